import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Unpacks the packed browser into `folder`. */
export type Unpack = (folder: string) => Promise<void>;

/** The package that brings the browser. */
export const packedBrowser = join(import.meta.dirname, '../../node_modules/@sparticuz/chromium');
const listName = 'unpacked.json';

/** Brings `folder` to hold what `unpack` makes, whole. A folder whose files are not as listed gives way. */
export async function unpackWhole(folder: string, unpack: Unpack): Promise<void> {
  if (!isWhole(folder)) await unpackAnew(folder, unpack);
}

/** Folders whose replacement is being unpacked. Two browsers that do not start at the same moment share one. */
const underway = new Map<string, Promise<void>>();

/**
 * Puts what `unpack` makes in the place of `folder`: unpacked beside it, under a name of this process, listed with sizes and times, and
 * renamed. Until then, and where unpacking fails, what was there stays.
 */
export function unpackAnew(folder: string, unpack: Unpack): Promise<void> {
  const started = underway.get(folder);
  if (started) return started;
  const replacing = replace(folder, unpack).finally(() => underway.delete(folder));
  underway.set(folder, replacing);
  return replacing;
}

async function replace(folder: string, unpack: Unpack): Promise<void> {
  const list = join(folder, listName);
  const before = timeOf(list);
  removeLeftovers(folder);
  const part = `${folder}.${process.pid}.part`;
  try {
    mkdirSync(part, { recursive: true });
    await unpack(part);
    writeFileSync(join(part, listName), JSON.stringify(statesOf(part)));
    // Another process may have been faster.
    if (timeOf(list) !== before && isWhole(folder)) return;
    rmSync(folder, { recursive: true, force: true });
    renameSync(part, folder);
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
}

/** Parts of processes that were ended. */
function removeLeftovers(folder: string): void {
  if (!existsSync(dirname(folder))) return;
  for (const name of readdirSync(dirname(folder))) {
    const [, pid] = new RegExp(`^${basename(folder)}\\.(\\d+)\\.part$`).exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid)))
      rmSync(join(dirname(folder), name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

type States = Readonly<Record<string, string>>;

/** Size, times and inode of every file below a folder. The browser's own cache of fonts comes and goes. */
function statesOf(folder: string): States {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  const states = files
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => basename(file) !== listName && !file.startsWith(join(folder, 'fonts/cache')))
    .map((file) => {
      const { size, mtimeMs, ctimeMs, ino } = statSync(file);
      return [file.slice(folder.length + 1), `${size} ${mtimeMs} ${ctimeMs} ${ino}`] as const;
    });
  return { ...Object.fromEntries(states), package: packageVersion() };
}

/** When a file was written last, undefined where there is none. */
const timeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

function packageVersion(): string {
  return createHash('sha256')
    .update(readFileSync(join(packedBrowser, 'package.json')))
    .digest('hex');
}

function isWhole(folder: string): boolean {
  try {
    const listed = JSON.parse(readFileSync(join(folder, listName), 'utf8')) as States;
    const found = statesOf(folder);
    const names = Object.keys({ ...listed, ...found });
    return names.length > 1 && names.every((name) => listed[name] === found[name]);
  } catch {
    return false;
  }
}
