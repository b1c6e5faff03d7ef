import * as v from 'valibot';
import {
  manifestSchema,
  type Manifest,
  type ManifestEntry,
  type ManifestSite,
} from './manifest-entry.ts';
import {
  InputError,
  inputError,
  schemaProblems,
} from '../core/domain/problems.ts';

/**
 * The texts of both committed files, or a part of each: the manifest, which is JSON, and the words,
 * which list the pages' sentences for people who review a change.
 */
export interface ManifestFiles {
  readonly manifest: string;
  readonly words: string;
}

const PAGE = 'page ';
const INDENT = '  ';

/**
 * A page's part of both files. The manifest has a line for each field and for each item of a list.
 * The words have a line for each sentence, indented below the page's path, so that git shows the
 * path above a change.
 */
export const linesOfPage = ({
  text,
  ...fields
}: ManifestEntry): ManifestFiles => ({
  manifest: `    ${indented(fields, 4)}`,
  words: `${PAGE}${fields.path}\n${text.map((sentence) => `${INDENT}${sentence}\n`).join('')}`,
});

/** Returns the texts of both files, given each page's part. */
export const manifestFiles = (
  site: ManifestSite,
  pages: readonly ManifestFiles[],
): ManifestFiles => ({
  manifest: `{
  "site": ${indented(site, 2)},
  "pages": [
${pages.map(({ manifest }) => manifest).join(',\n')}
  ]
}
`,
  words: pages.map(({ words }) => words).join('\n'),
});

/** Writes a record as JSON with a line for each field, and for each item of a list or record. */
function indented(record: object, by: number): string {
  const start = `\n${' '.repeat(by)}`;
  const lines = (value: unknown): string => {
    if (typeof value !== 'object' || value === null)
      return JSON.stringify(value);
    const isList = Array.isArray(value);
    const items = isList
      ? value.map((item) => JSON.stringify(item))
      : fieldsOf(value, (each) => JSON.stringify(each));
    const [open, close] = isList ? '[]' : '{}';
    const below = items.map((item) => `${start}    ${item}`).join();
    return items.length === 0
      ? `${open}${close}`
      : `${open}${below}${start}  ${close}`;
  };
  const fields = fieldsOf(record, lines).map((field) => `${start}  ${field}`);
  return `{${fields.join()}${start}}`;
}

const fieldsOf = (record: object, write: (value: unknown) => string) =>
  Object.entries(record).map(
    ([name, value]) => `${JSON.stringify(name)}: ${write(value)}`,
  );

/**
 * Parses the committed files.
 * @throws InputError naming `file`, the manifest, if the files have another format
 */
export function parseManifest(
  { manifest, words }: ManifestFiles,
  file: string,
): Manifest {
  const texts = parseWords(words);
  let whole: unknown;
  try {
    const { site, pages } = JSON.parse(manifest) as {
      site: unknown;
      pages: ManifestEntry[];
    };
    whole = {
      site,
      pages: pages.map((page) => ({ ...page, text: texts.get(page.path) })),
    };
  } catch {
    throw inputError(
      file,
      'is not a manifest: run npm run build and commit it',
    );
  }
  const result = v.safeParse(manifestSchema, whole);
  if (!result.success)
    throw new InputError(schemaProblems(file, result.issues));
  return result.output;
}

/** Parses the words into the sentences of each page, by path. */
function parseWords(words: string): ReadonlyMap<string, readonly string[]> {
  const texts = new Map<string, string[]>();
  let text: string[] = [];
  for (const line of words.split('\n')) {
    if (line.startsWith(INDENT)) text.push(line.slice(INDENT.length));
    if (!line.startsWith(PAGE)) continue;
    text = [];
    texts.set(line.slice(PAGE.length), text);
  }
  return texts;
}
