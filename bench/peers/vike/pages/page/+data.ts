import type { PageContextServer } from 'vike/types';
import { pageDataOf } from '../../shared/page-data.ts';

export const data = ({ urlPathname }: PageContextServer) => pageDataOf(urlPathname);
