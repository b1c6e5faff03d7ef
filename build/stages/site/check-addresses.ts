import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../../../src/domain/problems.ts';
import { hashOf } from '../../cache/hash-of.ts';

const made = /^(?:assets|pictures|social)\//;
const address = /\/((?:assets|pictures|social)\/[\w./-]+\.\w+)/g;
const emptyHash = hashOf('');

interface CheckOptions {
  readonly folder: string;
  /** Hash of each file of the site. */
  readonly hashes: Readonly<Record<string, string>>;
  /** Files of the earlier site, whose pages were checked when they were made. */
  readonly earlier: readonly string[];
  /** Files of pages that are not the earlier site's. */
  readonly rendered: ReadonlySet<string>;
}

/**
 * Every script, style, picture and card that a page or a style sheet names is there and not empty.
 * @throws InputError with one line for each that is not.
 */
export function checkAddresses({ folder, hashes, earlier, rendered }: CheckOptions): void {
  const names = Object.keys(hashes).filter((name) => /\.(?:html|css)$/.test(name));
  // What an unchanged page names was there, and still is unless something was taken away.
  const isLost = earlier.some((name) => made.test(name) && isMissing(hashes[name]));
  const unchecked = isLost ? names : names.filter((name) => rendered.has(name) || name.endsWith('.css'));
  const pagesByAddress = new Map<string, string[]>();
  for (const name of unchecked) {
    const text = readFileSync(join(folder, name), 'utf8');
    for (const wanted of new Set([...text.matchAll(address)].map(([, found = '']) => found))) {
      if (isMissing(hashes[wanted])) pagesByAddress.set(wanted, [...(pagesByAddress.get(wanted) ?? []), name]);
    }
  }
  if (pagesByAddress.size === 0) return;
  throw new InputError(
    [...pagesByAddress].map(([wanted, [first, ...more]]) => ({
      file: `dist/${wanted}`,
      message: `is ${hashes[wanted] === undefined ? 'missing' : 'empty'}, and ${first}${more.length > 0 ? ` and ${more.length} more pages name` : ' names'} it: correct the address, or remove .cache and build again`,
    })),
  );
}

const isMissing = (hash: string | undefined) => hash === undefined || hash === emptyHash;
