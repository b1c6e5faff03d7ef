import { mapGet } from '../../src/domain/assert-defined.ts';
import { parse } from 'node:path';
import { filesOf, type PageInputs } from '../gather/page-inputs.ts';
import { parseTownPath } from '../read/links.ts';
import { splitSentences } from '../../src/domain/text/sentences.ts';
import type { Provenance, ProvenanceAt } from '../gather/provenance.ts';
import type { Change, EarlierState } from '../types.ts';
import {
  differenceOf,
  filesThatHold,
  significantWords,
  type WordDifference,
} from './words.ts';

export interface CauseInput {
  readonly provenanceAt: ProvenanceAt;
  readonly inputs: () => PageInputs;
  /** What a page's structured data says now for a property, such as `FAQPage.mainEntity`. */
  readonly dataText: (path: string, property: string) => string;
}

/** A change with the files that caused it, as far as they are known. */
export interface Caused extends Change {
  causes: readonly string[];
}

const unknownCause = 'not known';

/** Finds the files in which each change has its cause. Where several may be it and nothing tells which, one entry names them all. */
export function findCauses(
  changes: readonly Caused[],
  edits: EarlierState['edits'],
  input: CauseInput,
): void {
  const settle = (
    all: readonly Caused[],
    causesOf: (change: Caused) => readonly string[],
  ) => {
    for (const change of all)
      if (!isKnown(change))
        change.causes = [...new Set(causesOf(change))].sort();
  };
  if (edits) {
    const known = { ...input, edits };
    settle(changes, (change) => heldBy(change, known));
    const ofPages = changes.filter(
      ({ kind }) => kind === 'page' || kind === 'robots',
    );
    const pageFiles = new Set(
      ofPages.flatMap(({ kind, causes }) => (kind === 'page' ? causes : [])),
    );
    for (const own of Map.groupBy(changes, ({ path }) => path).values()) {
      for (const follow of [
        followPage(ofPages),
        followEcho,
        followData(input),
        followLinks,
        followLabel,
      ])
        settle(own, (change) => follow(change, own));
      settle(own, (change) => remaining(change, own, { ...known, pageFiles }));
    }
  } else
    settle(changes, (change) => provenanceOf(change, input).flatMap(filesOf));
  settle(changes, () => [unknownCause]);
}

const isKnown = ({ causes }: Caused) => causes.length > 0;

type Known = CauseInput & {
  readonly edits: ReadonlyMap<string, WordDifference>;
};
type Follow = (change: Caused, own: readonly Caused[]) => readonly string[];

/** Files whose edits hold the words that changed, among those that the words themselves name before all others. */
function heldBy(change: Change, input: Known): string[] {
  const { edits } = input;
  const { kind, path, before, after } = change;
  const holders = (difference: WordDifference, files: readonly string[]) =>
    filesThatHold(difference, files, edits);
  const made = provenanceOf(change, input);
  const named = holders(
    wordsOf(change),
    made.flatMap(filesOf).filter((file) => edits.has(file)),
  );
  if (named.length > 0) return named;
  const sources = made
    .map(({ source }) => source)
    .filter((file) => edits.has(file));
  if (sources.length > 0) return sources;
  const candidates = candidatesFor(change, input);
  if (kind === 'page') {
    // The town before the service: where both are in the address, a whole town may have come or gone.
    const held = path
      .split('/')
      .map((part) =>
        holders(differenceOf(before && part, after && part), candidates),
      );
    return held.find((files) => files.length > 0) ?? [];
  }
  const shown = candidates.filter(
    (file) =>
      isPicture(file) && `${before} ${after}`.includes(parse(file).name),
  );
  if (shown.length > 0) return shown;
  // An address names the picture and how it is encoded.
  const isEncodedAnew =
    before !== '' &&
    before.replace(pictureHash, '') === after.replace(pictureHash, '');
  return isEncodedAnew && edits.has(pictureRecipe)
    ? [pictureRecipe]
    : holders(wordsOf(change), candidates);
}

const pictureRecipe = 'pipeline/stages/pictures/picture-recipe.ts';
const pictureHash = /(?<=\/pictures\/[\w-]+)-[0-9a-f]{8}(?=-\d)/g;

/** Where the sentences that are new come from, a title or a description; the profile by which a page is published or not. */
function provenanceOf(
  { path, kind, before, after }: Change,
  { provenanceAt }: CauseInput,
): Provenance[] {
  const known = provenanceAt(path);
  if ((kind === 'title' || kind === 'description') && known?.[kind])
    return [known[kind]];
  if (kind === 'robots' || kind === 'site map')
    return profileOf(path).map((source) => ({
      source,
      part: 'publish',
      fields: [],
    }));
  if (kind !== 'text' && kind !== 'headings') return [];
  const line = kind === 'headings' ? after.replace(/^\d /, '') : after;
  const was = new Set(
    splitSentences(before).map(({ start, end }) => before.slice(start, end)),
  );
  return splitSentences(line)
    .map(({ start, end }) => line.slice(start, end))
    .filter((sentence) => !was.has(sentence))
    .flatMap((sentence) => known?.sentences.get(sentence) ?? []);
}

const isPicture = (file: string) =>
  /^site\/.*\.(?:avif|gif|jpe?g|png|svg|webp)$/.test(file);
const profileOf = (path: string): string[] => {
  const parsed = parseTownPath(path);
  return parsed?.service === undefined
    ? []
    : [`site/profiles/${parsed.town}.json`];
};

/** Edited files that the page is made from. A template that none of its sentences names any more may be what a lost one came from. */
function candidatesFor(
  { path, kind }: Change,
  { edits, inputs }: Known,
): string[] {
  if (kind === 'page' || kind === 'site map')
    return [...edits.keys()].filter((file) =>
      /^(?:site|src)\/(?!profiles\/)/.test(file),
    );
  const { ofPage, ofSite } = inputs();
  const made = ofPage(path) ?? ofSite;
  const set =
    parseTownPath(path) &&
    `templates/${parseTownPath(path)?.service ?? 'hub'}/`;
  return [...edits.keys()].filter(
    (file) =>
      made.has(file) || (set && file.startsWith(set)) || isPicture(file),
  );
}

/** The words of a change; of a hashed value nothing is known but its name. */
function wordsOf({ kind, part, before, after }: Change): WordDifference {
  const plain = (text: string) => {
    if (kind === 'headings') return text.replace(/^(?=\d )/, 'h');
    return kind === 'structured data'
      ? text.replace(/#[0-9a-f]{8}(?: \(\d+\))?/g, '')
      : text;
  };
  // The page's own name says which of many things of a kind changed.
  return differenceOf(plain(before), plain(after), [
    part.split('.').at(-1) ?? '',
  ]);
}

/** A link to a page that came, went or asks to be left out, and its place in the site map, have that page's cause. */
const followPage =
  (ofPages: readonly Caused[]): Follow =>
  ({ kind, path, before, after }) => {
    const target =
      kind === 'links'
        ? before || after
        : kind === 'site map'
          ? path
          : undefined;
    return ofPages.find((change) => change.path === target)?.causes ?? [];
  };

/** The same words in another place of the page, such as its title on its card. */
const followEcho: Follow = ({ before, after, kind }, own) => {
  const bare = (text: string) => text.replace(/^\d /, '');
  const echoed = own.find(
    (other) =>
      other.kind !== kind &&
      isKnown(other) &&
      bare(other.before) === bare(before) &&
      bare(other.after) === bare(after),
  );
  return echoed?.causes ?? [];
};

/** Structured data that repeats lines of the page's text changes with them. */
const followData =
  ({ dataText }: CauseInput): Follow =>
  ({ kind, path, part }, own) => {
    if (kind !== 'structured data') return [];
    const said = dataText(path, part);
    return own
      .filter(
        (other) =>
          other.kind === 'text' &&
          other.after !== '' &&
          said.includes(other.after),
      )
      .flatMap(({ causes }) => causes);
  };

/** A link that takes the place of another in a list came for the same reason. */
const followLinks: Follow = ({ kind }, own) => {
  const causes = causesOfLinks(own);
  return kind === 'links' && causes.size === 1 ? [...causes] : [];
};

const causesOfLinks = (own: readonly Caused[]) =>
  new Set(own.flatMap(({ kind, causes }) => (kind === 'links' ? causes : [])));

/** The words of a link come and go with it. */
const followLabel: Follow = ({ kind, before, after }, own) => {
  if (kind !== 'text') return [];
  const label = significantWords(before || after);
  const link = own.find((other) => {
    const target = new Set(
      significantWords((other.before || other.after).replaceAll('-', ' ')),
    );
    return (
      other.kind === 'links' &&
      isKnown(other) &&
      label.every((word) => target.has(word))
    );
  });
  return link?.causes ?? [];
};

/** What is left when nothing tells: the one file that it can be, or all of them in one entry. */
function remaining(
  change: Caused,
  own: readonly Caused[],
  input: Known & { readonly pageFiles: ReadonlySet<string> },
): string[] {
  const { edits, pageFiles } = input;
  const { kind, part, path } = change;
  const property = significantWords(part.split('.').at(-1) ?? '');
  const seen = new Set(
    own.filter(isKnown).flatMap((other) => allWords(wordsOf(other))),
  );
  const ofHead =
    kind === 'title' || kind === 'description' ? `/seo-${kind}/` : undefined;
  const all = candidatesFor(change, input);
  // Another variant is used, because the one that was used before no longer fits.
  const variants = all.filter(
    (file) => ofHead && file.startsWith('templates/') && file.includes(ofHead),
  );
  if (variants.length > 0 && parseTownPath(path)) return listed(variants);
  const possible = all.filter((file) => {
    if (file.startsWith('templates/') || isPicture(file)) return false;
    const words = allWords(mapGet(edits, file));
    // An edit whose words are all seen in other changes of the page explains no more.
    if (words.every((word) => seen.has(word))) return false;
    if (!file.startsWith('src/')) return true;
    // Code says the name of a property that it makes; what makes the head makes nothing else.
    if (kind === 'structured data')
      return property.some((word) => words.includes(word));
    return !file.startsWith('src/seo/') || file.includes('PageMeta');
  });
  // What brought or took other pages, and no link of this one, has hardly to do with it.
  const ofLinks = causesOfLinks(own);
  const near = possible.filter(
    (file) => !pageFiles.has(file) || ofLinks.has(file),
  );
  return listed(near.length > 0 ? near : possible);
}

const listed = (files: string[]): string[] =>
  files.length > 1 ? [`several: ${files.join(', ')}`] : files;

const allWords = ({ gone, came, either }: WordDifference) => [
  ...gone,
  ...came,
  ...either,
];
