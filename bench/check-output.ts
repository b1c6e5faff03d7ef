import { paths } from '../src/domain/routes.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { change } from './make-site.ts';
import { BuildFailed } from './measure.ts';
import type { PageEntry } from './make-content.ts';
import { plain, readHeading } from './read-html.ts';

/** What a page's output must hold. */
export interface KnownPage {
  readonly path: string;
  readonly sentences: readonly string[];
}

interface CheckOptions {
  readonly output: string;
  readonly pages: readonly PageEntry[];
  readonly known: readonly KnownPage[];
  /** Whether the changed town's pages hold the new sentence. */
  readonly changed: boolean;
}

/**
 * Whether every page was written with its heading, the known ones with their content, and the change where there was one.
 * @throws BuildFailed with the first page that is wrong.
 */
export function checkOutput({ output, pages, known, changed }: CheckOptions): void {
  for (const { path, heading } of pages) {
    if (readHeading(readPage(output, path)) !== heading) throw new BuildFailed(`${path} does not hold its heading`);
  }
  for (const { path, sentences } of known) {
    const html = plain(readPage(output, path));
    const missing = sentences.find((sentence) => !html.includes(plain(sentence)));
    if (missing) throw new BuildFailed(`${path} does not hold "${missing}"`);
  }
  for (const { path } of pages.filter(({ path }) => path.startsWith(paths.town(change.town)))) {
    if (readPage(output, path).includes(change.sentence) !== changed)
      throw new BuildFailed(`${path} ${changed ? 'lacks' : 'still holds'} the changed sentence`);
  }
}

/** `/a/b` is a/b.html or a/b/index.html, as the tool likes. */
function readPage(output: string, path: string): string {
  const name = path === '/' ? 'index' : path.slice(1);
  const file = [`${name}.html`, `${name}/index.html`]
    .map((candidate) => join(output, candidate))
    .find((candidate) => existsSync(candidate));
  if (file === undefined) throw new BuildFailed(`${path} was not written`);
  return readFileSync(file, 'utf8');
}
