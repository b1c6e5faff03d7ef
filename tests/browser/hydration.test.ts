import { beforeAll, describe, expect, test } from 'vitest';
import { notFoundPage, pages } from '../../src/domain/routes.ts';
import {
  compareWithOriginalElements,
  isWhollyHydrated,
  noteOriginalElements,
  readDocumentFacts,
  type DocumentFacts,
} from '../support/page-facts-in-browser.ts';
import { isHydrated, siteUrl, startBrowser, visit } from '../support/visitor.ts';

const TABS = 3;
const SWEEP_TIMEOUT_MS = 180_000;

interface Opening {
  readonly path: string;
  readonly complaints: readonly string[];
  readonly raw: DocumentFacts;
  readonly hydrated: DocumentFacts;
  /** Elements lost or added while hydrating. */
  readonly changes: readonly string[];
}

startBrowser();

/** Opens every page from its address bar, a few tabs side by side. */
async function openEveryPage(): Promise<Opening[]> {
  const queue = [...pages, notFoundPage].values();
  const openings: Opening[] = [];
  const work = () =>
    visit({ consent: false }, async ({ page: tab }) => {
      let complaints: string[] = [];
      const complain = (text: string) => void complaints.push(text);
      tab.on('console', (message) => {
        // The browser itself notes the status of the 404 page's document.
        if (!(message.location().url === siteUrl + notFoundPage.path && message.text().includes('404')))
          complain(`console: ${message.text()}`);
      });
      tab.on('pageerror', (error) => complain(`error: ${error instanceof Error ? error.message : String(error)}`));
      tab.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText;
        // Leaving a page breaks off what it still reads.
        if (reason !== 'net::ERR_ABORTED') complain(`failed: ${request.url()} ${reason}`);
      });
      tab.on('response', (response) => {
        if (response.status() >= 400 && response.url() !== siteUrl + notFoundPage.path)
          complain(`${response.status()}: ${response.url()}`);
      });
      await tab.evaluateOnNewDocument(noteOriginalElements);
      // The site's own pages let no text become markup.
      const blank = await tab.browserContext().newPage();
      for (const { path } of queue) {
        complaints = [];
        const response = await tab.goto(siteUrl + path, { waitUntil: 'load' });
        const html = await response!.text();
        // Some parts wait for the first touch, and nobody listens to it before the page is alive.
        await tab.waitForFunction(isHydrated).catch(() => complain('was not hydrated within 20 s'));
        await tab.mouse.move(5, 5);
        await tab.mouse.move(6, 6);
        await tab
          .waitForFunction(isWhollyHydrated, { timeout: 20_000 })
          .catch(() => complain('was not wholly hydrated within 20 s'));
        openings.push({
          path,
          raw: await blank.evaluate(readDocumentFacts, html),
          hydrated: await tab.evaluate(readDocumentFacts, null),
          changes: await tab.evaluate(compareWithOriginalElements),
          complaints,
        });
      }
    });
  await Promise.all(Array.from({ length: TABS }, work));
  return openings;
}

describe('every page, opened from its address bar,', () => {
  let openings: Opening[] = [];
  beforeAll(async () => {
    openings = await openEveryPage();
  }, SWEEP_TIMEOUT_MS);

  test('is opened', () => {
    expect(openings.map(({ path }) => path).sort()).toEqual([...pages, notFoundPage].map(({ path }) => path).sort());
  });

  test('hydrates without a word on the console, an error or a failed request', () => {
    expect(
      openings.filter(({ complaints }) => complaints.length > 0).map(({ path, complaints }) => ({ path, complaints })),
    ).toEqual([]);
  });

  test('keeps every element of its HTML and adds none', () => {
    expect(
      openings.filter(({ changes }) => changes.length > 0).map(({ path, changes }) => ({ path, changes })),
    ).toEqual([]);
  });

  test('says the same before and after: head, headings, text, links and structured data', () => {
    for (const { path, raw, hydrated } of openings) expect(hydrated, path).toEqual(raw);
  });

  test('has exactly one of each head tag', () => {
    const wrong = openings.flatMap(({ path, hydrated }) =>
      Object.entries(hydrated.headTags)
        .filter(([, values]) => values.length !== 1 || values[0] === '')
        .map(([name, values]) => `${path}: ${name} ${values.length} times`),
    );
    expect(wrong).toEqual([]);
  });
});
