import { constants, copyFileSync, linkSync, mkdirSync, rmSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hashOf } from '../../pipeline/cache/file-hashes.ts';

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
 * A site that is put together file by file in an empty folder. It shares no file with what it is made from: what is written into
 * the site, by hand or by a tool, must not get into the next one. Only files of the earlier site are linked: to write a thousand
 * files, and to delete as many, takes longer than all the rest of a small change.
 */
export function openNextSite({
  folder,
  earlier,
  hashOfEarlier,
}: NextSiteOptions) {
  rmSync(folder, { recursive: true, force: true });
  const hashes: Record<string, string> = {};
  const linked = new Set<string>();
  const folders = new Set<string>();
  const pathOf = (name: string) => {
    const path = join(folder, name);
    if (!folders.has(dirname(path)))
      mkdirSync(dirname(path), { recursive: true });
    folders.add(dirname(path));
    return path;
  };

  /** Links a file of the earlier site, where it has one with this hash. */
  const link = (name: string, hash: string): boolean => {
    if (hashOfEarlier(name) !== hash) return false;
    const [from, to] = [join(earlier, name), pathOf(name)];
    try {
      linkSync(from, to);
    } catch {
      // The file system allows no links.
      copyFileSync(from, to, constants.COPYFILE_FICLONE);
    }
    hashes[name] = hash;
    linked.add(name);
    return true;
  };

  return {
    /** Hash of each file that is there, by its path in the site. */
    hashes: hashes as Readonly<Record<string, string>>,
    /** Files that are the earlier site's. */
    linked: linked as ReadonlySet<string>,
    /** Writes a file, beside whatever else is done. Resolves to its hash. */
    async write(name: string, content: string): Promise<string> {
      const bytes = Buffer.from(content);
      const hash = (hashes[name] = hashOf(bytes));
      await writeFile(pathOf(name), bytes);
      return hash;
    },
    /** Copies a file that is known to have this hash, beside whatever else is done; links it where the earlier site has it. */
    async copy(name: string, source: string, hash: string): Promise<void> {
      if (link(name, hash)) return;
      hashes[name] = hash;
      await copyFile(source, pathOf(name), constants.COPYFILE_FICLONE);
    },
    link,
    /** Removes what is left of it where it did not become the site. */
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
