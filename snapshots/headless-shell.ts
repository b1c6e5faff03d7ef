import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import type { Browser } from 'puppeteer';

export interface HeadlessProgram {
  readonly path: string;
  /** Extra environment it needs to find its libraries and fonts. */
  readonly env?: Readonly<Record<string, string>>;
}

export interface StartedBrowser {
  readonly browser: Browser;
  readonly process: ChildProcess;
}

const unpackFolder = join(import.meta.dirname, '../.cache/chromium');

/** A machine without a single font ends the browser at its first word, so the package's own come with it. */
const fontConfig = `<?xml version="1.0"?>
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${join(unpackFolder, 'fonts/fonts')}</dir>
  <cachedir>${join(unpackFolder, 'fonts/cache')}</cachedir>
</fontconfig>
`;

/** Two browsers may start at once; it is unpacked once. */
let unpacked: Promise<HeadlessProgram> | undefined;

/** The headless shell that npm brought, unpacked where it is not yet. */
export const findHeadlessShell = (): Promise<HeadlessProgram> => (unpacked ??= unpackHeadlessShell());

/*
 * The package unpacks into the temporary folder and trusts a file of that name there, so it gets a
 * folder of our own.
 */
async function unpackHeadlessShell(): Promise<HeadlessProgram> {
  const path = join(unpackFolder, 'chromium');
  const libraries = join(unpackFolder, 'al2023/lib');
  const fonts = join(unpackFolder, 'fonts/fonts.conf');
  if (![path, libraries, fonts].every((needed) => existsSync(needed))) {
    mkdirSync(unpackFolder, { recursive: true });
    const previous = process.env.TMPDIR;
    process.env.TMPDIR = unpackFolder;
    try {
      const { default: chromium, inflate } = await import('@sparticuz/chromium');
      const bin = join(import.meta.dirname, '../node_modules/@sparticuz/chromium/bin');
      await inflate(join(bin, 'al2023.tar.br'));
      await inflate(join(bin, 'fonts.tar.br'));
      writeFileSync(fonts, fontConfig);
      await chromium.executablePath(bin);
    } finally {
      if (previous === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = previous;
    }
  }
  return { path, env: { LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: fonts } };
}

/** What Puppeteer sets for every browser, as far as it matters to a headless shell. */
const defaultFlags = [
  '--headless',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-breakpad',
  '--disable-crash-reporter',
  '--disable-dev-shm-usage',
  '--disable-hang-monitor',
  '--disable-ipc-flooding-protection',
  '--disable-popup-blocking',
  '--disable-renderer-backgrounding',
  '--force-color-profile=srgb',
  '--metrics-recording-only',
];

interface StartOptions extends HeadlessProgram {
  readonly flags: readonly string[];
  readonly limitMs: number;
  /** How long one question to it may take. */
  readonly protocolLimitMs: number;
}

/**
 * Starts a headless shell and joins Puppeteer to it. Puppeteer's own launcher, made for whole browsers, takes as long to load as the shell
 * takes to start, and makes it a profile that nobody needs.
 * @throws Error where it ends or says nothing within `limitMs`
 */
export async function startHeadlessShell({
  path,
  env,
  flags,
  limitMs,
  protocolLimitMs,
}: StartOptions): Promise<StartedBrowser> {
  // Two pipes carry the pages' HTML faster than a WebSocket, and the browser ends with us however we end.
  const child = spawn(path, [...defaultFlags, ...flags, '--remote-debugging-pipe', 'about:blank'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const failed = Promise.withResolvers<never>();
  const timer = setTimeout(() => failed.reject(new Error(`no answer within ${limitMs / 1000} s`)), limitMs);
  child.once('error', failed.reject);
  child.once('exit', (code, signal) => failed.reject(new Error(signal ? `ended by ${signal}` : `exit code ${code}`)));
  try {
    // Where the pipes break it has ended, or is about to: how it ended says more.
    const browser = await Promise.race([failed.promise, connectTo(child, protocolLimitMs).catch(() => failed.promise)]);
    return { browser, process: child };
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function connectTo({ stdio }: ChildProcess, protocolTimeout: number): Promise<Browser> {
  const [{ connect }, { PipeTransport }] = await Promise.all([
    import('puppeteer-core/internal/puppeteer-core-browser.js'),
    import('puppeteer-core/internal/node/PipeTransport.js'),
  ]);
  const browser = await connect({
    transport: new PipeTransport(stdio[3] as Writable, stdio[4] as Readable, () => undefined),
    protocolTimeout,
  });
  // The same class, declared a second time for those who import the whole package.
  return browser as unknown as Browser;
}
