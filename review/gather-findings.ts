import type { RuleFinding, Finding, ReviewSite, Rule } from './model.ts';

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
