import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

export interface BrowserProgram {
  readonly path: string;
  /** Whether it is a headless shell, which knows no other mode. */
  readonly isHeadlessShell: boolean;
  /** Environment it needs to find its libraries and fonts. */
  readonly env?: Readonly<Record<string, string>>;
  /** Makes the program anew, where it was made here. */
  readonly remake?: () => Promise<BrowserProgram>;
}

/** Unpacks the packed browser into `folder`. */
export type Unpack = (folder: string) => Promise<void>;

const root = join(import.meta.dirname, '..');
const packed = join(root, 'node_modules/@sparticuz/chromium');
const unpackFolder = join(root, '.cache/chromium');
const listName = 'unpacked.json';

/** Two browsers may start at once; it is unpacked once. */
let unpacked: Promise<BrowserProgram> | undefined;

/** The headless shell that npm brought, unpacked where it is not there as it was unpacked. */
export const findHeadlessShell = (): Promise<BrowserProgram> =>
  (unpacked ??= unpackWhole(unpackFolder, unpackPackage).then(() => shellIn(unpackFolder)));

const shellIn = (folder: string): BrowserProgram => ({
  path: join(folder, 'chromium'),
  isHeadlessShell: true,
  env: { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_FILE: join(folder, 'fonts/fonts.conf') },
  remake: () => (unpacked = unpackAnew(folder, unpackPackage).then(() => shellIn(folder))),
});

/** Brings `folder` to hold what `unpack` makes, whole. A folder whose files are not as listed gives way. */
export async function unpackWhole(folder: string, unpack: Unpack): Promise<void> {
  if (!isWhole(folder)) await unpackAnew(folder, unpack);
}

/**
 * Puts what `unpack` makes in the place of `folder`: unpacked beside it, under a name of this process, listed with sizes and times, and
 * renamed. Until then, and where unpacking fails, what was there stays.
 */
export async function unpackAnew(folder: string, unpack: Unpack): Promise<void> {
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

/** Size and time of every file below a folder. The browser's own cache of fonts comes and goes. */
function statesOf(folder: string): States {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  const states = files
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => basename(file) !== listName && !file.startsWith(join(folder, 'fonts/cache')))
    .map((file) => [file.slice(folder.length + 1), stateOf(file)] as const);
  return { ...Object.fromEntries(states), package: packageVersion() };
}

function stateOf(file: string): string {
  const { size, mtimeMs } = statSync(file);
  return `${size} ${mtimeMs}`;
}

/** When a file was written last, undefined where there is none. */
const timeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

function packageVersion(): string {
  return createHash('sha256')
    .update(readFileSync(join(packed, 'package.json')))
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

/** A machine without a single font ends the browser at its first word, so the package's own come with it. */
const fontConfig = `<?xml version="1.0"?>
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${join(unpackFolder, 'fonts/fonts')}</dir>
  <cachedir>${join(unpackFolder, 'fonts/cache')}</cachedir>
</fontconfig>
`;

/** The package unpacks into the temporary folder and trusts a file of that name there, so it gets a folder of our own. */
async function unpackPackage(folder: string): Promise<void> {
  const previous = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium');
    const bin = join(packed, 'bin');
    await inflate(join(bin, 'al2023.tar.br'));
    await inflate(join(bin, 'fonts.tar.br'));
    writeFileSync(join(folder, 'fonts/fonts.conf'), fontConfig);
    await chromium.executablePath(bin);
  } finally {
    if (previous === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = previous;
  }
}
