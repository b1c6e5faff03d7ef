import type { RuleFinding, ReviewPage, ReviewSite, Finding, Rule } from '../types.ts';

type PageFinding = Omit<RuleFinding, 'path'>;

/** A check that looks at one page at a time. */
export function eachPage(
  check: (page: ReviewPage, site: ReviewSite) => readonly PageFinding[],
): (site: ReviewSite) => RuleFinding[] {
  return (site) => site.pages.flatMap((page) => check(page, site).map((fault) => ({ path: page.path, ...fault })));
}

/** Pages that search engines may show. */
export const indexable = ({ pages }: ReviewSite): ReviewPage[] =>
  pages.filter(({ noIndex, page }) => !noIndex && page.kind !== 'notFound');

/** One fault for each later page whose value an earlier page has already. */
export function repeats(
  pages: readonly ReviewPage[],
  valueOf: (page: ReviewPage) => string | undefined,
): { page: ReviewPage; first: ReviewPage; value: string }[] {
  const holders = new Map<string, ReviewPage>();
  return pages.flatMap((page) => {
    const value = valueOf(page);
    if (!value) return [];
    const first = holders.get(value.toLowerCase());
    if (first) return [{ page, first, value }];
    holders.set(value.toLowerCase(), page);
    return [];
  });
}

/** What comes from the database is the owner's to mend, at any hour: it warns and stops no deploy. */
export const levelOf = (live: boolean): Pick<RuleFinding, 'level'> => (live ? { level: 'warning' } : {});

/** From how many pages on a fault with one cause is the layout's and is reported once. */
const LAYOUT_PAGES = 5;

/** Judges a site by every rule; findings in the order of the rules, then of the pages. */
export function gatherFindings(site: ReviewSite, rules: readonly Rule[]): Finding[] {
  return rules.flatMap((rule) => mergeLayout(rule, rule.check(site)));
}

function mergeLayout({ id, level: ruleLevel = 'error' }: Rule, faults: readonly RuleFinding[]): Finding[] {
  const byCause = new Map<string, Set<string>>();
  for (const { path, cause } of faults) {
    if (cause === undefined) continue;
    const holders = byCause.get(cause);
    if (holders) holders.add(path);
    else byCause.set(cause, new Set([path]));
  }
  const reported = new Set<string>();
  return faults.flatMap(({ path, what, where, cause, level = ruleLevel }): Finding[] => {
    const holders = cause === undefined ? undefined : byCause.get(cause);
    if (cause === undefined || !holders || holders.size < LAYOUT_PAGES)
      return [{ rule: id, path, what, where, pages: [path], level }];
    if (reported.has(cause)) return [];
    reported.add(cause);
    return [
      {
        rule: id,
        path: 'layout',
        what: `${what} (on ${holders.size} pages)`,
        where,
        pages: [...holders].sort(),
        level,
      },
    ];
  });
}
