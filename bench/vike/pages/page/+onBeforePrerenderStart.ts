import { notFoundPage, pages } from '../../src/domain/routes.ts';

export const onBeforePrerenderStart = () =>
  [...pages, notFoundPage].map(({ path }) => path);
