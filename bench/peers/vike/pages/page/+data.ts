import type { PageContextServer } from 'vike/types';
import { readPage } from '../../shared/read-content';

export const data = ({ urlPathname }: PageContextServer) => readPage(urlPathname);
