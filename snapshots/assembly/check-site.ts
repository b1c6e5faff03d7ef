import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalize } from 'node:path/posix';
import type { PageJob } from './assemble-site.ts';
import { InputError } from '../../src/domain/problems.ts';
import { snapshotFile } from '../../src/domain/pages.ts';
import { hashOf } from '../../pipeline/cache/file-hashes.ts';
import { listFiles } from '../files/list-files.ts';

/** Scripts, styles, pictures and cards. */
const address = /(?<=\/)(?:assets|pictures|social)\/[\w./-]+\.\w+/g;
const emptyHash = hashOf('');

interface CheckOptions {
  readonly folder: string;
  /** Hash of each file of the site. */
  readonly hashes: Readonly<Record<string, string>>;
  /** Files of the earlier site, and those that are linked from there: they were checked with it, and name the same. */
  readonly earlier: readonly string[];
  readonly linked: ReadonlySet<string>;
  readonly jobs: readonly Pick<PageJob, 'page'>[];
}

/**
 * Every page was made, every file that was made is there, and every script, style, picture and card that one names is there and not empty.
 * @throws InputError naming what is not
 */
export function checkSite({
  folder,
  hashes,
  earlier,
  linked,
  jobs,
}: CheckOptions): void {
  const there = new Set(listFiles(folder, ['.']));
  const expected = new Set([
    ...jobs.map(({ page }) => snapshotFile(page)),
    ...Object.keys(hashes),
  ]);
  const [missing, ...more] = [...expected].filter(
    (name) => !there.has(normalize(name)),
  );
  if (missing !== undefined) {
    const others =
      more.length > 0 ? ` and ${more.length} more files are` : ' is';
    const message = `${missing}${others} missing from the new site, and dist/ is as it was: build again`;
    throw new InputError([{ file: 'dist.next', message }]);
  }
  const isLost = (name: string) =>
    hashes[name] === undefined || hashes[name] === emptyHash;
  // Where the earlier site is not known, its files may have been lost.
  const isAnyLost = earlier.length === 0 || earlier.some(isLost);
  const read = Object.keys(hashes).filter(
    (name) => /\.(?:html|css)$/.test(name) && (isAnyLost || !linked.has(name)),
  );
  const users = new Map<string, string[]>();
  for (const name of read)
    for (const named of new Set(
      readFileSync(join(folder, name), 'utf8').match(address),
    ))
      if (isLost(named)) users.set(named, [...(users.get(named) ?? []), name]);
  const problems = [...users].map(([named, [first, ...others]]) => {
    const fault = hashes[named] === undefined ? 'missing' : 'empty';
    const pages = `${first}${others.length > 0 ? ` and ${others.length} more pages name` : ' names'}`;
    return {
      file: `dist/${named}`,
      message: `is ${fault}, and ${pages} it: correct the address, or remove .cache and build again`,
    };
  });
  if (problems.length > 0) throw new InputError(problems);
}
