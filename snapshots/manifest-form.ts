import type { ManifestEntry, ManifestSite } from '../src/domain/manifest.ts';
import { createItemCount, fieldsOf, ownItems, ownRecord, recordOf } from './common-parts.ts';

/* How the manifest and the words beside it are written: a head with what pages have in common, then page by page. */

/** Lists and records that most pages have in common: kept once, in `common`. */
export const listNames = ['links', 'images'] as const;
export const recordNames = ['social', 'data'] as const;

/** What most pages have in common. */
export interface CommonParts {
  readonly links: readonly string[];
  readonly images: readonly string[];
  readonly social: Readonly<Record<string, string>>;
  readonly data: Readonly<Record<string, string>>;
  /** In the file of words. */
  readonly beside: readonly string[];
}

/** A text for each of the two files. */
export interface InBothFiles<T> {
  readonly manifest: T;
  readonly words: T;
}

/** What stands before the first page, between two pages and after the last one. No page's own lines hold it. */
export const marks = {
  manifest: { opens: ',\n  "pages": [\n    {\n', between: ',\n    {\n', ends: '\n  ]\n}\n' },
  words: { opens: ',\n "pages": {\n  "', between: ',\n  "', ends: '\n }\n}\n' },
} as const;

/** Finds what pages have in common. */
export function findCommon(entries: Iterable<ManifestEntry>): CommonParts {
  const names = [...listNames, ...recordNames, 'beside'] as const;
  const counts = Object.fromEntries(names.map((name) => [name, createItemCount()])) as Record<
    (typeof names)[number],
    ReturnType<typeof createItemCount>
  >;
  for (const entry of entries) {
    for (const name of [...listNames, 'beside'] as const) counts[name].add(entry[name]);
    for (const name of recordNames) counts[name].add(fieldsOf(entry[name]));
  }
  return {
    links: counts.links.common(),
    images: counts.images.common(),
    social: recordOf(counts.social.common()),
    data: recordOf(counts.data.common()),
    beside: counts.beside.common(),
  };
}

/** What both files begin with. */
export function formatHeads(site: ManifestSite, { beside, ...common }: CommonParts): InBothFiles<string> {
  return {
    manifest: `{\n  "site": ${indented(site, 2)},\n  "common": ${indented(common, 2)}`,
    words: `{\n "common": ${indented(beside, 1)}`,
  };
}

/** Makes a page's lines in both files. */
export function createPageFormat({ beside, ...common }: CommonParts): (entry: ManifestEntry) => InBothFiles<string> {
  const lists = listNames.map((name) => [name, new Set(common[name])] as const);
  const words = new Set(beside);
  return (entry) => {
    const fields = {
      ...entry,
      // In the file of words.
      beside: undefined,
      ...Object.fromEntries(lists.map(([name, items]) => [name, ownItems(entry[name], items)])),
      ...Object.fromEntries(recordNames.map((name) => [name, ownRecord(entry[name], common[name])])),
    };
    const own = JSON.stringify(ownItems(entry.beside, words), null, 1).replaceAll('\n', '\n  ');
    return { manifest: fieldLines(fields), words: `${JSON.stringify(entry.path).slice(1)}: ${own}` };
  };
}

const indented = (value: object, by: number) => JSON.stringify(value, null, by).replaceAll('\n', `\n${' '.repeat(by)}`);

/** One line a field, so that a change reads well in a review; headings and pictures, which are long, one line each. */
function fieldLines(entry: object): string {
  const space = ' '.repeat(6);
  const fields = Object.entries(entry)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const isLong = (name === 'headings' || name === 'images') && (value as string[]).length > 0;
      return `${space}${JSON.stringify(name)}: ${isLong ? JSON.stringify(value, null, 2).replaceAll('\n', `\n${space}`) : JSON.stringify(value)}`;
    });
  return `${fields.join(',\n')}\n    }`;
}
