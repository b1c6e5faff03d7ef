import { spawnSync } from 'node:child_process';
import { statfsSync } from 'node:fs';
import type { Browser } from 'puppeteer';
import { InputError } from '../../src/domain/problems.ts';
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
 * What a browser may reach: what renders or draws needs nothing, what opens a served site needs this machine. To render 356 pages
 * once takes an eighth less of the processor's time without the second optimising compiler; visitors' browsers have it, and what is
 * measured has it too. Whoever renders opens few pages and starts sooner without a process that waits to be copied for each.
 */
const reaches = {
  nothing: [
    '--host-resolver-rules=MAP * ~NOTFOUND',
    '--js-flags=--no-opt',
    '--no-zygote',
  ],
  'this machine': [
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
    // A tab's empty page and the first that it opens share a process, which they do not otherwise: a twelfth of what a visit takes.
    '--renderer-process-limit=1',
  ],
} as const;

/** Variables of ours that a browser needs to find its files; the others are none of its business. */
const passedOn =
  /^(?:PATH|HOME|USER|LANG|TZ|TMPDIR|TEMP|TMP|SystemRoot|LOCALAPPDATA|ProgramFiles)$/;

/** It takes 0.2 s, and 2 s on a busy machine. */
const LAUNCH_LIMIT_MS = 20_000;
/** How much longer the second chance is: on a machine with ten times the work that it can do, the first was too short. */
const SECOND_CHANCE = 3;
const PROTOCOL_LIMIT_MS = 60_000;
const SHARED_MEMORY = '/dev/shm';
/** Bytes free there that are enough for every page that is open at once; many containers have 64 MB. */
const ROOM_FOR_PAGES = 2 ** 29;

export interface LaunchOptions {
  readonly reach: keyof typeof reaches;
  /** Another program than the one that is found. */
  readonly program?: BrowserProgram;
  readonly limitMs?: number;
  /** Flags of the program besides those that all have. */
  readonly flags?: readonly string[];
}

/**
 * Starts a browser. The caller ends it with `killBrowser`.
 * @throws InputError with one line where none is found or it does not start.
 */
export async function launchBrowser(options: LaunchOptions): Promise<Browser> {
  const { limitMs = LAUNCH_LIMIT_MS } = options;
  const program = options.program ?? (await findBrowser());
  return (
    start(program, options, limitMs)
      // One that was ended while it started, or was slow, gets a second chance.
      .catch(() => start(program, options, SECOND_CHANCE * limitMs))
      .catch((error: unknown) => fail(program.path, error))
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
  const inherited = Object.entries(process.env).filter(([name]) =>
    passedOn.test(name),
  );
  const environment = { ...Object.fromEntries(inherited), ...env };
  const launching = puppeteer.launch({
    executablePath: path,
    headless: isHeadlessShell ? 'shell' : true,
    args: [...flags, ...reaches[reach], ...own],
    env: environment,
    waitForInitialPage: false,
    // Two pipes carry the pages' HTML faster than a WebSocket, and the browser ends with us however we end.
    pipe: true,
    // It has the browser's processes share files on the disk, which costs an eighth more of the processor's time.
    ignoreDefaultArgs: hasRoomToShare() ? ['--disable-dev-shm-usage'] : [],
    // Or a build that is told to end would go on with another browser.
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
    // No Linux, or none mounted.
    return false;
  }
}

const noAnswer = 'no answer';

/** Puppeteer says no more than that it is gone. */
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

function fail(path: string, error: unknown): never {
  const [reason = ''] = (
    error instanceof Error ? error.message : String(error)
  ).split('\n');
  const patience = reason.startsWith(noAnswer)
    ? 'run it again once this machine is less busy, or '
    : '';
  const remedy = `${patience}set PUPPETEER_EXECUTABLE_PATH to another one`;
  throw new InputError([
    {
      file: 'browser',
      message: `${path} did not start (${reason}): ${remedy}`,
    },
  ]);
}

/** Ends a browser at once: it holds nothing worth a tidy shutdown, which takes far longer. */
export function killBrowser(browser: Browser): void {
  browser.process()?.kill('SIGKILL');
}

/** Lends a browser that starts when it is first asked for, and ends it however the action ends. It has no network unless `reach` allows it. */
export async function withLazyBrowser<T>(
  action: (start: () => Promise<Browser>) => Promise<T>,
  reach: LaunchOptions['reach'] = 'nothing',
): Promise<T> {
  let browser: Promise<Browser> | undefined;
  try {
    return await action(() => (browser ??= launchBrowser({ reach })));
  } finally {
    await browser?.then(killBrowser, () => undefined);
  }
}
