import { pages } from '../../shared/read-content';

export const onBeforePrerenderStart = () => pages.map(({ path }) => path);
