import * as v from 'valibot';
import { schemaProblems, type Problem } from '../../src/domain/problems.ts';
import type { PackData } from './pack-data.ts';

const file = 'site/redirects.ts';

const address = v.pipe(
  v.string(),
  v.regex(/^(?:\/[\w~-][\w.~-]*)+$/, 'must be the path alone, as in /old-page'),
  v.check((path) => !path.endsWith('.html'), 'needs no .html: that leads there anyway'),
);
const redirectsSchema = v.array(v.strictObject({ from: address, to: v.string() }));

/** Former addresses: each leads to a page at once, and none to where a page is. */
export function checkRedirects({ redirects, pagePaths }: PackData): Problem[] {
  const result = v.safeParse(redirectsSchema, redirects);
  if (!result.success) return schemaProblems(file, result.issues);
  const froms = redirects.map(({ from }) => from);
  const problemOf = ({ from, to }: (typeof redirects)[number], index: number): string | undefined => {
    if (froms.indexOf(from) < index) return 'is there twice: remove one';
    if (pagePaths.includes(from)) return 'is a page: take the line out';
    if (froms.includes(to)) return `"${to}" leads on itself: name the page at its end`;
    return pagePaths.includes(to) ? undefined : `"${to}" is no page: name the page that answers for it now`;
  };
  return redirects.flatMap((redirect, index) => {
    const message = problemOf(redirect, index);
    return message === undefined ? [] : [{ file, field: redirect.from, message }];
  });
}
