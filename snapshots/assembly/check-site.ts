import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../core/disk/files-below.ts';
import { inputError, throwProblems } from '../../core/domain/problems.ts';
import { hashOf } from '../../core/disk/hash-of.ts';
import { countOf } from '../../core/domain/text/count-of.ts';

/** Matches the URL of a script, a style sheet, a font, a picture or a card. */
const address = /(?<=\/)(?:assets|pictures|social)\/[\w./-]+\.\w+/g;
const emptyHash = hashOf('');
const remedy = 'correct the address, or remove .cache and build again';

interface SiteToCheck {
  readonly folder: string;
  /** Hash of each file that was put into the site. */
  readonly hashes: Readonly<Record<string, string>>;
  /** Names of the files that the earlier site was made with. */
  readonly earlier: readonly string[];
  /** Files that are hard links to those of the earlier site. */
  readonly linked: ReadonlySet<string>;
}

/**
 * Checks that no file of the site is missing, nor any script, style sheet, font, picture or card
 * that a page or a style sheet names.
 * @throws InputError naming what is missing or empty
 */
export function checkSite({
  folder,
  hashes,
  earlier,
  linked,
}: SiteToCheck): void {
  checkFiles(folder, Object.keys(hashes));
  const isLost = (name: string) =>
    hashes[name] === undefined || hashes[name] === emptyHash;
  // A linked file was checked with the earlier site. It is read again only if one of that site's
  // files is lost, or if the list of them is unknown.
  const areLinkedRight = earlier.length > 0 && !earlier.some(isLost);
  const users = new Map<string, string[]>();
  for (const name of Object.keys(hashes)) {
    if (!/\.(?:html|css)$/.test(name)) continue;
    if (areLinkedRight && linked.has(name)) continue;
    const text = readFileSync(join(folder, name), 'utf8');
    for (const named of new Set(text.match(address)?.filter(isLost)))
      users.set(named, [...(users.get(named) ?? []), name]);
  }
  const problems = Array.from(users, ([named, [first, ...others]]) => {
    const fault = hashes[named] === undefined ? 'missing' : 'empty';
    const pages =
      others.length > 0
        ? `${first} and ${countOf(others.length, 'more page')} name`
        : `${first} names`;
    const message = `is ${fault}, and ${pages} it: ${remedy}`;
    return { file: `dist/${named}`, message };
  });
  throwProblems(problems);
}

/** @throws InputError naming a file that was removed after it was put into the site */
function checkFiles(folder: string, names: readonly string[]): void {
  const there = new Set(filesBelow(folder));
  const [missing, ...more] = names.filter((name) => !there.has(name));
  if (missing === undefined) return;
  const are =
    more.length > 0 ? ` and ${countOf(more.length, 'more file')} are` : ' is';
  const message = `${missing}${are} missing from the new site, and dist/ is as it was: build again`;
  throw inputError('dist.next', message);
}
