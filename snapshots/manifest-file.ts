import * as v from 'valibot';
import { manifestSchema, type Manifest, type ManifestEntry } from '../src/domain/manifest.ts';
import { InputError, schemaProblems } from '../src/domain/problems.ts';
import { commonItems, commonRecord, ownItems, ownRecord, unshareList, unshareRecord } from './common-parts.ts';

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
  const lists = listNames.map((name) => [name, commonItems(pages.map((page) => page[name]))] as const);
  const records = recordNames.map((name) => [name, commonRecord(pages.map((page) => page[name]))] as const);
  const common = Object.fromEntries<object>([...lists, ...records]);
  const sets = lists.map(([name, items]) => [name, new Set(items)] as const);
  const entries = pages.map((page) => ({
    ...page,
    // In the file of words.
    beside: undefined,
    ...Object.fromEntries(sets.map(([name, items]) => [name, ownItems(page[name], items)])),
    ...Object.fromEntries(records.map(([name, record]) => [name, ownRecord(page[name], record)])),
  }));
  const words = commonItems(pages.map(({ beside }) => beside));
  const commonWords = new Set(words);
  const besides = Object.fromEntries(pages.map(({ path, beside }) => [path, ownItems(beside, commonWords)]));
  return {
    manifest: `{\n  "site": ${indented(site)},\n  "common": ${indented(common)},\n  "pages": [\n${entries.map((entry) => `    ${objectLines(entry, 4)}`).join(',\n')}\n  ]\n}\n`,
    words: `${JSON.stringify({ common: words, pages: besides }, null, 1)}\n`,
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
