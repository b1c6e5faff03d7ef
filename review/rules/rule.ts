import { splitSentences } from '../../src/domain/text/sentences.ts';
import type { PageProvenance, ProvenanceAt } from '../gather/provenance.ts';
import { withoutPlaces } from '../read/place-names.ts';
import type { PageLink } from '../read/read-page.ts';
import type {
  OpenSite,
  ReadPage,
  ReviewPage,
  ReviewSite,
} from '../read/read-site.ts';
import type {
  Change,
  Finding,
  PageFinding,
  Rule,
  RuleFinding,
} from '../types.ts';

type CheckPage = NonNullable<Rule['checkPage']>;
type CheckSite = NonNullable<Rule['checkSite']>;

/** Pages that search engines are to list. */
export const listed = ({ pages }: ReviewSite): ReviewPage[] =>
  pages.filter(({ isListed }) => isListed);

/** A check of each listed page. */
export const eachListed =
  (
    check: (page: ReviewPage, site: ReviewSite) => PageFinding | undefined,
  ): CheckSite =>
  (site) =>
    listed(site).flatMap((page) => {
      const fault = check(page, site);
      return fault ? { path: page.path, ...fault } : [];
    });

/** Content from the database is the owner's to mend: it warns and stops no deploy. */
export const levelOf = (live: boolean): Pick<RuleFinding, 'level'> =>
  live ? { level: 'warning' } : {};

/** A fault of something that may have an address. Faults with one address have one cause. */
const faultAt = (
  what: string | undefined,
  from: string,
  address: string,
  live: boolean,
): PageFinding[] =>
  what === undefined
    ? []
    : [
        {
          what,
          where: `${from}: ${address}`,
          cause: address,
          ...levelOf(live),
        },
      ];

export const linkFault = (
  what: string | undefined,
  { href, live }: PageLink,
): PageFinding[] => faultAt(what, 'a href', href || '(empty)', live);

type Reading = ReadPage['reading'];
/** Says what is wrong with one thing of many on a page. */
type CheckEach<Item> = (
  item: Item,
  page: ReadPage,
  site: OpenSite,
) => string | undefined;

export const eachLink =
  (check: CheckEach<PageLink>): CheckPage =>
  (page, site) =>
    page.reading.links.flatMap((link) =>
      linkFault(check(link, page, site), link),
    );
export const eachImage =
  (check: CheckEach<Reading['images'][number]>): CheckPage =>
  (page, site) =>
    page.reading.images.flatMap((image) =>
      faultAt(check(image, page, site), 'img src', image.src, image.live),
    );
export const eachResource =
  (check: CheckEach<Reading['resources'][number]>): CheckPage =>
  (page, site) =>
    page.reading.resources.flatMap((each) =>
      faultAt(
        check(each, page, site),
        each.from,
        // Everything after the hash is a part of the same file.
        each.address.split('#', 1).join(),
        each.live,
      ),
    );

/**
 * A check that a pattern matches nothing on a page. Each finding names the sentence that matches.
 */
export const eachMatch =
  (pattern: RegExp, what: string): CheckPage =>
  ({ said }) =>
    said.flatMap(({ tag, text, live }) => {
      const found = pattern.exec(text);
      if (!found) return [];
      const sentence = splitSentences(text).find(
        ({ end }) => found.index < end,
      );
      const where = `${tag}: ${sentence ? text.slice(sentence.start, sentence.end) : text}`;
      return [
        {
          what: `"${found[0]}" ${what}`,
          where,
          cause: where,
          ...levelOf(live),
        },
      ];
    });

/** A check that no page has what an earlier one has. */
export const eachRepeat =
  (
    name: 'title' | 'description' | 'card',
    tag: string,
    say: (first: ReviewPage, page: ReviewPage) => string | undefined,
  ): CheckSite =>
  (site) => {
    const holders = new Map<string, ReviewPage>();
    return listed(site).flatMap((page) => {
      const key = page[name].toLowerCase();
      const first = holders.get(key);
      if (!first && key !== '') holders.set(key, page);
      const what = first && say(first, page);
      return what
        ? { path: page.path, what, where: `${tag}: ${page[name]}`, cause: key }
        : [];
    });
  };

/** A fault with one cause on this many pages counts as the layout's. */
const LAYOUT_PAGES = 5;

/** Faults with one cause: the first of them, and all its pages. */
interface FaultGroup {
  readonly fault: RuleFinding;
  readonly source: string;
  readonly pages: Set<string>;
}

/** Judges a site by every rule, page by page. Faults of one rule with one cause are one finding. */
export function createJudge(
  rules: readonly Rule[],
  open: OpenSite,
  provenanceAt: ProvenanceAt,
) {
  const found = rules.map((rule) => ({
    rule,
    groups: new Map<string, FaultGroup>(),
  }));
  const add = (
    { rule, groups }: (typeof found)[number],
    fault: RuleFinding,
  ) => {
    const { cause, what, level, path } = fault;
    const source = () => sourceOf(rule, fault, provenanceAt(path));
    // Faults from one file that differ only in figures have one cause. A given cause that names a
    // town is the same cause for every town.
    const own =
      cause === undefined
        ? `${source()} ${what.replace(/\d+/g, '#')}`
        : withoutPlaces(cause);
    const key = `${own} ${level}`;
    const group = groups.get(key) ?? {
      fault: structuredClone(fault),
      source: source(),
      pages: new Set(),
    };
    groups.set(key, group);
    group.pages.add(path);
  };
  return {
    onPage(page: ReadPage): void {
      for (const each of found) {
        const { checkPage, isOfEveryPage } = each.rule;
        if (!page.isListed && !isOfEveryPage) continue;
        for (const fault of checkPage?.(page, open) ?? [])
          add(each, { path: page.path, ...fault });
      }
    },
    /** In the order of the rules, then of the pages. */
    finish(site: ReviewSite): Finding[] {
      for (const each of found)
        for (const fault of each.rule.checkSite?.(site) ?? []) add(each, fault);
      return found.flatMap(({ rule, groups }) =>
        [...groups.values()].map((group) => findingOf(rule, group)),
      );
    },
  };
}

function findingOf(
  { id }: Rule,
  { fault, source, pages: paths }: FaultGroup,
): Finding {
  const { path, what, where, level = 'error' } = fault;
  const pages = [...paths].sort();
  return {
    rule: id,
    path: pages.length < LAYOUT_PAGES ? path : 'layout',
    what: pages.length === 1 ? what : `${what} (on ${pages.length} pages)`,
    where,
    pages,
    level,
    source,
  };
}

/** The file that a fault's words come from, by the generator's provenance. Empty if unknown. */
function sourceOf(
  { about }: Rule,
  { what, where, source: named }: RuleFinding,
  known: PageProvenance | undefined,
): string {
  if (named !== undefined) return named;
  if (about === 'title' || about === 'description')
    return known?.[about]?.source ?? '';
  for (const [sentence, { source }] of known?.sentences ?? [])
    if (where.includes(sentence) || what.includes(sentence)) return source;
  // The page has too little text, or too much that other pages share.
  return where.startsWith('main') ? (known?.profile ?? '') : '';
}

/** Names the edit behind a finding: the cause of the changes to what the finding is about. */
export function blameChanges(
  findings: readonly Finding[],
  changes: readonly (Change & { readonly causes: readonly string[] })[],
  rules: readonly Rule[],
): Finding[] {
  const aboutOf = new Map(rules.map(({ id, about }) => [id, about]));
  const byPath = Map.groupBy(changes, ({ path }) => path);
  const property = ({ part }: Change) => part.split('.').at(-1) ?? '';
  return findings.map((finding) => {
    const files = finding.pages.flatMap((path) => {
      const related = (byPath.get(path) ?? []).filter(
        (change) =>
          change.kind === aboutOf.get(finding.rule) &&
          finding.what.includes(property(change)),
      );
      return related.flatMap(({ causes }) =>
        causes.length === 1 ? causes : [],
      );
    });
    const [file, times] = mostFrequent(files);
    return times * 2 >= finding.pages.length
      ? { ...finding, source: file }
      : finding;
  });
}

const mostFrequent = (
  names: readonly string[],
): [name: string, times: number] =>
  [...Map.groupBy(names, (name) => name)]
    .map(([name, { length }]): [string, number] => [name, length])
    .sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
