import type { PageContext } from 'vike/types';
import type { PageData } from '../../shared/types';

export const title = ({ data }: PageContext<PageData>) => data.entry.title;
