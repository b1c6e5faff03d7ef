import { createServerFn } from '@tanstack/react-start';
import { readPage } from '../shared/read-content';

/** Content is read while the page is rendered, never in the browser. */
export const loadPage = createServerFn({ method: 'GET' })
  .validator((path: string) => path)
  .handler(({ data }) => readPage(data));
