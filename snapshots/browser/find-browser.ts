import { existsSync } from 'node:fs';
import { InputError } from '../../src/domain/problems.ts';
import { findHeadlessShell, type BrowserProgram } from './unpack-browser.ts';

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
    throw new InputError([
      {
        file: 'environment',
        field: 'PUPPETEER_EXECUTABLE_PATH',
        message: `no file at ${named}: correct it or unset it`,
      },
    ]);
  }
  if (process.platform === 'linux' && process.arch === 'x64') return findHeadlessShell();
  return (await fullBrowser()) ?? noBrowser();
}

/** A browser with everything: Puppeteer's own or the system's, undefined where there is neither. */
async function fullBrowser(): Promise<BrowserProgram | undefined> {
  const { default: puppeteer } = await import('puppeteer');
  const candidates = [
    await Promise.resolve(puppeteer.executablePath()).catch(() => ''),
    ...(systemBrowsers[process.platform] ?? []),
  ];
  const path = candidates.find((candidate) => candidate !== '' && existsSync(candidate));
  return path === undefined ? undefined : { path, isHeadlessShell: false };
}

function noBrowser(): never {
  throw new InputError([
    { file: 'browser', message: 'none found: install Chrome or Chromium, or set PUPPETEER_EXECUTABLE_PATH to one' },
  ]);
}
