import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { services } from '../../../core/domain/services.ts';
import { readDistFile } from '../../support/built-site.ts';
import { isFull } from '../../support/copies/fault-share.ts';
import { outcomeOf, startIn } from '../../support/copies/project-copy.ts';
import { desktop, phone, shareVisit } from '../../support/visitor.ts';
import { axeFindings } from '../../support/visits/axe.ts';
import { byRole, press } from '../../support/visits/controls.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const root = join(import.meta.dirname, '../../..');
const { root: folder } = temporaryFolder(afterAll);
const report = join(folder, 'report.html');
const MAX_BYTES = 6_000_000;

let told = '';
beforeAll(async () => {
  const { code, out, err } = await outcomeOf(
    startIn(root, ['commands/review.ts', '--out', report]),
  );
  expect([0, 1], err).toContain(code);
  told = out;
});

const visitor = shareVisit({
  consent: 'unset',
  viewport: desktop,
  reducedMotion: true,
});

const views = [
  '',
  'pages',
  'pages?at=/devon/exeter/patio-cleaning&pane=preview',
  // Without the table beside them, which takes axe four times as long as a pane.
  ...['text', 'outline', 'links', 'data', 'nearest'].map(
    (pane) => `pages?at=/devon/exeter/patio-cleaning&pane=${pane}&wide=true`,
  ),
  'pages?at=/404&wide=true',
  'findings?facet=title-length',
  'changes',
  'search?q=limestone',
  'own',
  'similarity',
  'variants',
  'anchors',
  'pictures',
  'crawlers',
];

/** Opens a view of the report from its file. */
async function openView(view: string): Promise<Page> {
  const { page } = visitor();
  await page.goto('about:blank');
  await page.goto(`${pathToFileURL(report).href}#/${view}`, {
    waitUntil: 'load',
  });
  await page.waitForSelector('main h2');
  return page;
}

const rowNames = (page: Page) =>
  page.$$eval('tbody th', (cells) => cells.map((cell) => cell.textContent));
/** Returns the texts of the cells in the column with this header. */
const cellsOf = (page: Page, head: string) =>
  page.evaluate((label) => {
    const heads = [...document.querySelectorAll('main thead th')];
    const place = heads.findIndex(
      (each) => each.querySelector('button')?.textContent === label,
    );
    return [...document.querySelectorAll('main tbody tr')].map(
      (row) => row.children[place]?.textContent ?? '',
    );
  }, head);
const hasAddress = (page: Page, text: string) =>
  page.waitForFunction(
    (part) => decodeURIComponent(location.hash).includes(part),
    {},
    text,
  );

/**
 * Presses the buttons that save a view's tables. @returns the first CSV text and the rows of each
 * JSON file
 */
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

test('the review of the built site has no findings, and its report is one file of at most 6 MB', () => {
  expect(told).toMatch(/^356 pages, \d+ rules, 0 findings\. Report: /m);
  expect(statSync(report).size).toBeLessThan(MAX_BYTES);
});

test.each([
  ['a phone', phone, 'light'],
  ['a desktop', desktop, 'light'],
  ['a desktop in dark mode', desktop, 'dark'],
] as const)(
  'on %s every view of the report passes axe, fits the screen and requests nothing',
  async (_, viewport, scheme) => {
    const { page, requests, complaints } = visitor();
    await page.setViewport(viewport);
    await page.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: scheme },
    ]);
    await openView('pages');
    // Dark mode differs only in its colours, and a phone in what scrolls, so only the rules on
    // these run there. A full run applies every rule on a phone too.
    const differing =
      viewport === phone ? ['scrollable-region-focusable'] : ['color-contrast'];
    const rules =
      scheme === 'dark' || (viewport === phone && !isFull)
        ? { runOnly: differing }
        : {};
    const faults: string[] = [];
    for (const view of views) {
      await page.evaluate((hash) => void (location.hash = hash), `#/${view}`);
      const width = await page.evaluate(async () => {
        await new Promise((shown) => setTimeout(shown, 200));
        for (const details of document.querySelectorAll('details'))
          details.open = true;
        return document.documentElement.scrollWidth;
      });
      const violations = await axeFindings(page, rules);
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

test('the table of pages shows thirty rows at once, can be sorted, and can be navigated by keyboard', async () => {
  const page = await openView('pages');
  const seen = await page.$$eval(
    'tbody tr',
    (rows) =>
      rows.filter((row) => row.getBoundingClientRect().bottom <= innerHeight)
        .length,
  );
  expect(seen).toBeGreaterThanOrEqual(30);
  await byRole(page, 'button', 'Words').click();
  const words = await cellsOf(page, 'Words');
  expect(words).toEqual(words.toSorted((a, b) => Number(a) - Number(b)));
  await page.focus('tbody th a');
  await page.keyboard.press('ArrowDown');
  const [, second] = await rowNames(page);
  await byRole(page, 'heading', second!).wait();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
    second,
  );
  await page.keyboard.press('End');
  await page.waitForFunction(() => {
    const row = document.activeElement?.closest('tr');
    const { top = 0 } = row?.getBoundingClientRect() ?? {};
    return row?.ariaRowIndex === '357' && top > 0 && top < innerHeight;
  });
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('aside'));
});

test('a click on any cell of a row in the report opens the page of that row', async () => {
  const page = await openView('pages');
  const [first] = await rowNames(page);
  await press(page, 'tbody td');
  await byRole(page, 'heading', first!).wait();
});

test('a table can be filtered by number, text and kind, and its URL restores the filters', async () => {
  const page = await openView('pages?columnVisibility={"Kind":true}');
  await byRole(page, 'spinbutton', 'Words, at least').fill('400');
  await byRole(page, 'searchbox', 'Title contains').fill('exeter');
  await byRole(page, 'combobox', 'Only Kind').fill('Town and service');
  await hasAddress(page, 'Town+and+service');
  await page.waitForFunction(
    () =>
      document.querySelector('main [role="status"]')?.textContent ===
      '6 of 356 rows',
  );
  const shown = await rowNames(page);
  expect(shown.every((name) => name.startsWith('/devon/exeter/'))).toBe(true);
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForSelector('tbody th');
  expect(await rowNames(page)).toEqual(shown);
});

test('pages without a value come last in either sort order', async () => {
  const page = await openView(
    'pages?sorting=[{"id":"Own share %25","desc":false}]',
  );
  const firstShares = async () =>
    (await cellsOf(page, 'Own share %')).slice(0, 9);
  const least = await firstShares();
  expect(least).not.toContain('');
  await byRole(page, 'button', 'Own share %').click();
  const most = await firstShares();
  expect(most).not.toContain('');
  expect(Number(most[0])).toBeGreaterThan(Number(least[0]));
});

test('columns can be chosen, and the sorted one stays in view beside the open pane', async () => {
  const page = await openView(
    'pages?at=/devon/exeter&sorting=[{"id":"Links in","desc":true}]',
  );
  await press(page, '.chooser summary');
  await byRole(page, 'checkbox', 'Links in').click();
  await page.waitForFunction(
    () =>
      document.querySelectorAll('[aria-label="All pages"] thead button')[1]
        ?.textContent === 'Links in',
  );
});

test("the report's text view of a page names the template of each sentence", async () => {
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

test('the search finds the pages that contain the words, and highlights the words', async () => {
  const page = await openView('search');
  await byRole(page, 'searchbox', 'Search Search').fill('before and after');
  await page.waitForFunction(() => {
    const marks = [...document.querySelectorAll('td mark, th mark')].map(
      (mark) => mark.textContent.toLowerCase(),
    );
    return (
      marks.length > 0 && marks.every((words) => words === 'before and after')
    );
  });
});

test('a passage shared by two pages is marked as one passage, even if the name of the town in it differs', async () => {
  const page = await openView(
    'pages?at=/devon/sidmouth/driveway-cleaning&pane=nearest',
  );
  const marked = await page.$$eval('section.text', (sides) =>
    sides.map((side) =>
      [...side.querySelectorAll('mark')].map((mark) => mark.textContent),
    ),
  );
  expect(marked).toHaveLength(2);
  expect(marked[0]!.some((text) => text.includes('Sidmouth'))).toBe(true);
  expect(marked[1]!.some((text) => text.includes('Sidmouth'))).toBe(false);
});

test('a template links to a list of its texts on every page that uses it', async () => {
  const page = await openView('variants?sorting=[{"id":"Pages","desc":true}]');
  const name = await page.$eval('td a', (link) => link.ariaLabel!);
  const [, file = '', pages = ''] = /^(.*): (\d+) pages$/.exec(name)!;
  await byRole(page, 'link', name).click();
  await byRole(page, 'searchbox', 'Source and fields contains').wait();
  const { tables } = await savedTables(page);
  expect(new Set(tables[0]!.map((row) => row['Page'])).size).toBe(
    Number(pages),
  );
  expect(
    tables[0]!.every((row) => String(row['Source and fields']).includes(file)),
  ).toBe(true);
});

test('a table can be saved as CSV and as JSON with every row and column', async () => {
  const { csv, tables } = await savedTables(await openView('pages'));
  expect(tables[0]).toHaveLength(356);
  expect(csv.trimEnd().split('\r\n')).toHaveLength(357);
  const exeter = tables[0]!.find(
    (row) => row['Path'] === '/devon/exeter/patio-cleaning',
  )!;
  expect(exeter['Indexable']).toBe('yes');
  expect(exeter['Title px']).toBeGreaterThan(200);
  expect(exeter['Nearest page']).toMatch(/^\/devon\//);
  expect(exeter['Likeness %']).toBeGreaterThan(1);
  expect(exeter['Links in, from content']).toBeGreaterThan(3);
  // Without an export of Google's figures this is unknown.
  expect(exeter['Google clicks']).toBe('');
});

test.each([
  [
    'pages',
    'Path, Priority, Why, Findings, Changes, Indexable, Left out because, Canonical, Robots, Kind, Title, Title px, Description, Words, Own share %, Likeness %, Group of pages alike, Nearest page, Clicks, Links in, Links in, from content, Google clicks, Google impressions, Google position',
  ],
  ['own', `Town, Hub, ${services.map(({ name }) => name).join(', ')}`],
  ['similarity', `Town, Hub, ${services.map(({ name }) => name).join(', ')}`],
  ['search', 'Text, Source and fields, Page'],
  ['anchors', 'From, To, Words, Other pages'],
  ['variants', 'File, Pages'],
  ['crawlers', 'Address, Last changed, Pictures'],
])('the table %s has the columns %s', async (view, columns) => {
  const { tables } = await savedTables(await openView(view));
  expect(Object.keys(tables[0]![0]!).join(', ')).toBe(columns);
});

test('the table of the sitemap has its pages, days and numbers of pictures', async () => {
  const { tables } = await savedTables(await openView('crawlers'));
  const entries = readDistFile('sitemap.xml').split('<url>').slice(1);
  const expected = entries.map((entry) => ({
    Address: new URL(/<loc>(.*?)<\/loc>/.exec(entry)![1]!).pathname,
    'Last changed': /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1] ?? '',
    Pictures: entry.split('<image:image>').length - 1,
  }));
  expect(tables[0]).toEqual(expected);
});

test('the headings, links and structured data of a page can be saved', async () => {
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
    Heading: expect.stringContaining('Exeter'),
  });
  const links = await saved('links');
  expect(
    links.some(
      (row) =>
        row['From'] === '/devon/exeter' &&
        row['To'] === '/devon/exeter/patio-cleaning',
    ),
  ).toBe(true);
  const structured = await saved('data');
  expect(structured.some((row) => row['Property'] === 'Service.name')).toBe(
    true,
  );
  expect(
    structured.filter((row) =>
      /^not|^missing/.test(String(row['On the page'])),
    ),
  ).toEqual([]);
});
