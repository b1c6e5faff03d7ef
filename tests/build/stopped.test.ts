import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesBelow } from '../../core/disk/files-below.ts';
import { recoverFolder } from '../../pipeline/swap-folder.ts';
import { findBrowser } from '../../snapshots/browser/find-browser.ts';
import { mapGet } from '../../core/domain/assert-defined.ts';
import { copied, copyToBreak } from '../support/copies/copy-to-break.ts';
import { isFull, shareOf } from '../support/copies/fault-share.ts';
import { outcomeOf } from '../support/copies/project-copy.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/*
 * Stops a build midway, by a signal, by a full disk or because another one is running. npm test
 * stops a build of everything twice before it lets one finish, npm run test:faults one of each
 * stage, and lets the next finish.
 */

const MOMENTS = isFull ? 4 : 1;
const signals: readonly NodeJS.Signals[] = isFull
  ? ['SIGTERM', 'SIGKILL']
  : ['SIGKILL'];

const copy = copyToBreak();
const pathOf = (name: string) => join(copy.root, name);
let whole: Record<string, string>;
beforeAll(async () => {
  await copy.build();
  whole = copy.site();
});

const someOf = (folder: string, pattern: RegExp) =>
  filesBelow(pathOf(folder))
    .filter((name) => pattern.test(name))
    .slice(0, 3)
    .map((name) => `${folder}/${name}`);

/**
 * The files to remove so that a stage has to run, and the size in bytes of a file that it then
 * writes.
 */
const stages: Readonly<
  Record<
    string,
    { readonly removed: () => readonly string[]; readonly writes: number }
  >
> = {
  browser: { removed: () => ['.cache/chromium', 'dist'], writes: 200_000_000 },
  content: {
    removed: () => [`public/content/${copied.county}`],
    writes: 8_000,
  },
  'picture sizes': {
    removed: () => ['site/pictures.generated.json'],
    writes: 8_000,
  },
  pictures: {
    removed: () => someOf('.cache/pictures', /-1600\.jpg$/),
    writes: 100_000,
  },
  cards: { removed: () => someOf('.cache/social', /\.jpg$/), writes: 40_000 },
  renderer: { removed: () => ['.cache/renderer'], writes: 600_000 },
  bundle: { removed: () => ['.cache/bundle'], writes: 250_000 },
  pages: { removed: () => [`dist/${copied.county}`], writes: 40_000 },
  everything: {
    removed: () => [
      '.cache/build.json',
      '.cache/renderer',
      '.cache/bundle',
      'public/content',
      'dist',
    ],
    writes: 600_000,
  },
};
const sampled = isFull ? shareOf(Object.keys(stages)) : ['everything'];

/** Removes files of a stage, so that the next build has to run it. */
function spoil(stage: string): void {
  for (const name of stages[stage]?.removed() ?? []) copy.remove(name);
}

/**
 * Expects the next build to make the same site, whatever the last one left. @returns its duration
 * in milliseconds
 */
async function expectHealing(what: string): Promise<number> {
  const started = performance.now();
  await expectWhole(what, copy.start('build.ts'));
  return performance.now() - started;
}

/** Expects a build to succeed, to make the same site and to leave nothing else. */
async function expectWhole(what: string, build: ChildProcess): Promise<void> {
  const { code, err } = await outcomeOf(build);
  expect({ what, code, err }).toEqual({ what, code: 0, err: '' });
  expect(copy.site(), what).toEqual(whole);
  expect(copy.exists('dist.next'), what).toBe(false);
  expect(
    readdirSync(pathOf('.cache')).filter((name) => name.endsWith('.part')),
    what,
  ).toEqual([]);
}

/** Expects every file of the site to be complete or missing, never partial. */
function expectWholeFiles(what: string): void {
  recoverFolder(pathOf('dist'));
  for (const [name, hash] of Object.entries(copy.site()))
    expect(`${what}: ${name} ${hash}`).toBe(`${what}: ${name} ${whole[name]}`);
}

/** Duration, in milliseconds, of a build that has all of a stage to do. */
const durations = new Map<string, number>();

test.each(sampled)(
  'a build of %s on a full disk fails with a one-line error and changes no file',
  async (stage) => {
    spoil(stage);
    const before = copy.site();
    const program = stage === 'browser' ? '' : await writeUnlimitedBrowser();
    const { code, err } = await runWithLimit(
      Math.floor((stages[stage]?.writes ?? 0) / 2),
      program,
    );
    expect({ stage, code, lines: err.trim().split('\n') }).toEqual({
      stage,
      code: 1,
      lines: [
        expect.stringMatching(
          /^(?:disk|generate|bundle|browser|[\w./-]+): .*(?:no room|too large|EFBIG)/i,
        ),
      ],
    });
    expect(copy.site()).toEqual(before);
    if (isFull) durations.set(stage, await expectHealing(stage));
  },
);

test.each(sampled)(
  'a build of %s that is killed leaves no partial file',
  async (stage) => {
    for (const signal of signals) {
      for (let moment = 1; moment <= MOMENTS; moment++) {
        if (isFull) spoil(stage);
        const build = copy.start('build.ts');
        const ended = once(build, 'exit');
        if (isFull)
          await sleep((moment / (MOMENTS + 1)) * mapGet(durations, stage));
        else await untilItWrites(build);
        build.kill(signal);
        await ended;
        const what = `${stage}, ${signal} at ${moment}/${MOMENTS + 1}`;
        expectWholeFiles(what);
        if (isFull) await expectHealing(what);
      }
    }
  },
);

/** Waits until a build assembles the site. */
async function untilItWrites(build: ChildProcess): Promise<void> {
  copy.remove('dist.next');
  while (!copy.exists('dist.next') && build.exitCode === null) await sleep(5);
}

test("the next build completes the site, and a second one at the same time names the first one's process ID", async () => {
  if (isFull) spoil('everything');
  const first = await holdLock();
  const done = expectWhole('after all', first);
  const second = await copy.run('build.ts');
  expect(second.code).toBe(1);
  expect(second.err.trim()).toBe(
    `build: another one is running here (process ${first.pid}): wait until it ends`,
  );
  await done;
});

// Only in a full run, since nothing but a person removes the lock.
if (isFull)
  test('two builds whose lock was removed never leave half a site, and the next build makes a whole one', async () => {
    spoil('everything');
    const first = outcomeOf(await holdLock());
    copy.remove('.build.lock');
    const second = await copy.run('build.ts');
    // The first build stops before it replaces the site, and may have removed files that the second
    // needs.
    expect(await first).toMatchObject({ code: 1 });
    expect(copy.site()).toEqual(second.code === 0 ? whole : {});
    await expectHealing('without a lock');
  });

/** Starts a build, and waits until it has the lock. */
async function holdLock(): Promise<ChildProcess> {
  copy.remove('.cache/build.pid');
  const build = copy.start('build.ts');
  while (!copy.exists('.cache/build.pid') && build.exitCode === null)
    await sleep(10);
  return build;
}

const programs = temporaryFolder(afterAll);

/**
 * Writes a script that starts the browser without the limit on file sizes, which unlike a full disk
 * would also limit its memory. @returns its path
 */
async function writeUnlimitedBrowser(): Promise<string> {
  const { path, env = {} } = await findBrowser();
  const variables = Object.entries(env).map(
    ([name, value]) => `export ${name}='${value}'\n`,
  );
  programs.write(
    'browser',
    `#!/bin/sh\nulimit -S -f unlimited\n${variables.join('')}exec '${path}' "$@"\n`,
  );
  chmodSync(programs.pathOf('browser'), 0o755);
  return programs.pathOf('browser');
}

/**
 * Starts a build whose processes, except the browser, cannot write a file larger than this many
 * bytes, as on a full disk.
 */
function runWithLimit(bytes: number, browser: string) {
  const blocks = Math.max(1, Math.floor(bytes / 512));
  const command = `ulimit -S -f ${blocks}; exec "$0" commands/build.ts`;
  return outcomeOf(
    spawn('sh', ['-c', command, process.execPath], {
      cwd: copy.root,
      env: {
        ...process.env,
        TZ: 'UTC',
        ...(browser && { PUPPETEER_EXECUTABLE_PATH: browser }),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
}
