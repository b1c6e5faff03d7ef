import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../../src/domain/problems.ts';
import { browserFolder, unpackBrowser } from './unpack-browser.ts';

export interface BrowserProgram {
  readonly path: string;
  /** Whether it is a headless shell, which knows no other mode. */
  readonly isHeadlessShell: boolean;
  /** Environment it needs to find its libraries and fonts. */
  readonly env?: Readonly<Record<string, string>>;
  /** Unpacks the program again, where it was unpacked here. */
  readonly unpackAgain?: () => Promise<BrowserProgram>;
}

/** The headless shell that npm brought. */
const headlessShell: BrowserProgram = {
  path: join(browserFolder, 'chromium'),
  isHeadlessShell: true,
  env: {
    LD_LIBRARY_PATH: join(browserFolder, 'al2023/lib'),
    FONTCONFIG_FILE: join(browserFolder, 'fonts/fonts.conf'),
  },
  unpackAgain: () =>
    (unpackedAgain ??= unpackBrowser({ isForced: true }).finally(() => (unpackedAgain = undefined))).then(
      () => headlessShell,
    ),
};

/** Two browsers may start at once, or fail to: it is unpacked once. */
let unpacked: Promise<void> | undefined;
let unpackedAgain: Promise<void> | undefined;

const systemBrowsers: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  linux: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
};

/**
 * The browser to use: the one named in PUPPETEER_EXECUTABLE_PATH, else the headless shell that npm
 * brought (Linux x64), else Puppeteer's own, else the system's.
 * @throws InputError with one line saying what to do when there is none.
 */
export async function findBrowser(): Promise<BrowserProgram> {
  const named = process.env.PUPPETEER_EXECUTABLE_PATH;
  if (named) {
    if (existsSync(named)) return { path: named, isHeadlessShell: false };
    const message = `no file at ${named}: correct it or unset it`;
    throw new InputError([{ file: 'environment', field: 'PUPPETEER_EXECUTABLE_PATH', message }]);
  }
  if (process.platform === 'linux' && process.arch === 'x64') {
    await (unpacked ??= unpackBrowser());
    return headlessShell;
  }
  const { default: puppeteer } = await import('puppeteer');
  const candidates = [
    await Promise.resolve(puppeteer.executablePath()).catch(() => ''),
    ...(systemBrowsers[process.platform] ?? []),
  ];
  const path = candidates.find((candidate) => candidate !== '' && existsSync(candidate));
  if (path !== undefined) return { path, isHeadlessShell: false };
  throw new InputError([
    { file: 'browser', message: 'none found: install Chrome or Chromium, or set PUPPETEER_EXECUTABLE_PATH to one' },
  ]);
}
