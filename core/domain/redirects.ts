import { redirects as rows } from '#site/redirects.ts';
import type { Redirect } from '../schemas/redirects.ts';
import { services } from './services.ts';

const ofAll = /\/\*$/;

/**
 * Returns the redirects that a row stands for. A row ending in `/*` covers a town hub and each of
 * its service pages. Each redirects to the same page below `to`, or to `to` itself if that has
 * no `/*`.
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

/** Former paths of the site, each with the page that it redirects to. */
export const redirects: readonly Redirect[] = rows.flatMap(eachRedirect);
