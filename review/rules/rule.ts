import { at } from '../../src/domain/assert-defined.ts';
import type { Change, Finding, PageProvenance, ReviewPage, ReviewSite, Rule, RuleFinding } from '../types.ts';

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

/** From how many pages on a fault with one cause is the layout's. */
const LAYOUT_PAGES = 5;

type Provenance = ReadonlyMap<string, PageProvenance>;

/** Judges a site by every rule: faults of one rule with one cause are one finding. In the order of the rules, then of the pages. */
export function gatherFindings(
  site: ReviewSite,
  rules: readonly Rule[],
  provenance: Provenance = new Map(),
): Finding[] {
  return rules.flatMap((rule) => {
    const sourced = rule
      .check(site)
      .map((fault) => ({ ...fault, source: sourceOf(rule, fault, provenance.get(fault.path)) }));
    // What is said alike but for its figures, of what one file makes, has one cause.
    const groups = Map.groupBy(
      sourced,
      ({ cause, what, level, source }) => `${cause ?? `${source} ${what.replace(/\d+/g, '#')}`} ${level}`,
    );
    return [...groups.values()].map((faults): Finding => {
      const { path, what, where, level = rule.level ?? 'error', source } = at(faults, 0);
      const pages = [...new Set(faults.map((fault) => fault.path))].sort();
      return {
        rule: rule.id,
        path: pages.length < LAYOUT_PAGES ? path : 'layout',
        what: pages.length === 1 ? what : `${what} (on ${pages.length} pages)`,
        where,
        pages,
        level,
        source,
      };
    });
  });
}

/** The file that makes what a fault is about: of a title its template, of a sentence where it comes from, of the head the code. */
function sourceOf({ about }: Rule, { what, where }: RuleFinding, known: PageProvenance | undefined): string {
  if (about === 'structured data') return 'src/seo/structured-data.ts';
  if (about === 'address' || about === 'robots' || about === 'social tags') return 'src/seo/PageMeta.tsx';
  if (!known) return '';
  if (about === 'title' || about === 'description') return (known[about] ?? known.rest).source;
  const said = [...known.sentences].find(([sentence]) => where.includes(sentence) || what.includes(sentence));
  return (said?.[1] ?? known.rest).source;
}

/** Lays findings to the files that changed what they are about, where they are known: a fault that is new came with a change. */
export function blameChanges(
  findings: readonly Finding[],
  changes: readonly (Change & { readonly causes: readonly string[] })[],
  rules: readonly Rule[],
): Finding[] {
  const aboutOf = new Map(rules.map(({ id, about }) => [id, about]));
  const byPath = Map.groupBy(changes, ({ path }) => path);
  return findings.map((finding) => {
    const property = ({ part }: Change) => part.split('.').at(-1) ?? '';
    const files = finding.pages.flatMap((path) =>
      (byPath.get(path) ?? [])
        .filter((change) => change.kind === aboutOf.get(finding.rule) && finding.what.includes(property(change)))
        .flatMap(({ causes }) => (causes.length === 1 ? causes : [])),
    );
    const [file, times] = [...Map.groupBy(files, (name) => name)]
      .map(([name, { length }]): [string, number] => [name, length])
      .sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
    return times * 2 >= finding.pages.length && file.includes('/') && !file.startsWith('several')
      ? { ...finding, source: file }
      : finding;
  });
}
