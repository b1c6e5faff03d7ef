import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalize } from 'node:path/posix';
import { filesBelow } from '../../pack/files-below.ts';
import { InputError } from '../../src/domain/problems.ts';
import { hashOf } from '../files/hash-of.ts';

/** Address of a script, a style sheet, a font, a picture or a card. */
const address = /(?<=\/)(?:assets|pictures|social)\/[\w./-]+\.\w+/g;
const emptyHash = hashOf('');
const remedy = 'correct the address, or remove .cache and build again';

interface SiteToCheck {
  readonly folder: string;
  /** Hash of each file that was put into the site. */
  readonly hashes: Readonly<Record<string, string>>;
  /** Files that the site must have. */
  readonly expected: readonly string[];
  /** Files that the earlier site was made with. */
  readonly earlier: readonly string[];
  /** Files that are the earlier site's own. */
  readonly linked: ReadonlySet<string>;
}

/**
 * Checks that every expected file is there, and every script, style sheet, font, picture and card
 * that a page or a style sheet names.
 * @throws InputError naming what is missing or empty
 */
export function checkSite(site: SiteToCheck): void {
  checkExpected(site);
  const { folder, hashes } = site;
  const isLost = (name: string) =>
    hashes[name] === undefined || hashes[name] === emptyHash;
  const users = new Map<string, string[]>();
  for (const name of filesToRead(site, isLost)) {
    const text = readFileSync(join(folder, name), 'utf8');
    const lost = new Set(text.match(address)?.filter(isLost));
    for (const named of lost)
      users.set(named, [...(users.get(named) ?? []), name]);
  }
  if (users.size === 0) return;
  throw new InputError(
    [...users].map(([named, [first, ...others]]) => {
      const fault = hashes[named] === undefined ? 'missing' : 'empty';
      const pages =
        others.length > 0
          ? `${first} and ${others.length} more pages name`
          : `${first} names`;
      const message = `is ${fault}, and ${pages} it: ${remedy}`;
      return { file: `dist/${named}`, message };
    }),
  );
}

function checkExpected({ folder, hashes, expected }: SiteToCheck): void {
  const there = new Set(filesBelow(folder));
  const [missing, ...more] = [
    ...new Set([...expected, ...Object.keys(hashes)]),
  ].filter((name) => !there.has(normalize(name)));
  if (missing === undefined) return;
  const are = more.length > 0 ? ` and ${more.length} more files are` : ' is';
  const message = `${missing}${are} missing from the new site, and dist/ is as it was: build again`;
  throw new InputError([{ file: 'dist.next', message }]);
}

/**
 * Pages and style sheets to check. A linked file was checked with the earlier site and names the
 * same files. It is read again only if one of that site's files is lost, or if they are not known.
 */
function filesToRead(
  { hashes, earlier, linked }: SiteToCheck,
  isLost: (name: string) => boolean,
): string[] {
  const texts = Object.keys(hashes).filter((name) =>
    /\.(?:html|css)$/.test(name),
  );
  const areLinkedRight = earlier.length > 0 && !earlier.some(isLost);
  return areLinkedRight ? texts.filter((name) => !linked.has(name)) : texts;
}
