import type { PageContext } from 'vike/types';
import type { PageData } from '../../shared/types';

export const description = ({ data }: PageContext<PageData>) => data.entry.description;
