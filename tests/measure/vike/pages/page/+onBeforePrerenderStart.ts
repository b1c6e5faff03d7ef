import { notFoundPage, pages } from '../../src/domain/pages.ts';

export const onBeforePrerenderStart = () =>
  [...pages, notFoundPage].map(({ path }) => path);
