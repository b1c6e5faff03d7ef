import {
  existsSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  goBack,
  listReleases,
  parseReleaseTarget,
  releaseSite,
} from '../../pipeline/release/release-site.ts';
import { notFoundPage, paths, snapshotFile } from '../../core/domain/pages.ts';
import { copyToChange } from '../support/copies/project-copy.ts';
import { startNginx } from '../support/servers/serve-nginx.ts';
import { documentOf, heading, press } from '../support/visits/controls.ts';
import { arrive, startBrowser } from '../support/visitor.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/*
 * Two releases on a real nginx: the built site, and the same site built with another setting, which
 * changes the names of its scripts and so every page. The second release lacks one page.
 */

startBrowser();

const DAY_SECONDS = 86_400;
const withdrawn = paths.guarantee;
const first = join(import.meta.dirname, '../../dist');
const { root: folder } = temporaryFolder(afterAll);
const target = parseReleaseTarget(folder);
const second = copyToChange();
let nginx: Awaited<ReturnType<typeof startNginx>>;
const names: string[] = [];

/** Publishes with the clock set `day` days after the first release. */
const publish = async (site: string, day: number) =>
  names.push(
    await releaseSite({
      site,
      target,
      now: new Date(Date.UTC(2026, 0, 1 + day)),
    }),
  );

beforeAll(async () => {
  await second.build({ VITE_ANALYTICS_ID: 'G-SECOND' });
  rmSync(join(second.dist, 'guarantee.html'));
  await publish(first, 0);
  nginx = await startNginx({ site: join(folder, 'current') });
});
afterAll(() => nginx.stop());

const loaded = [
  paths.home,
  paths.services,
  paths.areas,
  paths.town('exeter'),
  paths.townService('exeter', 'patio-cleaning'),
];
const textIn = (site: string, path: string) =>
  readFileSync(
    join(site, path === '/' ? 'index.html' : `${path}.html`),
    'utf8',
  );
const ask = async (path: string, encoding: string) => {
  const answer = await fetch(nginx.url + path, {
    headers: { 'Accept-Encoding': encoding },
    redirect: 'manual',
  });
  return { status: answer.status, text: await answer.text() };
};
const namedIn = (html: string) =>
  html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? [];

test('under load every response is a complete page of one release, and after the swap a page of the new one', async () => {
  let swapped = false;
  const faults: string[] = [];
  let answers = 0;
  const visitor = async (offset: number) => {
    // Goes on until 25 requests after the swap.
    for (let left = 25, turn = offset; left > 0; turn += 1) {
      if (swapped) left -= 1;
      const path = loaded[turn % loaded.length]!;
      const afterSwap = swapped;
      const { status, text } = await ask(
        path,
        turn % 2 === 0 ? 'gzip' : 'identity',
      );
      const release = [first, second.dist].find(
        (site) => textIn(site, path) === text,
      );
      answers += 1;
      if (
        status !== 200 ||
        release === undefined ||
        (afterSwap && release === first)
      )
        faults.push(`${path} ${status}`);
      for (const file of namedIn(text)) {
        const { status: found } = await ask(file, 'gzip');
        if (found !== 200) faults.push(`${file} of ${path} ${found}`);
      }
    }
  };
  const visitors = [0, 1, 2, 3].map(visitor);
  await publish(second.dist, 1);
  swapped = true;
  await Promise.all(visitors);
  expect(faults).toEqual([]);
  expect(answers).toBeGreaterThan(100);
});

test('a withdrawn page gets a 404, compressed or not', async () => {
  for (const encoding of ['identity', 'gzip']) {
    const { status, text } = await ask(withdrawn, encoding);
    expect([status, text]).toEqual([
      404,
      textIn(
        second.dist,
        `/${snapshotFile(notFoundPage).replace('.html', '')}`,
      ),
    ]);
  }
});

test('a compressed copy equals the file that it was made from', async () => {
  for (const path of loaded)
    expect((await ask(path, 'gzip')).text).toBe(
      (await ask(path, 'identity')).text,
    );
  const copies = readdirSync(join(folder, 'current'), {
    recursive: true,
    encoding: 'utf8',
  }).filter((name) => /\.(?:gz|br)$/.test(name));
  expect(copies.length).toBeGreaterThan(1000);
  for (const copy of copies)
    expect(
      existsSync(join(folder, 'current', copy.replace(/\.\w+$/, ''))),
    ).toBe(true);
});

test('a visitor who began on the old release can go on without a reload after a new one is published', async () => {
  expect(await goBack(target)).toBe(names[0]);
  const { page, open, complaints } = await arrive();
  await open(nginx.url + paths.home);
  const opened = await documentOf(page);
  await publish(second.dist, 2);
  for (const [path, title] of [
    [paths.services, 'Our Services'],
    [paths.town('exeter'), 'Pressure Washing in Exeter'],
  ] as const) {
    await press(page, `footer a[href="${path}"]`);
    await heading(page, title).wait();
  }
  expect(await documentOf(page)).toBe(opened);
  expect(complaints).toEqual([]);
});

test('a replaced release and its hashed files are kept for a week', async () => {
  const oldScript = namedIn(textIn(first, paths.home)).find((file) =>
    /main|start/.test(file),
  )!;
  expect(existsSync(join(second.dist, oldScript))).toBe(false);
  const replacedAgo = (days: number) => {
    for (const name of readdirSync(join(folder, 'releases'))) {
      const file = join(folder, 'releases', name, '.replaced');
      if (existsSync(file))
        writeFileSync(
          file,
          String(Math.floor(Date.now() / 1000) - days * DAY_SECONDS),
        );
    }
  };
  replacedAgo(6);
  await publish(second.dist, 3);
  expect((await ask(oldScript, 'gzip')).status).toBe(200);
  replacedAgo(8);
  await publish(second.dist, 4);
  expect((await ask(oldScript, 'gzip')).status).toBe(404);
  expect((await listReleases(target)).split('\n')).toEqual([
    names.at(-2),
    `${names.at(-1)} (served)`,
  ]);
});

test('a release contains its bill of materials, and files meant only for the server are not served', async () => {
  const bill = JSON.parse(
    readFileSync(join(folder, 'current/.sbom.cdx.json'), 'utf8'),
  );
  expect([bill.bomFormat, bill.components.length > 100]).toEqual([
    'CycloneDX',
    true,
  ]);
  for (const path of [
    '/.hashed',
    '/.replaced',
    '/.sbom.cdx.json',
    '/index.html.gz',
  ])
    expect((await ask(path, 'identity')).status).toBe(404);
});
