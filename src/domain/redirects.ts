import { redirects as rows } from '#site/redirects.ts';
import type { Redirect } from '../../pack/schemas/redirects.ts';
import { services } from './services.ts';

const ofAll = /\/\*$/;

/**
 * The addresses that a row stands for. A row that ends in `/*` stands for a town's page and each of
 * its service pages. Each address redirects to the same page below `to`, or to `to` itself if that
 * is one page.
 */
export function eachRedirect({ from, to }: Redirect): Redirect[] {
  if (!ofAll.test(from)) return [{ from, to }];
  const below = (pattern: string, rest: string) =>
    ofAll.test(pattern) ? pattern.replace(ofAll, rest) : pattern;
  const ofServices = services.map(({ slug }) => `/${slug}`);
  return ['', ...ofServices].map((rest) => ({
    from: below(from, rest),
    to: below(to, rest),
  }));
}

/** Former addresses of the site, each with the page that answers for it. */
export const redirects: readonly Redirect[] = rows.flatMap(eachRedirect);
