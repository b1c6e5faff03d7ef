import { createPageFormat, marks, type CommonParts, type InBothFiles } from './manifest-form.ts';
import { entryOf, type KnownPage } from './known-pages.ts';

/** A page's lines in both files, as they stand there or as text. */
type PageLines = InBothFiles<string | Uint8Array>;

/** What pages have in common, and the lines of each. */
export interface ManifestLines {
  readonly common: CommonParts;
  readonly linesOf: (page: KnownPage) => PageLines;
}

interface Parted {
  readonly head: string;
  readonly pages: readonly Buffer[];
}

/** A page's path, as its lines in the manifest begin with it. */
const pathLine = /^ *"path": "(.*)",$/;

/**
 * The lines of pages that are as they were, from files that were formed with the same parts in common; those of other pages are formed anew.
 * @param isKept whether a page's lines are still as the files have them
 */
export function keepLines(files: InBothFiles<Buffer>, isKept: (page: KnownPage) => boolean): ManifestLines {
  const [manifest, words] = [part(files.manifest, marks.manifest), part(files.words, marks.words)];
  const { common } = JSON.parse(`${manifest.head}\n}`) as { common: Omit<CommonParts, 'beside'> };
  const { common: beside } = JSON.parse(`${words.head}\n}`) as { common: string[] };
  const whole: CommonParts = { ...common, beside };
  const format = createPageFormat(whole);
  const kept = new Map(
    manifest.pages.map((lines, index): [string, PageLines] => {
      const [, path = ''] = pathLine.exec(lines.toString('utf8', 0, lines.indexOf('\n'))) ?? [];
      return [path, { manifest: lines, words: words.pages[index] ?? '' }];
    }),
  );
  return { common: whole, linesOf: (page) => (isKept(page) && kept.get(page.path)) || format(entryOf(page)) };
}

/** A file's head and each page's lines. */
function part(bytes: Buffer, { opens, between, ends }: (typeof marks)[keyof typeof marks]): Parted {
  const start = bytes.indexOf(opens);
  const mark = Buffer.from(between);
  const last = bytes.length - Buffer.byteLength(ends);
  const pages: Buffer[] = [];
  for (let from = start + Buffer.byteLength(opens), end; from < last; from = end + mark.length) {
    end = bytes.indexOf(mark, from);
    if (end < 0) end = last;
    pages.push(bytes.subarray(from, end));
  }
  return { head: bytes.toString('utf8', 0, start), pages };
}
