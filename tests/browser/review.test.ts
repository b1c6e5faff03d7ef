import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type Axe from 'axe-core';
import type { Page } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outcomeOf, startIn } from '../support/copies/project-copy.ts';
import { desktop, phone, startBrowser, visit } from '../support/visitor.ts';

startBrowser();

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'review-'));
const report = join(folder, 'report.html');
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const MAX_BYTES = 6_000_000;
/** A report takes 5 s, and much longer beside other tests and builds. */
const REPORT_LIMIT_MS = 240_000;

const run = (...args: readonly string[]) => outcomeOf(startIn(root, 'review.ts', { args }));

/** Runs the command, which exits with 1 where there are findings. @returns what it says */
async function review(...args: readonly string[]): Promise<string> {
  const { code, out, err } = await run(...args);
  expect([0, 1], err).toContain(code);
  return out;
}

let told = '';
beforeAll(async () => {
  told = await review('--out', report);
}, REPORT_LIMIT_MS);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const views = [
  'pages',
  'findings',
  'similarity',
  'variants',
  'links',
  'claims',
  'changes',
  'search?q=limestone',
  'own',
  'anchors',
  'speed',
  'source?file=site/profiles/exeter.json',
  'pages?where=own%25%3C50&columns=title,own%25',
  'page/devon/exeter/patio-cleaning',
  'page/devon/exeter',
  'page/404',
];

/** Opens a view of the report as a file. */
async function openView(page: Page, view: string): Promise<void> {
  await page.goto(`${pathToFileURL(report).href}#/${view}`, { waitUntil: 'load' });
  await page.waitForSelector('main h2');
}

/** Goes on to another view as a link of the report does. */
const moveTo = (page: Page, view: string) =>
  page.evaluate(
    (hash) =>
      new Promise<void>((shown) => {
        // The report listens too, and was first.
        addEventListener('hashchange', () => shown(), { once: true });
        location.hash = hash;
      }),
    `#/${view}`,
  );

test('the built site has no findings', () => {
  expect(told).toMatch(/^356 pages, \d+ rules, 0 findings\. Report: /m);
});

test('a diary without a post warns, and the review lets the deploy go on', { timeout: REPORT_LIMIT_MS }, async () => {
  const dist = join(folder, 'dist');
  cpSync(join(root, 'dist'), dist, { recursive: true });
  const diary = join(dist, 'job-diary.html');
  const html = readFileSync(diary, 'utf8');
  const emptied = html
    .replace(
      /(<div [^>]*data-live="[^"]*">).*(?=<\/main>)/s,
      '$1<p>Coming Soon</p><a href="/get-quote">Request Your Free Quote</a></div>',
    )
    .replace(/,\{"@type":"BlogPosting".*?(?=\]\}<\/script>)/s, '');
  expect(emptied.length).toBeLessThan(html.length - 1000);
  writeFileSync(diary, emptied);
  const { code, out, err } = await run('--json', '--dist', dist);
  expect(code, err).toBe(0);
  const findings = JSON.parse(out) as { path: string; level: string }[];
  expect(findings.map(({ path, level }) => [path, level])).toContainEqual(['/job-diary', 'warning']);
});

test('two reports of one site are the same, byte for byte', { timeout: REPORT_LIMIT_MS }, async () => {
  const again = join(folder, 'again.html');
  await review('--out', again);
  expect(readFileSync(again).equals(readFileSync(report))).toBe(true);
});

test('the report is one file of at most 6 MB that asks for nothing', async () => {
  expect(statSync(report).size).toBeLessThan(MAX_BYTES);
  await visit({}, async ({ page, requests, complaints }) => {
    for (const view of views) await openView(page, view);
    expect(requests.filter((address) => !address.startsWith('file:') && !address.startsWith('data:'))).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

describe.each([
  ['a phone', phone],
  ['a desktop', desktop],
] as const)('on %s', (_, viewport) => {
  interface Look {
    readonly violations: readonly string[];
    readonly width: number;
  }
  const looks = new Map<string, Look>();
  beforeAll(
    () =>
      visit({ viewport, reducedMotion: true }, async ({ page }) => {
        await openView(page, 'page/404');
        await page.evaluate(axe);
        for (const view of views) looks.set(view, await look(page, view));
      }),
    views.length * 15_000,
  );

  /** What is seen of a view, all of it unfolded. */
  async function look(page: Page, view: string): Promise<Look> {
    await moveTo(page, view);
    await page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)));
    const results = await page.evaluate(() =>
      (globalThis as unknown as { axe: typeof Axe }).axe.run({
        resultTypes: ['violations'],
        preload: { assets: ['media'] },
      }),
    );
    return {
      violations: results.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
      width: await page.evaluate(() => document.documentElement.scrollWidth),
    };
  }

  test.each(views)('%s is clean for axe and no wider than the screen', (view) => {
    const { violations, width } = looks.get(view)!;
    expect(violations).toEqual([]);
    expect(width).toBeLessThanOrEqual(viewport.width);
  });
});

test('the table of pages is sorted, filtered and walked by keyboard', async () => {
  await visit({}, async ({ page }) => {
    await openView(page, 'pages');
    const paths = () => page.$$eval('tbody th', (cells) => cells.map((cell) => cell.textContent));
    expect((await paths())[0]).toBe('/');
    await page.focus('th[data-column="words"] button');
    await page.keyboard.press('Enter');
    const words = await page.$$eval('tbody td.words', (cells) => cells.map((cell) => Number(cell.textContent)));
    expect(words).toEqual(words.toSorted((a, b) => a - b));
    await page.type('#filter', 'exeter patio');
    expect((await paths()).every((path) => path?.includes('exeter') || path?.includes('patio'))).toBe(true);
    expect(await page.$eval('[role="status"]', (status) => status.textContent)).toMatch(/^\d+ of 356 pages$/);
    await page.focus('tbody th a');
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe((await paths())[1]);
    await page.keyboard.press('Enter');
    await page.waitForSelector('h2.path');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  });
});

test('the arrow keys move from sentence to sentence and show where each comes from', async () => {
  await visit({}, async ({ page }) => {
    await openView(page, 'page/devon/exeter/patio-cleaning');
    await page.focus('.sentence[tabindex="0"]');
    const sources = new Set<string>();
    for (let press = 0; press < 80; press++) {
      await page.keyboard.press('ArrowDown');
      sources.add(await page.$eval('#origin dd', (source) => source.textContent ?? ''));
    }
    expect([...sources].some((source) => /^templates\/patio-cleaning\/intro\/\d\.hbs$/.test(source))).toBe(true);
    expect(await page.$$eval('.sentence[tabindex="0"]', (all) => all.length)).toBe(1);
  });
});

test('what the table of pages shows is in its address, and opens again as it was', async () => {
  await visit({}, async ({ page }) => {
    await openView(page, 'pages');
    await page.type('#where', 'words>100 depth>=2');
    await page.focus('th[data-column="words"] button');
    await page.keyboard.press('Enter');
    const table = () => page.$$eval('tbody th', (cells) => cells.map((cell) => cell.textContent));
    const before = await table();
    expect(before.length).toBeGreaterThan(0);
    const address = new URL(page.url());
    expect(decodeURIComponent(address.hash)).toContain('where=words>100+depth>=2');
    await page.goto('about:blank');
    await page.goto(address.href, { waitUntil: 'load' });
    await page.waitForSelector('main h2');
    expect(await table()).toEqual(before);
    expect(await page.$eval('#where', (field) => (field as HTMLInputElement).value)).toBe('words>100 depth>=2');
  });
});

test('a column that is chosen is in every row, and one that is given up in none', async () => {
  await visit({}, async ({ page }) => {
    await openView(page, 'pages');
    const cells = (column: string) => page.$$eval(`tbody td.${column}`, (all) => all.length);
    expect([await cells('description'), await cells('title')]).toEqual([0, 356]);
    await page.click('.chooser summary');
    await page.click('#column-description');
    await page.click('#column-title');
    expect([await cells('description'), await cells('title')]).toEqual([356, 0]);
  });
});

test('a condition that cannot be read is named', async () => {
  await visit({}, async ({ page }) => {
    await openView(page, 'pages?where=colour%3E3');
    expect(await page.$eval('[role="status"]', (status) => status.textContent)).toContain('Not understood: colour>3');
  });
});

test('words are found on every page that has them, with the file that they come from', async () => {
  await visit({}, async ({ page }) => {
    await openView(page, 'search');
    await page.type('#search', 'Before and after');
    const results = await page.$$eval('.hits li', (items) => items.map((item) => item.textContent));
    expect(results.length).toBeGreaterThan(0);
    expect(results.every((text) => /before and after/i.test(text ?? ''))).toBe(true);
    expect(decodeURIComponent(page.url())).toContain('q=Before+and+after');
  });
});

test('from a template one comes to all its pages, with its text there', async () => {
  await visit({}, async ({ page }) => {
    await openView(page, 'variants');
    await page.focus('table.variants td a');
    const file = await page.$eval('table.variants td a', (link) => link.getAttribute('aria-label')!.split(':')[0]!);
    const pages = await page.$eval('table.variants td a', (link) => Number(link.textContent));
    await page.keyboard.press('Enter');
    await page.waitForFunction((name) => document.querySelector('h2')?.textContent === name, {}, file);
    const users = await page.$$eval('tbody th', (cells) => cells.map((cell) => cell.textContent));
    expect(new Set(users).size).toBe(pages);
  });
});

/** Presses every button that saves a table of the view. @returns the texts of the files, by turns as CSV and JSON */
const saveTables = (page: Page) =>
  page.evaluate(async () => {
    const make = URL.createObjectURL.bind(URL);
    const kept: Blob[] = [];
    URL.createObjectURL = (blob) => {
      kept.push(blob as Blob);
      return make(blob);
    };
    HTMLAnchorElement.prototype.click = () => undefined;
    for (const button of document.querySelectorAll<HTMLButtonElement>('.export button')) button.click();
    return Promise.all(kept.map((blob) => blob.text()));
  });

test('a table is saved as CSV and as JSON with every row', async () => {
  await visit({}, async ({ page }) => {
    await openView(page, 'pages');
    const [csv = '', json = ''] = await saveTables(page);
    const rows = JSON.parse(json) as Record<string, unknown>[];
    expect(rows).toHaveLength(356);
    expect(csv.split('\r\n')).toHaveLength(357);
    expect(Object.keys(rows[0]!)).toContain('Own share');
  });
});

test('the links of all pages are saved with their counts', async () => {
  await visit({}, async ({ page }) => {
    await openView(page, 'links');
    const [, json = ''] = await saveTables(page);
    const rows = JSON.parse(json) as Record<string, string | number>[];
    expect(rows).toHaveLength(355);
    expect(rows.find((row) => row['Page'] === '/devon/exeter')!['In, from content']).toBeGreaterThan(5);
  });
});

test('of one page text, headings, links and structured data are saved', async () => {
  await visit({}, async ({ page }) => {
    await openView(page, 'page/devon/exeter/patio-cleaning');
    const [text, headings, links, structured] = (await saveTables(page))
      .filter((_, index) => index % 2 === 1)
      .map((json) => JSON.parse(json) as Record<string, string | number>[]);
    expect(text!.some((row) => String(row['Source']).startsWith('templates/patio-cleaning/'))).toBe(true);
    expect(headings![0]).toEqual({ Level: 1, Heading: 'Patio & Decking Cleaning in Exeter' });
    expect(links!.some((row) => row['Direction'] === 'in' && row['Page'] === '/devon/exeter')).toBe(true);
    expect(structured!.some((row) => row['Property'] === 'Service.name')).toBe(true);
    expect(structured!.filter((row) => row['On the page'] === 'not on the page')).toEqual([]);
  });
});
