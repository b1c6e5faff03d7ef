import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type Axe from 'axe-core';
import type { Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isFull } from '../../support/copies/fault-share.ts';
import { outcomeOf, startIn } from '../../support/copies/project-copy.ts';
import { desktop, phone, shareVisit } from '../../support/visitor.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const root = join(import.meta.dirname, '../../..');
const { root: folder } = temporaryFolder(afterAll);
const report = join(folder, 'report.html');
const axe = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);
const MAX_BYTES = 6_000_000;

let told = '';
beforeAll(async () => {
  const { code, out, err } = await outcomeOf(
    startIn(root, 'review.ts', ['--out', report]),
  );
  expect([0, 1], err).toContain(code);
  told = out;
});

const visitor = shareVisit({ viewport: desktop, reducedMotion: true });

const views = [
  '',
  'pages',
  ...['preview', 'text', 'outline', 'links', 'data'].map(
    (pane) => `pages?at=/devon/exeter/patio-cleaning&pane=${pane}`,
  ),
  'pages?q=own%25%3C60+-kind:hub&at=/devon/exeter/patio-cleaning&pane=nearest&wide=true',
  'pages?at=/404',
  'findings?facet=title-length',
  'changes',
  'search?q=limestone',
  'own',
  'similarity',
  'variants',
  'links?at=/devon/exeter',
  'anchors',
  'pictures',
  'crawlers',
  'claims',
  'speed',
];

/** Opens a view of the report as a file. */
async function openView(view: string): Promise<Page> {
  const { page } = visitor();
  await page.goto('about:blank');
  await page.goto(`${pathToFileURL(report).href}#/${view}`, {
    waitUntil: 'load',
  });
  await page.waitForSelector('main h2');
  return page;
}

const status = (page: Page) =>
  page.$eval('main [role="status"]', (element) => element.textContent);
const rowNames = (page: Page) =>
  page.$$eval('tbody th', (cells) => cells.map((cell) => cell.textContent));
const hasAddress = (page: Page, text: string) =>
  page.waitForFunction(
    (part) => decodeURIComponent(location.hash).includes(part),
    {},
    text,
  );

/** Presses the buttons that save a view's tables. @returns the texts of the JSON files */
const savedTables = async (page: Page) => {
  const texts = await page.evaluate(async () => {
    const make = URL.createObjectURL.bind(URL);
    const kept: Blob[] = [];
    URL.createObjectURL = (blob) => {
      kept.push(blob as Blob);
      return make(blob);
    };
    HTMLAnchorElement.prototype.click = () => undefined;
    for (const button of document.querySelectorAll<HTMLButtonElement>(
      'main .save button',
    ))
      button.click();
    return Promise.all(kept.map((blob) => blob.text()));
  });
  const tables = texts.filter((_, index) => index % 2 === 1);
  return {
    csv: texts[0] ?? '',
    tables: tables.map(
      (json) => JSON.parse(json) as Record<string, string | number>[],
    ),
  };
};

test('the built site has no findings, and its report is one file of at most 6 MB', () => {
  expect(told).toMatch(/^356 pages, \d+ rules, 0 findings\. Report: /m);
  expect(statSync(report).size).toBeLessThan(MAX_BYTES);
});

test.each([
  ['a phone', phone, 'light'],
  ['a desktop', desktop, 'light'],
  ['a desktop in the dark', desktop, 'dark'],
] as const)(
  'on %s every view is clean for axe, fits the screen and asks for nothing',
  async (_, viewport, scheme) => {
    const { page, requests, complaints } = visitor();
    await page.setViewport(viewport);
    await page.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: scheme },
    ]);
    await openView('pages');
    await page.evaluate(axe);
    // The dark differs by its colours alone, a phone by what has to scroll; in full all is looked at on it too.
    const differing =
      viewport === phone ? ['scrollable-region-focusable'] : ['color-contrast'];
    const rules =
      scheme === 'dark' || (viewport === phone && !isFull)
        ? differing
        : undefined;
    const faults: string[] = [];
    for (const view of views) {
      await page.evaluate((hash) => void (location.hash = hash), `#/${view}`);
      const { violations, width } = await page.evaluate(async (runOnly) => {
        await new Promise((shown) => setTimeout(shown, 200));
        for (const details of document.querySelectorAll('details'))
          details.open = true;
        const { violations } = await (
          globalThis as unknown as { axe: typeof Axe }
        ).axe.run({
          resultTypes: ['violations'],
          preload: { assets: ['media'] },
          ...(runOnly && { runOnly }),
        });
        return {
          violations: violations.map(
            ({ id, nodes }) => `${id}: ${nodes[0]?.html}`,
          ),
          width: document.documentElement.scrollWidth,
        };
      }, rules);
      faults.push(
        ...violations.map((violation) => `${view}: ${violation}`),
        ...(width > viewport.width ? [`${view}: ${width} px wide`] : []),
      );
    }
    expect(faults).toEqual([]);
    expect(
      requests.filter((address) => !/^(?:file|data|about):/.test(address)),
    ).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

test('the desk shows thirty pages at once, and is sorted, searched and walked by keyboard', async () => {
  const page = await openView('pages');
  const seen = await page.$$eval(
    'tbody tr[data-index]',
    (rows) =>
      rows.filter((row) => row.getBoundingClientRect().bottom <= innerHeight)
        .length,
  );
  expect(seen).toBeGreaterThanOrEqual(30);
  await page.focus('th[data-column="words"] button');
  await page.keyboard.press('Enter');
  const words = await page.$$eval('td.words', (cells) =>
    cells.map((cell) => Number(cell.textContent)),
  );
  expect(words).toEqual(words.toSorted((a, b) => a - b));
  await page.keyboard.press('/');
  await page.keyboard.type('exeter patio words>100');
  // The rows follow what was typed, and the status them.
  await page.waitForFunction(() => {
    const [, count] =
      /^([1-9]) of 356 pages$/.exec(
        document.querySelector('[role="status"]')!.textContent,
      ) ?? [];
    return Number(count) === document.querySelectorAll('tbody th').length;
  });
  const [first, second] = await rowNames(page);
  expect(first).toMatch(/exeter|patio/);
  await page.focus('tbody th a');
  await page.keyboard.press('ArrowDown');
  await page.waitForFunction(
    (path) => document.querySelector('#pane')?.textContent === path,
    {},
    second,
  );
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
    second,
  );
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('#pane'));
  await page.keyboard.press('?');
  await page.waitForSelector('dialog[open]');
});

test('the end of a long table is one key away', async () => {
  const page = await openView('pages');
  await page.focus('tbody th a');
  await page.keyboard.press('End');
  await page.waitForFunction(
    () =>
      document.activeElement?.closest('tr')?.getAttribute('aria-rowindex') ===
      '357',
  );
});

test('query, filter, order, columns and chosen page are in the address, and open again as they were', async () => {
  const page = await openView('pages');
  await page.type('.query', 'depth>=2');
  await page.type('th[data-column="words"] input', '>400');
  await page.click('th[data-column="words"] button');
  await page.click('.chooser summary');
  await page.click('#column-description');
  await page.click('#column-title');
  await page.click('.chooser summary');
  await page.click('tbody th a');
  await hasAddress(page, 'at=/devon/');
  await page.waitForSelector('#pane');
  const shown = () =>
    Promise.all([
      rowNames(page),
      status(page),
      page.$eval('#pane', (pane) => pane.textContent),
    ]);
  const before = await shown();
  const address = page.url();
  expect(decodeURIComponent(address)).toMatch(
    /q=depth>=2.*sorting=\[{"id":"words"/,
  );
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForSelector('#pane');
  expect(await shown()).toEqual(before);
  expect(
    await page.$$eval('td.title, td.description', (cells) => [
      ...new Set(cells.map((cell) => cell.className)),
    ]),
  ).toEqual(['description']);
});

test('the filter of a table in the pane is in the address too', async () => {
  const page = await openView(
    'pages?at=/devon/exeter/patio-cleaning&pane=outline',
  );
  await page.type('.pane th[data-column="level"] input', '2');
  await hasAddress(page, 'side={"columnFilters":[{"id":"level","value":"2"}]}');
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'load' });
  const isFiltered = () =>
    /^[1-9]\d? of /.test(
      document.querySelector('.pane [role="status"]')?.textContent ?? '',
    );
  // By the clock, since a page that is not in front may draw no frame.
  await page.waitForFunction(isFiltered, { polling: 100 });
});

test('each sentence of a page says which template it comes from', async () => {
  const { tables } = await savedTables(
    await openView('pages?at=/devon/exeter/patio-cleaning&pane=text&wide=true'),
  );
  const sources = tables[0]!.map((row) => String(row['Source and fields']));
  expect(
    sources.some((source) =>
      /^templates\/patio-cleaning\/local\/\d\.hbs\b/.test(source),
    ),
  ).toBe(true);
  expect(sources.filter((source) => source.startsWith('not known'))).toEqual(
    [],
  );
});

test('words are found on every page that has them, with the file that they come from', async () => {
  const page = await openView('search');
  await page.type('.query', '"Before and after"');
  // While it is typed, less of it is found.
  await page.waitForFunction(() => {
    const marks = [...document.querySelectorAll('td.text mark')].map((mark) =>
      mark.textContent.toLowerCase(),
    );
    return (
      marks.length > 0 && marks.every((words) => words === 'before and after')
    );
  });
  await hasAddress(page, 'Before+and+after');
});

test('a phrase is found where it goes on in the next sentence, and both parts are marked', async () => {
  const { tables } = await savedTables(
    await openView('pages?at=/devon/exeter/patio-cleaning&pane=text&wide=true'),
  );
  const [, , ...texts] = tables[0]!.map((row) => String(row['Text']));
  const phrase = `${texts[1]!.split(' ').at(-1)} ${texts[2]!.split(' ')[0]}`;
  const page = await openView('search');
  await page.type('.query', `"${phrase}"`);
  await page.waitForFunction(
    (found) =>
      [...document.querySelectorAll('td.text mark')].some(
        (mark) => mark.textContent === found,
      ),
    {},
    phrase,
  );
});

test('passages that the nearest page has too are marked over the name of the town', async () => {
  const page = await openView(
    'pages?at=/devon/exeter/patio-cleaning&pane=nearest',
  );
  const marked = await page.$$eval('.text', (sides) =>
    sides.map((side) =>
      [...side.querySelectorAll('mark')].map((mark) => mark.textContent),
    ),
  );
  expect(marked[0]).toContain('Patio & Decking Cleaning in Exeter');
  expect(
    marked[1]!.some((text) => text.startsWith('Patio & Decking Cleaning in ')),
  ).toBe(true);
});

test('from a template one comes to all its pages, with its text there', async () => {
  const page = await openView('variants');
  const [file, pages] = await page.$eval(
    'td.number a',
    (link) =>
      [
        link.getAttribute('aria-label')!.split(':')[0]!,
        Number(link.textContent),
      ] as const,
  );
  await page.focus('td.number a');
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    (name) =>
      document.querySelector<HTMLInputElement>('.query')?.value.includes(name),
    {},
    file,
  );
  await page.waitForSelector('td.text');
  const { tables } = await savedTables(page);
  expect(new Set(tables[0]!.map((row) => row['Page'])).size).toBe(pages);
});

test('a table is saved as CSV and as JSON with every row and column', async () => {
  const { csv, tables } = await savedTables(await openView('pages'));
  expect(tables[0]).toHaveLength(356);
  expect(csv.trimEnd().split('\r\n')).toHaveLength(357);
  const exeter = tables[0]!.find(
    (row) => row['Path'] === '/devon/exeter/patio-cleaning',
  )!;
  expect(exeter['Title px']).toBeGreaterThan(200);
  expect(exeter['Nearest page']).toMatch(/^\/devon\//);
  expect(exeter['Likeness %']).toBeGreaterThan(1);
  expect(exeter['Links in, from content']).toBeGreaterThan(5);
});

test('of one page headings, links and structured data are saved', async () => {
  const saved = async (pane: string) => {
    const { tables } = await savedTables(
      await openView(
        `pages?at=/devon/exeter/patio-cleaning&pane=${pane}&wide=true`,
      ),
    );
    return tables[0]!;
  };
  expect((await saved('outline'))[0]).toEqual({
    Level: 1,
    Heading: 'Patio & Decking Cleaning in Exeter',
  });
  const links = await saved('links');
  expect(
    links.some(
      (row) => row['Direction'] === 'in' && row['Page'] === '/devon/exeter',
    ),
  ).toBe(true);
  const structured = await saved('data');
  expect(structured.some((row) => row['Property'] === 'Service.name')).toBe(
    true,
  );
  expect(
    structured.filter((row) => row['On the page'] === 'not on the page'),
  ).toEqual([]);
});
