import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request, type OutgoingHttpHeaders } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Browser, Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { killBrowser, launchBrowser } from '../../snapshots/browser/browser.ts';
import { towns } from '../../core/domain/towns.ts';
import { paths } from '../../core/domain/pages.ts';
import { copyToChange } from '../support/copies/project-copy.ts';
import { freePort } from '../support/servers/listen.ts';
import {
  drawLines,
  findFatal,
  statusFor,
  unparsable,
} from '../support/servers/odd-targets.ts';

const secret = 'KEY=not-for-the-network';
// Packages are served, since pages import them.
const ignored = readFileSync(
  join(import.meta.dirname, '../../.gitignore'),
  'utf8',
)
  .split('\n')
  .filter((line) => line !== '' && line !== 'node_modules/');
const secrets = [
  ...ignored.map((line) => line.replaceAll('*', 'x').replace(/\/$/, '/x.json')),
  '.leads/leads.sqlite',
  '.cache/x.pem',
  '.env.production',
  'x.sqlite',
  'src/x.sqlite-wal',
];

const copy = copyToChange();
let server: ChildProcess;
let browser: Browser;
let page: Page;
let address: string;

beforeAll(async () => {
  for (const file of secrets) copy.write(file, secret);
  server = copy.start('dev.ts', [
    '--port',
    `${await freePort()}`,
    '--host',
    '0.0.0.0',
  ]);
  address = await new Promise<string>((resolve, reject) => {
    let said = '';
    const read = (chunk: Buffer) => {
      said += chunk.toString();
      const [, port] =
        /http:\/\/localhost:(\d+)/.exec(stripVTControlCharacters(said)) ?? [];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    };
    server.stdout!.on('data', read);
    server.stderr!.on('data', read);
    server.on('close', () =>
      reject(new Error(`the development server ended: ${said}`)),
    );
  });
  browser = await launchBrowser({ reach: 'this machine' });
  page = await browser.newPage();
  page.setDefaultTimeout(300_000);
});
afterAll(() => {
  server.kill();
  killBrowser(browser);
});

/** Waits until the error overlay, which has its own shadow tree, contains these words. */
const overlaySays = (words: string) =>
  page.waitForFunction(
    (wanted) =>
      document
        .querySelector('vite-error-overlay')
        ?.shadowRoot?.textContent?.includes(wanted),
    {},
    words,
  );
const pageSays = (words: string) =>
  page.waitForFunction(
    (wanted) => document.body.innerText.includes(wanted),
    {},
    words,
  );

test('the development server answers 404 for an unknown page or content file', async () => {
  const statusOf = async (path: string) =>
    (await fetch(address + path, { headers: { Accept: 'text/html' } })).status;
  expect(await statusOf('/')).toBe(200);
  expect(await statusOf(paths.town(towns[0]!.slug))).toBe(200);
  expect(await statusOf('/nothing')).toBe(404);
  expect(await statusOf('/content/none.json')).toBe(404);
  expect(
    await (await fetch(`${address}/site.webmanifest`)).json(),
  ).toHaveProperty('start_url', '/');
});

test('the development server takes a request after each of 500 odd ones', async () => {
  const port = Number(new URL(address).port);
  const takesRequests = async () =>
    (await statusFor(port, 'GET /site.webmanifest')) === 200;
  const listed = unparsable.map((target) => `GET ${target}`);
  const lines = [...listed, ...drawLines(500)];
  // Vite answers some of them with a 500 of its own.
  const fatal = await findFatal({ port, lines, fault: 501, takesRequests });
  expect(fatal).toEqual([]);
});

test('the development server serves no file that git ignores: quote requests, caches, settings, databases', async () => {
  expect(ignored).toEqual(
    expect.arrayContaining(['.leads/', '.cache/', '.env']),
  );
  const outer = Object.values(networkInterfaces())
    .flatMap((entries) => entries ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal);
  const origins = [
    address,
    ...(outer === undefined
      ? []
      : [address.replace('127.0.0.1', outer.address)]),
  ];
  const spellings = (file: string) =>
    [
      `/${file}`,
      `/@fs${join(copy.root, file)}`,
      `//${file}`,
      `/src/..%2f${file}`,
      `/%2e${file.slice(1)}`,
    ].flatMap((path) =>
      ['', '?raw', '?url', '?import&raw', '?inline'].map(
        (query) => path + query,
      ),
    );
  const served: string[] = [];
  for (const target of origins.flatMap((origin) =>
    secrets.flatMap(spellings).map((path) => origin + path),
  )) {
    const answer = await fetch(target);
    const text = await answer.text();
    // A module made from the file may contain its text in base64.
    if (text.includes(secret) || text.includes(btoa(secret)))
      served.push(target);
  }
  expect(served).toEqual([]);
});

test('a page of another site or port reads no source, posts nothing and starts no editor', async () => {
  const page = { Referer: `${address}/` };
  const other = { Origin: 'http://127.0.0.1:9' };
  const image = { 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'no-cors' };
  const link = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' };
  const typed = { 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Mode': 'navigate' };
  const own = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'cors' };
  // Unlike `fetch`, `request` sends the headers that only a browser may set.
  const statusOf = (path: string, headers: OutgoingHttpHeaders) =>
    new Promise<number>((resolve, reject) => {
      request(address + path, { headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode!);
      })
        .on('error', reject)
        .end();
    });
  const source = '/src/app/main.tsx';
  for (const path of [source, '/site/towns.ts', '/rest/v1/job_posts', '/']) {
    expect(await statusOf(path, other), path).toBe(403);
    expect(await statusOf(path, image), path).toBe(403);
  }
  for (const headers of [{}, link, typed, own])
    expect(await statusOf(source, headers)).toBe(200);
  // An editor that is asked to open a missing file is not started, so the test leaves nothing.
  const editor = '/__open-in-editor?file=/no/such/file';
  for (const headers of [{}, other, image, link, typed])
    expect(await statusOf(editor, headers)).toBe(403);
  for (const headers of [own, page])
    expect(await statusOf(editor, headers)).toBe(200);
  const posted = await fetch(`${address}/lead-inbox`, {
    method: 'POST',
    headers: other,
  });
  expect(posted.status).toBe(403);
});

test('the error overlay names a broken template, after a reload too, until the template is fixed', async () => {
  await page.goto(address + paths.town(towns[0]!.slug));
  await pageSays(towns[0]!.label);
  const file = 'templates/hub/intro/1.hbs';
  const before = copy.read(file);
  copy.write(file, `${before}\n{{nofield}}\n`);
  await overlaySays(`${file}: nofield: is not a field`);
  await page.reload();
  await overlaySays(`${file}: nofield: is not a field`);
  copy.write(file, before);
  await page.waitForFunction(
    () => document.querySelector('vite-error-overlay') === null,
  );
  await pageSays(towns[0]!.label);
});

test('an edited profile is shown at once, and the error overlay names the rule that the edit breaks', async () => {
  const [town] = towns;
  const file = `site/profiles/${town!.slug}.json`;
  const before = copy.read(file);
  const profile = JSON.parse(before);
  copy.write(
    file,
    JSON.stringify({
      ...profile,
      standfirst: `In ${town!.label} or anywhere, we knock first.`,
    }),
  );
  await page.goto(address + paths.town(town!.slug));
  await pageSays('or anywhere, we knock first');
  await overlaySays('town-not-wedged-in');
  copy.write(file, before);
  await page.waitForFunction(
    () =>
      !document.body.innerText.includes('we knock first') &&
      document.querySelector('vite-error-overlay') === null,
  );
  await pageSays(town!.label);
});

test('an error thrown by a component is shown, and the page recovers once the code is fixed', async () => {
  const file = 'src/pages/guarantee/GuaranteePage.tsx';
  const before = copy.read(file);
  copy.write(
    file,
    before.replace(
      /return \(/,
      "if (document.title !== 'x') throw new Error('a mistake of mine');\n  return (",
    ),
  );
  await page.goto(address + paths.guarantee);
  await pageSays('a mistake of mine');
  copy.write(file, before);
  await page.waitForSelector('main img');
});

test("the development server serves pictures, icons and the pack's files at the same URLs as the built site", async () => {
  const picture = await page.$eval('main img', ({ src }) => src);
  expect(new URL(picture).pathname).toMatch(/^\/pictures\//);
  for (const file of [`${address}/favicon.svg`, picture])
    expect((await fetch(file)).headers.get('content-type')).toMatch(/^image\//);
  copy.write('site/public/proof.txt', 'ours');
  expect(await (await fetch(`${address}/proof.txt`)).text()).toBe('ours');
});
