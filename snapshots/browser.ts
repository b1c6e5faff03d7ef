import { ensure } from '../src/domain/ensure.ts';
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Browser } from 'puppeteer';
import { InputError } from '../src/domain/problems.ts';
import { findHeadlessShell, startHeadlessShell, type HeadlessProgram, type StartedBrowser } from './headless-shell.ts';

interface BrowserProgram extends HeadlessProgram {
  /** The headless shell knows no other mode. */
  readonly isHeadlessShell: boolean;
}

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
async function resolveBrowser(): Promise<BrowserProgram> {
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
  if (process.platform === 'linux' && process.arch === 'x64')
    return { ...(await findHeadlessShell()), isHeadlessShell: true };
  return (await fullBrowser()) ?? noBrowser();
}

/** A browser with everything, for tests: Puppeteer's own or the system's, undefined where there is neither. */
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
    {
      file: 'browser',
      message: `none found: ${process.platform === 'linux' ? 'apt-get install chromium, or install Chrome' : 'install Chrome or Chromium'}, or set PUPPETEER_EXECUTABLE_PATH to one`,
    },
  ]);
}

const flags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--hide-scrollbars',
  '--mute-audio',
  '--no-first-run',
  '--no-zygote',
  // Code compiled by the first optimising compiler runs as fast here, even over thousands of pages, and the second one takes a fifth of the processor time.
  '--js-flags=--no-opt',
];

/** It takes 0.2 s, and 2 s on a busy machine. */
const LAUNCH_LIMIT_MS = 20_000;
const PROTOCOL_LIMIT_MS = 60_000;

const processes = new WeakMap<Browser, ChildProcess>();

/**
 * Starts a browser. The caller ends it with `killBrowser`.
 * @throws InputError with one line where none is found or it does not start.
 */
export async function launchBrowser(program?: BrowserProgram): Promise<Browser> {
  const { path, env, isHeadlessShell } = program ?? (await resolveBrowser());
  const launch = () =>
    isHeadlessShell
      ? startHeadlessShell({ path, env, flags, limitMs: LAUNCH_LIMIT_MS, protocolLimitMs: PROTOCOL_LIMIT_MS })
      : launchFully(path);
  // One that was ended while it started gets a second chance.
  const { browser, process } = await launch()
    .catch(launch)
    .catch((error: unknown) => {
      const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
      throw new InputError([
        { file: 'browser', message: `${path} did not start (${reason}): set PUPPETEER_EXECUTABLE_PATH to another one` },
      ]);
    });
  processes.set(browser, process);
  return browser;
}

async function launchFully(path: string): Promise<StartedBrowser> {
  const { default: puppeteer } = await import('puppeteer');
  const browser = await puppeteer.launch({
    executablePath: path,
    args: flags,
    waitForInitialPage: false,
    // Two pipes carry the pages' HTML faster than a WebSocket, and the browser ends with us however we end.
    pipe: true,
    timeout: LAUNCH_LIMIT_MS,
    protocolTimeout: PROTOCOL_LIMIT_MS,
  });
  return { browser, process: ensure(browser.process(), 'the process of a launched browser') };
}

/** Ends a browser at once: it holds nothing worth a tidy shutdown, which takes far longer. */
export function killBrowser(browser: Browser): void {
  processes.get(browser)?.kill('SIGKILL');
}
