import { notFoundPage, pages } from '../../core/domain/pages.ts';

export const onBeforePrerenderStart = () =>
  [...pages, notFoundPage].map(({ path }) => path);
