import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { SnapshotError } from '../snapshot-error.ts';
import { openRenderer, type Renderer } from './renderer.ts';
import { takeSnapshots } from './take-snapshots.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';

const { root: folder } = temporaryFolder(afterAll);

/**
 * Time limit for pages that deliberately never respond. All other pages have the time limit of a
 * build.
 */
const SILENCE_MS = 1500;

/** The HTML of a page, with parts that repeat on it and on other pages. */
const htmlOf = (path: string) => `<p>shown</p><p>shown</p><b>It’s ${path}</b>`;

interface TakeOptions {
  readonly script?: string;
  /** Milliseconds after which the first browser is killed. */
  readonly killAfter?: number;
  readonly silenceLimitMs?: number;
}

const routesTo = (paths: readonly string[]) =>
  paths.map((path) => ({ page: { path }, readData: () => [] }));

/**
 * Takes snapshots of an application whose `renderRoute({ path })` has this body, or of the
 * application in `script`.
 */
async function take(
  body: string,
  paths: readonly string[],
  { script, killAfter, silenceLimitMs }: TakeOptions = {},
) {
  const scriptFile = join(folder, `${randomUUID()}.js`);
  const application = `globalThis.seen = []; globalThis.renderRoute = async ({ path }) => { ${body}; return { html: (${htmlOf.toString()})(path), landed: path }; };`;
  writeFileSync(scriptFile, script ?? application);
  const pages: string[] = [];
  const options = { scriptFile, silenceLimitMs };
  let renderer: Promise<Renderer> | undefined;
  if (killAfter !== undefined) {
    renderer = openRenderer(options);
    const { kill } = await renderer;
    setTimeout(kill, killAfter);
  }
  try {
    for await (const { route, html } of takeSnapshots(routesTo(paths), {
      ...options,
      renderer,
    })) {
      expect(html).toBe(htmlOf(route.page.path));
      pages.push(route.page.path);
    }
    return { pages, failure: undefined };
  } catch (failure) {
    return { pages, failure };
  }
}

// A busy machine must not look like a hanging page.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

test('every path is rendered once, in order, and its HTML arrives unchanged', async () => {
  const paths = Array.from({ length: 450 }, (_, index) => `/${index}`);
  const { pages, failure } = await take('', paths);
  expect(failure).toBeUndefined();
  expect(pages).toEqual(paths);
});

const faults = [
  ['a throwing page', `throw new Error('no stone')`, 'no stone'],
  [
    'a console error',
    `console.error('slipped', 7)`,
    'console.error: slipped 7',
  ],
  ['a console warning', `console.warn('wet')`, 'console.warn: wet'],
  [
    'an unhandled rejection',
    `Promise.reject(new Error('left alone'))`,
    'unhandled rejection: Error: left alone',
  ],
  [
    'an uncaught error in a microtask',
    `queueMicrotask(() => { throw new Error('too late') })`,
    'uncaught: Error: too late',
  ],
  [
    'a redirect',
    `return { html: '', landed: '/elsewhere' }`,
    'redirects to /elsewhere',
  ],
] as const;
const faulty = faults.map(([name]) => `/${name.replaceAll(' ', '-')}`);
const good = ['/first', ...faulty.map((path) => `/after-${path.slice(1)}`)];
/** A run with every fault, each between pages without one. */
let run: Awaited<ReturnType<typeof take>>;
beforeAll(async () => {
  const body = faults
    .map(([, fault], index) => `if (path === '${faulty[index]}') { ${fault} }`)
    .join(';');
  run = await take(
    body,
    good.flatMap((path, index) => [path, ...faulty.slice(index, index + 1)]),
  );
});

test.for(faults)(
  '%s is reported for its own page and no other',
  ([name, , message]) => {
    const own = faulty[faults.findIndex(([other]) => other === name)];
    const { failures } = run.failure as SnapshotError;
    expect(failures.filter(({ error }) => error.includes(message))).toEqual([
      { path: own, error: expect.stringContaining(message) },
    ]);
    expect(failures.map(({ path }) => path)).toEqual(faulty);
    expect(run.pages).toEqual(good);
  },
);

const goesSilent = async (fault: string) => {
  const paths = ['/a', '/bad', '/b', '/c'];
  const { pages, failure } = await take(
    `if (path === '/bad') { ${fault} }`,
    paths,
    { silenceLimitMs: SILENCE_MS },
  );
  expect(pages).toEqual(['/a', '/b', '/c']);
  expect((failure as SnapshotError).failures).toEqual([
    { path: '/bad', error: expect.stringMatching(/no answer within/) },
  ]);
};

test('a page in an endless loop is named, and the others are rendered', () =>
  goesSilent('for (;;) {}'));

// These two tests only wait, so they run at the same time.
test.concurrent('a page that never responds is named, and the others are rendered', () =>
  goesSilent('await new Promise(() => {})'));

test.concurrent('if every page hangs, the run soon stops, names pages with the same fault in one line and says how many were not reached', async () => {
  const paths = Array.from({ length: 20 }, (_, index) => `/${index}`);
  const { failure } = await take(`await new Promise(() => {})`, paths, {
    silenceLimitMs: SILENCE_MS,
  });
  expect((failure as SnapshotError).message).toMatch(
    /^\d+ pages could not be rendered:\n {2}\/\d+ \/\d+.*: no answer within .*\n {2}\d+ more were not reached: the run was given up$/,
  );
});

test('a page that fails once is rendered again in a fresh browser', async () => {
  const { pages, failure } = await take(
    `seen.push(path); if (path === '/b' && seen.length > 1) throw new Error('only in company')`,
    ['/a', '/b', '/c'],
  );
  expect(failure).toBeUndefined();
  expect(pages).toEqual(['/a', '/c', '/b']);
});

test('a browser that is killed during a run is replaced, and no page is lost or made twice', async () => {
  const paths = Array.from({ length: 40 }, (_, index) => `/${index}`);
  const { pages, failure } = await take(
    `await new Promise((resolve) => setTimeout(resolve, 30))`,
    paths,
    { killAfter: 400 },
  );
  expect(failure).toBeUndefined();
  expect(pages.toSorted()).toEqual(paths.toSorted());
});

test('a renderer script that fails to run is named as the failure, and no page is named', async () => {
  const { failure } = await take('', ['/a', '/b'], {
    script: `throw new Error('broken bundle')`,
  });
  expect((failure as SnapshotError).failures).toEqual([
    {
      path: 'the renderer script',
      error: expect.stringContaining('broken bundle'),
    },
  ]);
});
