import * as v from 'valibot';
import { manifestSchema, type Manifest, type ManifestEntry } from '../src/domain/manifest.ts';
import { InputError, schemaProblems } from '../src/domain/problems.ts';
import { shareLists, shareRecords, unshareList, unshareRecord } from './common-parts.ts';

/** Lists and records that most pages have in common: kept once, in `common`. */
const listNames = ['links', 'images'] as const;
const recordNames = ['social', 'data'] as const;

/** The committed files: the manifest, and beside it the words of pages that are in no content file. */
export interface ManifestFiles {
  readonly manifest: string;
  readonly words: string;
}

/** The manifest as committed: one line a field, so that a change reads well in a review. */
export function formatManifest({ site, pages }: Manifest): ManifestFiles {
  const lists = Object.fromEntries(listNames.map((name) => [name, shareLists(pages.map((page) => page[name]))]));
  const records = Object.fromEntries(recordNames.map((name) => [name, shareRecords(pages.map((page) => page[name]))]));
  const common = Object.fromEntries([
    ...Object.entries(lists).map(([name, shared]) => [name, shared.common]),
    ...Object.entries(records).map(([name, shared]) => [name, shared.common]),
  ]);
  const entries = pages.map((page, index) => ({
    ...page,
    // In the file of words.
    beside: undefined,
    ...Object.fromEntries(Object.entries(lists).map(([name, { own }]) => [name, own[index]])),
    ...Object.fromEntries(Object.entries(records).map(([name, { own }]) => [name, own[index]])),
  }));
  const words = shareLists(pages.map(({ beside }) => beside));
  return {
    manifest: `{\n  "site": ${indented(site)},\n  "common": ${indented(common)},\n  "pages": [\n${entries.map((entry) => `    ${objectLines(entry, 4)}`).join(',\n')}\n  ]\n}\n`,
    words: `${JSON.stringify({ common: words.common, pages: Object.fromEntries(pages.map(({ path }, index) => [path, words.own[index]])) }, null, 1)}\n`,
  };
}

const indented = (value: object) => JSON.stringify(value, null, 2).replaceAll('\n', '\n  ');

/** One line a field; headings and pictures, which are long, one line each. */
function objectLines(entry: object, indent: number): string {
  const space = ' '.repeat(indent);
  const fields = Object.entries(entry)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const isLong = (name === 'headings' || name === 'images') && (value as string[]).length > 0;
      return `${space}  ${JSON.stringify(name)}: ${isLong ? JSON.stringify(value, null, 2).replaceAll('\n', `\n${space}  `) : JSON.stringify(value)}`;
    });
  return `{\n${fields.join(',\n')}\n${space}}`;
}

interface CommonParts {
  readonly links: string[];
  readonly images: string[];
  readonly social: Record<string, string>;
  readonly data: Record<string, string>;
}

/**
 * Reads the committed files. Without `words` the pages have no words beside their content files.
 * @throws InputError naming `file` where it is no manifest of today's form.
 */
export function parseManifest(
  { manifest, words }: { readonly manifest: string; readonly words?: string },
  file: string,
): Manifest {
  const older = (): never => {
    throw new InputError([
      { file, message: 'is no manifest, or one of an earlier form: run npm run build and commit it' },
    ]);
  };
  let whole: unknown;
  try {
    const { site, common, pages } = JSON.parse(manifest) as {
      site: unknown;
      common: CommonParts;
      pages: ManifestEntry[];
    };
    const beside =
      words === undefined ? undefined : (JSON.parse(words) as { common: string[]; pages: Record<string, string[]> });
    if (!site || !common) return older();
    whole = {
      site,
      pages: pages.map((page) => ({
        ...page,
        ...Object.fromEntries(listNames.map((name) => [name, unshareList(common[name], page[name])])),
        ...Object.fromEntries(recordNames.map((name) => [name, unshareRecord(common[name], page[name])])),
        beside: beside ? unshareList(beside.common, beside.pages[page.path] ?? []) : [],
      })),
    };
  } catch {
    return older();
  }
  const result = v.safeParse(manifestSchema, whole);
  if (!result.success) throw new InputError(schemaProblems(file, result.issues));
  return result.output;
}
