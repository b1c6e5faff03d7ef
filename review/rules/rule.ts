import { at } from '../../src/domain/assert-defined.ts';
import { splitSentences } from '../../src/domain/words/sentences.ts';
import type { Change, Finding, PageProvenance, ReviewPage, ReviewSite, Rule, RuleFinding } from '../types.ts';

type PageFinding = Omit<RuleFinding, 'path'>;
type Check = (site: ReviewSite) => RuleFinding[];

/** A check that looks at one page at a time. */
export const eachPage =
  (check: (page: ReviewPage, site: ReviewSite) => readonly PageFinding[]): Check =>
  (site) =>
    site.pages.flatMap((page) => check(page, site).map((fault) => ({ path: page.path, ...fault })));

/** Pages that search engines may show. */
export const indexable = ({ pages }: ReviewSite): ReviewPage[] =>
  pages.filter(({ noIndex, page }) => !noIndex && page.kind !== 'notFound');

/** The same of the pages that search engines may show. */
export const eachIndexable = (check: (page: ReviewPage, site: ReviewSite) => PageFinding | undefined): Check =>
  eachPage((page, site) => {
    const fault = page.noIndex || page.page.kind === 'notFound' ? undefined : check(page, site);
    return fault ? [fault] : [];
  });

/** What comes from the database is the owner's to mend, at any hour: it warns and stops no deploy. */
export const levelOf = (live: boolean): Pick<RuleFinding, 'level'> => (live ? { level: 'warning' } : {});

/** Makes checks that look at one thing of a kind at a time and say what is wrong with it. Faults of the same address have one cause. */
const eachOf =
  <Item extends { readonly live: boolean }>(
    itemsOf: (page: ReviewPage) => readonly Item[],
    whereOf: (item: Item) => string,
  ) =>
  (check: (item: Item, page: ReviewPage, site: ReviewSite) => string | undefined): Check =>
    eachPage((page, site) =>
      itemsOf(page).flatMap((item) => {
        const what = check(item, page, site);
        if (what === undefined) return [];
        const where = whereOf(item);
        return [{ what, where, cause: where.replace(/^[^:]*: /, ''), ...levelOf(item.live) }];
      }),
    );

export const eachLink = eachOf(
  ({ reading }) => reading.links,
  ({ href }) => `a href: ${href || '(empty)'}`,
);
export const eachImage = eachOf(
  ({ reading }) => reading.images,
  ({ src }) => `img src: ${src}`,
);
export const eachResource = eachOf(
  ({ reading }) => reading.resources,
  ({ from, address }) => `${from}: ${address}`,
);

/** A check that nothing in titles, descriptions, lines of text and attributes matches; it names the sentence of each match. */
export const eachMatch = (pattern: RegExp, what: string): Check =>
  eachPage(({ reading }) => {
    const texts = [
      ...reading.titles.map((text) => ({ tag: 'title', text, live: false })),
      ...reading.descriptions.map((text) => ({ tag: 'meta description', text, live: false })),
      ...reading.blocks,
      ...reading.images.map(({ alt = '', live }) => ({ tag: 'img alt', text: alt, live })),
      ...reading.links.map(({ href, live }) => ({ tag: 'a href', text: href, live })),
      ...reading.marks.map((text) => ({ tag: 'source', text, live: false })),
    ];
    return texts.flatMap(({ tag, text, live }) => {
      const found = pattern.exec(text);
      if (!found) return [];
      const sentence = splitSentences(text).find(({ end }) => found.index < end);
      const where = `${tag}: ${sentence ? text.slice(sentence.start, sentence.end) : text}`;
      return [{ what: `"${found[0]}" ${what}`, where, cause: where, ...levelOf(live) }];
    });
  });

/** A check that no page has what an earlier one has. */
export const eachRepeat = (
  valueOf: (page: ReviewPage) => string | undefined,
  say: (first: ReviewPage, page: ReviewPage) => string | undefined,
  tag: string,
): Check => {
  return (site) => {
    const holders = new Map<string, ReviewPage>();
    return indexable(site).flatMap((page) => {
      const value = valueOf(page);
      const key = value?.toLowerCase() ?? '';
      const first = holders.get(key);
      if (!first && key !== '') holders.set(key, page);
      const what = first && say(first, page);
      return what ? [{ path: page.path, what, where: `${tag}: ${value}`, cause: key }] : [];
    });
  };
};

/** From how many pages on a fault with one cause is the layout's. */
const LAYOUT_PAGES = 5;

type Provenance = ReadonlyMap<string, PageProvenance>;

/** Judges a site by every rule: faults of one rule with one cause are one finding. In the order of the rules, then of the pages. */
export function gatherFindings(site: ReviewSite, rules: readonly Rule[], provenance: Provenance): Finding[] {
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
      const { path, what, where, level = 'error', source } = at(faults, 0);
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
function sourceOf({ about }: Rule, { path, what, where }: RuleFinding, known: PageProvenance | undefined): string {
  if (about === 'structured data') return 'src/seo/structured-data.ts';
  if (about === 'address' || about === 'robots' || about === 'social tags') return 'src/seo/PageMeta.tsx';
  if (about === 'site map') return 'snapshots/assembly/sitemap.ts';
  if (!known) return about === 'page' ? 'site/redirects.ts' : path.startsWith('/') ? '' : path;
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
