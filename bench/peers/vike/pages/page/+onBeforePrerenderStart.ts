import { allPages } from '../../shared/page-data.ts';

export const onBeforePrerenderStart = () => allPages.map(({ path }) => path);
