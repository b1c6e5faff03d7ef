import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { InputError } from '../../src/domain/problems.ts';

const root = join(import.meta.dirname, '../..');
const packedBrowser = join(root, 'node_modules/@sparticuz/chromium');
const listName = 'unpacked.json';

/** Where the headless shell that npm brought is unpacked. */
export const browserFolder = join(root, '.cache/chromium');

interface UnpackOptions {
  /** Replace a folder whose files are as listed, too. */
  readonly isForced?: boolean;
  readonly folder?: string;
  /** Unpacks the browser into a folder. */
  readonly unpack?: (folder: string) => Promise<void>;
}

/**
 * Brings a folder to hold the browser that npm brought, whole: unpacked beside it, under a name of this process, listed with sizes and
 * times, and renamed. Until then, and where unpacking fails, what was there stays.
 */
export async function unpackBrowser(options: UnpackOptions = {}): Promise<void> {
  const { isForced = false, folder = browserFolder, unpack = unpackPackage } = options;
  if (!isForced && isWhole(folder)) return;
  removeLeftovers(folder);
  const part = `${folder}.${process.pid}.part`;
  try {
    mkdirSync(part, { recursive: true });
    await unpack(part);
    writeFileSync(join(part, listName), JSON.stringify(statesOf(part)));
    // Another process may have been faster.
    if (!isForced && isWhole(folder)) return;
    replaceFolder(folder, part);
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
}

/** Puts `part` in the place of a folder, which is whole at any moment, unless another process puts a whole one there meanwhile. */
function replaceFolder(folder: string, part: string): void {
  const old = `${part}.old`;
  try {
    renameSync(folder, old);
  } catch {
    // None was there, or another process has taken it.
  }
  try {
    renameSync(part, folder);
  } catch (error) {
    if (!isWhole(folder)) throw error;
  } finally {
    rmSync(old, { recursive: true, force: true });
  }
}

/** A machine without a single font ends the browser at its first word, so the package's own come with it. */
const fontConfig = `<?xml version="1.0"?>
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${join(browserFolder, 'fonts/fonts')}</dir>
  <cachedir>${join(browserFolder, 'fonts/cache')}</cachedir>
</fontconfig>
`;

const unpackScript = `
  import chromium, { inflate } from '@sparticuz/chromium';
  const [bin] = process.argv.slice(-1);
  await inflate(bin + '/al2023.tar.br');
  await inflate(bin + '/fonts.tar.br');
  await chromium.executablePath(bin);`;

/**
 * The package unpacks into the temporary folder and trusts a file of that name there: a process of its own has another one.
 * @throws InputError where it cannot, as on a full disk
 */
async function unpackPackage(folder: string): Promise<void> {
  const args = ['--input-type=module', '--eval', unpackScript, join(packedBrowser, 'bin')];
  const options = { cwd: root, env: { ...process.env, TMPDIR: folder } };
  await promisify(execFile)(process.execPath, args, options).catch((error: Error & { readonly stderr: string }) => {
    const [, reason = error.message] = /Error: (.*?) ?\{?$/m.exec(error.stderr) ?? [];
    throw new InputError([{ file: 'browser', message: `cannot be unpacked: ${reason}` }]);
  });
  writeFileSync(join(folder, 'fonts/fonts.conf'), fontConfig);
}

/** Parts of processes that were ended. */
function removeLeftovers(folder: string): void {
  if (!existsSync(dirname(folder))) return;
  for (const name of readdirSync(dirname(folder))) {
    const [, pid] = new RegExp(`^${basename(folder)}\\.(\\d+)\\.part(?:\\.old)?$`).exec(name) ?? [];
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

/** Size, times and inode of every file, and which package they come from. The browser's own cache of fonts comes and goes. */
function statesOf(folder: string): Readonly<Record<string, string>> {
  const states = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => basename(file) !== listName && !file.startsWith(join(folder, 'fonts/cache')))
    .map((file) => {
      const { size, mtimeMs, ctimeMs, ino } = statSync(file);
      return [file.slice(folder.length + 1), `${size} ${mtimeMs} ${ctimeMs} ${ino}`] as const;
    });
  const version = hash('sha256', readFileSync(join(packedBrowser, 'package.json')));
  return { ...Object.fromEntries(states), package: version };
}

function isWhole(folder: string): boolean {
  try {
    const listed = JSON.parse(readFileSync(join(folder, listName), 'utf8')) as Readonly<Record<string, string>>;
    const found = statesOf(folder);
    const names = Object.keys({ ...listed, ...found });
    return names.length > 1 && names.every((name) => listed[name] === found[name]);
  } catch {
    return false;
  }
}
