import type { ChildProcess } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import type { Browser, Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { killBrowser, launchBrowser } from '../../snapshots/browser.ts';
import { towns } from '../../src/domain/towns.ts';
import { paths } from '../../src/domain/routes.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';

let copy: ProjectCopy;
let server: ChildProcess;
let browser: Browser;
let page: Page;
let address: string;

beforeAll(async () => {
  copy = copyProject();
  server = copy.start('dev.ts', ['--port', '5871']);
  address = await new Promise<string>((resolve, reject) => {
    let said = '';
    const read = (chunk: Buffer) => {
      said += chunk.toString();
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(stripVTControlCharacters(said)) ?? [];
      if (found !== undefined) resolve(found);
    };
    server.stdout!.on('data', read);
    server.stderr!.on('data', read);
    server.on('close', () => reject(new Error(`the development server ended: ${said}`)));
  });
  browser = await launchBrowser({ reach: 'this machine' });
  page = await browser.newPage();
  page.setDefaultTimeout(50_000);
});
afterAll(() => {
  server.kill();
  killBrowser(browser);
  copy.dispose();
});

/** Waits until the overlay says something; the text is in its own shadow tree. */
const overlaySays = (words: string) =>
  page.waitForFunction(
    (wanted) => document.querySelector('vite-error-overlay')?.shadowRoot?.textContent?.includes(wanted),
    {},
    words,
  );
const pageSays = (words: string) =>
  page.waitForFunction((wanted) => document.body.innerText.includes(wanted), {}, words);

test('an address without a page is 404, and so is content that is not generated', async () => {
  const statusOf = async (path: string) => (await fetch(address + path, { headers: { Accept: 'text/html' } })).status;
  expect(await statusOf('/')).toBe(200);
  expect(await statusOf(paths.town(towns[0]!.slug))).toBe(200);
  expect(await statusOf('/nothing')).toBe(404);
  expect(await statusOf('/content/none.json')).toBe(404);
});

test('a broken template is in the overlay with its file and line, for a page opened later too, and gone once mended', async () => {
  await page.goto(address + paths.town(towns[0]!.slug));
  await pageSays(towns[0]!.label);
  const file = 'templates/hub/intro/1.hbs';
  const before = copy.read(file);
  copy.write(file, `${before}\n{{nofield}}\n`);
  await overlaySays(`${file}: nofield: is not a field`);
  await page.reload();
  await overlaySays(`${file}: nofield: is not a field`);
  copy.write(file, before);
  await page.waitForFunction(() => document.querySelector('vite-error-overlay') === null);
  await pageSays(towns[0]!.label);
});

test('a component that throws is shown with its message, and the page comes back once it is mended', async () => {
  const file = 'src/pages/guarantee/GuaranteePage.tsx';
  const before = copy.read(file);
  copy.write(
    file,
    before.replace(/return \(/, "if (document.title !== 'x') throw new Error('a mistake of mine');\n  return ("),
  );
  await page.goto(address + paths.guarantee);
  await pageSays('a mistake of mine');
  copy.write(file, before);
  await page.waitForFunction(() => !document.body.innerText.includes('a mistake of mine'));
});
