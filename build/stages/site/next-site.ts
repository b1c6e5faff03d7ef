import { constants, copyFileSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hashOf } from '../../cache/hash-of.ts';
import { createNamedAddresses } from './check-addresses.ts';

export type NextSite = ReturnType<typeof openNextSite>;

interface NextSiteOptions {
  /** Where the next site is put together. */
  readonly folder: string;
  /** The site that it will replace. */
  readonly earlier: string;
  /** Hash of a file of the earlier site; undefined where it has none of that name. */
  readonly hashOfEarlier: (name: string) => string | undefined;
}

/**
 * A site that is put together file by file, empty to begin with. It shares no file with what it is made from: what is written into
 * the site, by hand or by a tool, must not get into the next one. Only files of the earlier site are linked: to write a thousand
 * files, and to delete as many, takes longer than all the rest of a small change.
 */
export function openNextSite({ folder, earlier, hashOfEarlier }: NextSiteOptions) {
  const remove = () => rmSync(folder, { recursive: true, force: true });
  remove();
  const hashes: Record<string, string> = {};
  const named = createNamedAddresses();
  const folders = new Set<string>();
  const placeOf = (name: string) => {
    const place = join(folder, name);
    const above = dirname(place);
    if (!folders.has(above)) mkdirSync(above, { recursive: true });
    folders.add(above);
    return place;
  };

  const link = (name: string) => {
    const [from, place] = [join(earlier, name), placeOf(name)];
    if (!isLinked(from, place)) copyFileSync(from, place, constants.COPYFILE_FICLONE);
  };
  /** Hashes of files of the earlier site that were put there before anybody asked for them. */
  const ahead = new Map<string, string>();
  /** A place to write to: what is written never gets into the earlier site. */
  const freePlaceOf = (name: string) => {
    const place = placeOf(name);
    if (ahead.delete(name)) rmSync(place);
    return place;
  };

  /** Puts a file of the earlier site there again, where it has one with this hash. */
  const keep = (name: string, hash: string): boolean => {
    if (ahead.get(name) !== hash) {
      if (hashOfEarlier(name) !== hash) return false;
      freePlaceOf(name);
      link(name);
    }
    ahead.delete(name);
    hashes[name] = hash;
    return true;
  };

  return {
    /** Hash of each file that is there, by its path in the site. */
    hashes: hashes as Readonly<Record<string, string>>,
    /** What the pages name that were written and not placed. */
    named,
    /** Writes a file. Returns its hash. */
    write(name: string, content: string): string {
      if (name.endsWith('.html')) named.note(name, content);
      const bytes = Buffer.from(content);
      writeFileSync(freePlaceOf(name), bytes);
      return (hashes[name] = hashOf(bytes));
    },
    /** Puts a file there that is known to have this hash. Copies are made beside whatever else is done. */
    async place(name: string, source: string, hash: string): Promise<void> {
      if (keep(name, hash)) return;
      hashes[name] = hash;
      await copyFile(source, freePlaceOf(name), constants.COPYFILE_FICLONE);
    },
    keep,
    /** Puts files of the earlier site there that will most likely be kept. */
    keepAhead(names: Iterable<string>): void {
      for (const name of names) {
        const hash = hashOfEarlier(name);
        if (hash === undefined) continue;
        link(name);
        ahead.set(name, hash);
      }
    },
    /** Takes away again what was put there ahead and nobody asked for. */
    dropUnused(): void {
      for (const name of ahead.keys()) rmSync(placeOf(name));
      ahead.clear();
    },
    remove,
  };
}

/** False where the file system allows no link. */
function isLinked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch {
    return false;
  }
}
