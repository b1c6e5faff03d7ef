import { spawnSync } from 'node:child_process';
import { statfsSync } from 'node:fs';
import type { Browser } from 'puppeteer';
import { inputError, type InputError } from '../../core/domain/problems.ts';
import { findBrowser, type BrowserProgram } from './find-browser.ts';

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
];

/**
 * Flags that limit what a browser can reach. Rendering and drawing need no network; opening a
 * served site needs this machine.
 */
const reaches = {
  nothing: [
    '--host-resolver-rules=MAP * ~NOTFOUND',
    // Without V8's optimising compiler, one run over 356 pages takes an eighth less processor time.
    '--js-flags=--no-opt',
    // Makes the browser start faster if few pages are opened.
    '--no-zygote',
  ],
  'this machine': [
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
    // A new tab's empty page and its first page then share a process, which saves a twelfth of a
    // visit's time.
    '--renderer-process-limit=1',
  ],
} as const;

/** Environment variables that a browser needs to find its files. It gets no others. */
const passedOn = [
  'PATH',
  'HOME',
  'USER',
  'LANG',
  'TZ',
  'TMPDIR',
  'TEMP',
  'TMP',
  'SystemRoot',
  'LOCALAPPDATA',
  'ProgramFiles',
];

/** A launch takes 0.2 s, and 2 s on a busy machine. */
const LAUNCH_LIMIT_MS = 20_000;
/** The second try may take longer by this factor, for a machine that is very busy. */
const SECOND_CHANCE = 3;
const PROTOCOL_LIMIT_MS = 60_000;
const SHARED_MEMORY = '/dev/shm';
/** Free bytes in /dev/shm that all open pages need. Many containers give it only 64 MB. */
const ROOM_FOR_PAGES = 2 ** 29;

export interface LaunchOptions {
  readonly reach: keyof typeof reaches;
  /** The program to start; by default the one that `findBrowser` finds. */
  readonly program?: BrowserProgram;
  readonly limitMs?: number;
  /** Flags in addition to those that every browser gets. */
  readonly flags?: readonly string[];
}

/**
 * Starts a browser. The caller must end it with `killBrowser`.
 * @throws InputError if no browser is found, or if it does not start
 */
export async function launchBrowser(options: LaunchOptions): Promise<Browser> {
  const { limitMs = LAUNCH_LIMIT_MS } = options;
  const program = options.program ?? (await findBrowser());
  return (
    start(program, options, limitMs)
      // Tries once more: the browser was slow, or was killed while it started.
      .catch(() => start(program, options, SECOND_CHANCE * limitMs))
      .catch((error: Error) => {
        throw startError(program.path, error.message);
      })
  );
}

async function start(
  program: BrowserProgram,
  { reach, flags: own = [] }: LaunchOptions,
  limitMs: number,
) {
  const { path, env, isHeadlessShell } = program;
  const { default: puppeteer } = await import('puppeteer');
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), limitMs);
  const inherited = passedOn.map((name) => [name, process.env[name]]);
  const environment = { ...Object.fromEntries(inherited), ...env };
  const launching = puppeteer.launch({
    executablePath: path,
    headless: isHeadlessShell ? 'shell' : true,
    args: [...flags, ...reaches[reach], ...own],
    env: environment,
    waitForInitialPage: false,
    // Pipes carry the pages' HTML faster than a WebSocket, and a browser ends when its pipe closes.
    pipe: true,
    // If there is room, the browser's processes share memory in /dev/shm. Sharing it on disk would
    // take an eighth more processor time.
    ignoreDefaultArgs: hasRoomToShare() ? ['--disable-dev-shm-usage'] : [],
    // Otherwise Puppeteer would end only the browser, and a build that is told to end would start
    // another one.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    signal: silence.signal,
    protocolTimeout: PROTOCOL_LIMIT_MS,
  });
  try {
    return await launching;
  } catch {
    throw new Error(
      silence.signal.aborted
        ? `${noAnswer} within ${limitMs / 1000} s`
        : howItEnds(path, environment),
    );
  } finally {
    clearTimeout(timer);
  }
}

function hasRoomToShare(): boolean {
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    return bavail * bsize >= ROOM_FOR_PAGES;
  } catch {
    // The folder exists only on Linux, and only if it is mounted.
    return false;
  }
}

const noAnswer = 'no answer';

/** Finds out why a browser ended, which Puppeteer does not report. */
function howItEnds(
  path: string,
  env: Readonly<Record<string, string | undefined>>,
): string {
  const { error, signal, status } = spawnSync(path, ['--version'], {
    env,
    timeout: 5000,
  });
  if (error) return error.message;
  return signal ? `ended by ${signal}` : `exit code ${status}`;
}

function startError(path: string, reason: string): InputError {
  const patience = reason.startsWith(noAnswer)
    ? 'run it again once this machine is less busy, or '
    : '';
  const remedy = `${patience}set PUPPETEER_EXECUTABLE_PATH to another one`;
  return inputError('browser', `${path} did not start (${reason}): ${remedy}`);
}

/** Kills a browser: it has nothing to save, and an orderly shutdown takes far longer. */
export function killBrowser(browser: Browser): void {
  browser.process()?.kill('SIGKILL');
}

/** Runs `action` with a browser, and kills the browser when `action` ends or fails. */
export async function withBrowser<T>(
  options: LaunchOptions,
  action: (browser: Browser) => Promise<T>,
): Promise<T> {
  const browser = await launchBrowser(options);
  try {
    return await action(browser);
  } finally {
    killBrowser(browser);
  }
}
