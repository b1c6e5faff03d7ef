import { join } from 'node:path';
import { packFolder } from '../../core/disk/pack-folder.ts';
import { readIfThere } from '../../core/disk/read-file.ts';
import { splitSentences } from '../../core/domain/text/sentences.ts';
import type { PageProvenance, Provenance } from '../gather/provenance.ts';
import { withoutPlaces } from '../read/place-names.ts';
import type { PageAddress } from '../read/attributes.ts';
import {
  descriptionTag,
  type OpenSite,
  type ReadPage,
  type ReviewPage,
  type ReviewSite,
  type Said,
} from '../read/read-site.ts';
import type {
  CheckPage,
  CheckSite,
  Faults,
  FaultyWords,
  Finding,
  PageFinding,
  Rule,
  RuleFinding,
} from '../types.ts';

/** Lists rules that are given by their ids. */
export const rulesById = (
  rules: Readonly<Record<string, Omit<Rule, 'id'>>>,
): Rule[] => Object.entries(rules).map(([id, rule]) => ({ id, ...rule }));

/** Pages that search engines are to list. */
export const listed = ({ pages }: ReviewSite): ReviewPage[] =>
  pages.filter(({ isListed }) => isListed);

/** Makes a check of each listed page. */
export const eachListed =
  (
    check: (
      page: ReviewPage,
      site: ReviewSite,
    ) => PageFinding | false | undefined,
  ): CheckSite =>
  (site) =>
    listed(site).map((page) => {
      const fault = check(page, site);
      return fault && { path: page.path, ...fault };
    });

/**
 * Makes checks of each item of one kind on a page. `check` says what is wrong with an item. Faults
 * with one address have one cause.
 */
const eachOf =
  <Item extends PageAddress>(itemsOf: (page: ReadPage) => readonly Item[]) =>
  (
    check: (
      item: Item,
      page: ReadPage,
      site: OpenSite,
    ) => string | false | Omit<PageFinding, 'where'> | undefined,
  ): CheckPage =>
  (page, site) =>
    itemsOf(page).map((item) => {
      const found = check(item, page, site);
      const { from, address: cause, live } = item;
      const fault = typeof found === 'string' ? { what: found } : found;
      const where = `${from}: ${cause}`;
      return fault && fault.what && { where, cause, live, ...fault };
    });

export const eachLink = eachOf(({ links }) => links);
export const eachImage = eachOf(({ images }) => images);
export const eachResource = eachOf(({ resources }) => resources);

/** Returns the wrong matches of a pattern in a text, each with the sentence that contains it. */
export function matchesIn(
  { tag, text, live }: Said,
  pattern: RegExp,
  isWrong: (found: string) => unknown = () => true,
) {
  // Most texts have no match, and `matchAll` copies the pattern.
  if (text.search(pattern) < 0) return [];
  return [...text.matchAll(pattern)]
    .filter(([found]) => isWrong(found))
    .map(({ 0: found, index }) => {
      const { start, end } =
        splitSentences(text).find((each) => index < each.end) ?? {};
      const sentence = text.slice(start, end);
      const where = `${tag}: ${sentence}`;
      return { found, where, words: wordsOf(tag, sentence, found), live };
    });
}

/** Returns the words at fault in a text of the page. */
export function wordsOf(
  tag: Said['tag'],
  text: string,
  wrong: string,
): FaultyWords {
  if (tag === 'title') return 'title';
  return tag === descriptionTag ? 'description' : { text, wrong };
}

/** Makes a check that a pattern matches nothing on a page. */
export const eachMatch =
  (pattern: RegExp, what: string): CheckPage =>
  ({ said }) =>
    said
      .flatMap((text) => matchesIn(text, pattern))
      .map(({ found, ...place }) => ({
        what: `"${found}" ${what}`,
        cause: place.where,
        ...place,
      }));

/** Cuts a text for a message. */
export const shorten = (text: string, most = 100): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

/** Makes a check that no two pages have the same text. All of them are at fault if they do. */
export const noRepeat =
  (name: 'title' | 'description'): CheckSite =>
  (site) =>
    [...Map.groupBy(listed(site), (page) => page[name].toLowerCase())]
      .filter(([text, pages]) => text !== '' && pages.length > 1)
      .flatMap(([cause, pages]) => {
        const what = `Another page has the same ${name}`;
        const where = `${name}: ${pages[0]?.[name]}`;
        return pages.map(({ path }) => ({
          path,
          what,
          where,
          words: name,
          cause,
        }));
      });

/** A fault with one cause on this many pages counts as a fault of the layout. */
const LAYOUT_PAGES = 5;

/** Faults with one cause: the first of them, and all its pages. */
interface FaultGroup {
  readonly rule: Rule;
  readonly cause: string;
  readonly fault: RuleFinding;
  readonly source: string;
  readonly pages: Set<string>;
}

/** A page with more faults of one rule than this is broken, and the first show how. */
const ENOUGH = 5;

/** Checks a site by every rule, page by page. Faults of one rule with one cause are one finding. */
export function createJudge(rules: readonly Rule[], open: OpenSite) {
  const groups = new Map<string, FaultGroup>();
  const add = (
    rule: Rule,
    fault: RuleFinding,
    provenance: PageProvenance | undefined,
  ) => {
    const { what, live = false, path } = fault;
    const source = sourceOf(fault, provenance);
    // Faults from one file that differ only in figures have one cause. A given cause that names a
    // town is the same cause for every town.
    const cause =
      fault.cause === undefined
        ? `${source} ${what.replace(/\d+/g, '#')}`.trim()
        : withoutPlaces(fault.cause);
    const key = `${rule.id} ${cause} ${live}`;
    const group = groups.get(key) ?? {
      rule,
      cause,
      fault: structuredClone(fault),
      source,
      pages: new Set(),
    };
    groups.set(key, group);
    group.pages.add(path);
  };
  return {
    onPage(page: ReadPage): void {
      const { path, isListed, provenance } = page;
      for (const rule of rules)
        if (isListed || rule.isOfEveryPage)
          for (const fault of allOf(rule.checkPage?.(page, open)).slice(
            0,
            ENOUGH,
          ))
            add(rule, { path, ...fault }, provenance);
    },
    /** In the order of the rules, then of the pages. */
    finish(site: ReviewSite): Finding[] {
      for (const rule of rules)
        for (const fault of allOf(rule.checkSite?.(site))) {
          const page = open.known.get(fault.path);
          add(rule, fault, page && open.provenanceOf(page));
        }
      const byRule = Map.groupBy(groups.values(), ({ rule }) => rule);
      return rules.flatMap((rule) => byRule.get(rule) ?? []).map(findingOf);
    },
  };
}

/** The faults that a check found, as one list. */
const allOf = <Fault>(found: Faults<Fault>): Fault[] =>
  [found as unknown].flat(Infinity).filter(Boolean) as Fault[];

function findingOf({
  rule,
  fault,
  cause,
  source,
  ...group
}: FaultGroup): Finding {
  const { path, what, where, live } = fault;
  const pages = [...group.pages].sort();
  return {
    rule: rule.id,
    path: pages.length < LAYOUT_PAGES ? path : 'layout',
    what,
    where,
    cause,
    pages,
    level: rule.onlyWarns || live ? 'warning' : 'error',
    source,
  };
}

/** The file that a fault's words come from, by the generator's provenance. Empty if unknown. */
function sourceOf(
  { source, words }: RuleFinding,
  known: PageProvenance | undefined,
): string {
  if (source !== undefined) return source;
  if (words === undefined || known === undefined) return '';
  // The page has too little text, or too much that other pages share.
  if (words === 'main') return known.profile ?? '';
  if (typeof words === 'string') return known[words]?.source ?? '';
  for (const [sentence, made] of known.sentences)
    if (words.text.includes(sentence)) return fileHolding(words.wrong, made);
  return '';
}

/** Of the files that a sentence is made from, the one that holds what is wrong. */
function fileHolding(
  wrong: string | undefined,
  { source, fields }: Provenance,
): string {
  if (wrong === undefined) return source;
  const files = fields.map((field) => field.replace(/: .*/, ''));
  const holds = (name: string) =>
    readIfThere(join(packFolder, name))?.includes(wrong);
  return files.find(holds) ?? source;
}
