import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../../../src/domain/problems.ts';
import { hashOf } from '../../cache/hash-of.ts';

/** Folders of what is named by pages, below the site. */
export const madeFolders = ['assets', 'pictures', 'social'] as const;

const address = new RegExp(String.raw`(?<=/)(?:${madeFolders.join('|')})/[\w./-]+\.\w+`, 'g');
const emptyHash = hashOf('');

export type NamedAddresses = ReturnType<typeof createNamedAddresses>;

/** What files of a site name: addresses of scripts, styles, pictures and cards, each with the files that name it. */
export function createNamedAddresses() {
  const byAddress = new Map<string, { readonly first: string; more: number }>();
  return {
    note(file: string, text: string): void {
      for (const wanted of new Set(text.match(address))) {
        const known = byAddress.get(wanted);
        if (known) known.more += 1;
        // A piece of a text keeps the whole text in memory: this is a string of its own.
        else byAddress.set(Buffer.from(wanted).toString(), { first: file, more: 0 });
      }
    },
    byAddress: byAddress as ReadonlyMap<string, { readonly first: string; readonly more: number }>,
  };
}

interface CheckOptions {
  readonly folder: string;
  /** Hash of each file of the site. */
  readonly hashes: Readonly<Record<string, string>>;
  /** Files that lie in those folders of the earlier site, whose pages were checked when they were made. */
  readonly earlier: readonly string[];
  /** What the pages name that are not the earlier site's. */
  readonly named: NamedAddresses;
}

/**
 * Every script, style, picture and card that a page or a style sheet names is there and not empty.
 * @throws InputError with one line for each that is not.
 */
export function checkAddresses({ folder, hashes, earlier, named }: CheckOptions): void {
  // What an unchanged page names was there, and still is unless something was taken away.
  const isLost = earlier.some((name) => isMissing(hashes[name]));
  const checked = isLost ? createNamedAddresses() : named;
  for (const name of Object.keys(hashes))
    if (name.endsWith('.css') || (isLost && name.endsWith('.html')))
      checked.note(name, readFileSync(join(folder, name), 'utf8'));
  const lost = [...checked.byAddress].filter(([wanted]) => isMissing(hashes[wanted]));
  if (lost.length === 0) return;
  throw new InputError(
    lost.map(([wanted, { first, more }]) => ({
      file: `dist/${wanted}`,
      message: `is ${hashes[wanted] === undefined ? 'missing' : 'empty'}, and ${first}${more > 0 ? ` and ${more} more pages name` : ' names'} it: correct the address, or remove .cache and build again`,
    })),
  );
}

const isMissing = (hash: string | undefined) => hash === undefined || hash === emptyHash;
