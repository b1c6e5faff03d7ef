import { constants, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hashOf } from '../../cache/hash-of.ts';
import { isSameFile, linkFile, removeWithFolders } from '../../files/link-file.ts';
import { listFiles } from '../../files/list-files.ts';
import { removeFolder } from '../../files/write-whole.ts';
import { createNamedAddresses } from './check-addresses.ts';

/** With fewer the old site's files are not worth their room on the disk. */
const NEARLY_ALL = 0.9;

export type NextSite = ReturnType<typeof openNextSite>;

interface NextSiteOptions {
  /** Where the next site is put together. */
  readonly folder: string;
  /** The site that it will replace. */
  readonly earlier: string;
  /** The site before that one, where it was kept to begin with. */
  readonly former?: string;
  /** Hash of a file of the earlier site; undefined where it has none of that name. */
  readonly hashOfEarlier: (name: string) => string | undefined;
}

/**
 * A site that is put together file by file, empty to begin with. It shares no file with what it is made from: what is written into
 * the site, by hand or by a tool, must not get into the next one. Only files of the earlier site are linked: to write a thousand
 * files, and to delete as many, takes longer than all the rest of a small change.
 */
export function openNextSite({ folder, earlier, former, hashOfEarlier }: NextSiteOptions) {
  rmSync(folder, { recursive: true, force: true });
  /** Files of the former site that lie there still; undefined where it was not begun with. */
  let ground: Set<string> | undefined;
  const hashes: Record<string, string> = {};
  let kept = 0;
  const named = createNamedAddresses();
  const folders = new Set<string>();
  const placeOf = (name: string) => {
    const place = join(folder, name);
    const above = dirname(place);
    if (!folders.has(above)) mkdirSync(above, { recursive: true });
    folders.add(above);
    return place;
  };

  /** Hashes of files of the earlier site that were put there before anybody asked for them. */
  const ahead = new Map<string, string>();
  /** A place to write to: what is written never gets into the earlier site. */
  const freePlaceOf = (name: string) => {
    const place = placeOf(name);
    const isTaken = [ahead.delete(name), ground?.delete(name)].includes(true);
    if (isTaken) rmSync(place);
    else if (ground) removeFolder(place);
    return place;
  };
  const link = (name: string) => {
    const [from, place] = [join(earlier, name), placeOf(name)];
    if (ground?.has(name) && isSameFile(from, place)) return void ground.delete(name);
    freePlaceOf(name);
    linkFile(from, place);
  };

  /** With folders that are empty then. */
  const takeAway = (names: readonly string[]) => {
    for (const name of names) {
      removeWithFolders(folder, name);
      ahead.delete(name);
      ground?.delete(name);
    }
  };

  /** Puts a file of the earlier site there again, where it has one with this hash. */
  const keep = (name: string, hash: string): boolean => {
    if (ahead.get(name) !== hash) {
      if (hashOfEarlier(name) !== hash) return false;
      link(name);
    }
    ahead.delete(name);
    hashes[name] = hash;
    kept += 1;
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
    /**
     * Begins with the former site in place of nothing, where there is one. Most of its files are the earlier one's and need not be linked again.
     * @param files what the earlier site has; anything else goes
     */
    beginWithFormer(files: ReadonlySet<string>): void {
      if (former === undefined || !existsSync(former)) return;
      renameSync(former, folder);
      ground = new Set(listFiles(folder, ['.']));
      takeAway([...ground].filter((name) => !files.has(name)));
    },
    /** Whether nearly all of its files are the earlier site's, so that the one after it may begin with that. */
    isNearlyKept: () => kept > NEARLY_ALL * Object.keys(hashes).length,
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
      takeAway([...ahead.keys(), ...(ground ?? [])]);
    },
    /** Leaves nothing behind where the site did not become the next one, but the former one's files. */
    remove(): void {
      if (ground && former !== undefined && existsSync(folder)) renameSync(folder, former);
      else rmSync(folder, { recursive: true, force: true });
    },
  };
}
