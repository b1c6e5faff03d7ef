import { hydratedSelector } from '../../../core/domain/rendering.ts';
import type { Page } from 'puppeteer';
import { notFoundPage } from '../../../core/domain/pages.ts';
import { visit } from '../visitor.ts';

/** What happened to a page that was opened from its address bar. */
export interface Opening {
  readonly path: string;
  readonly complaints: readonly string[];
  /** What search engines and visitors find in its HTML, and in the document after hydration. */
  readonly raw: DocumentFacts;
  readonly hydrated: DocumentFacts;
  /** Elements lost or added while hydrating. */
  readonly changes: readonly string[];
}

interface Walk {
  readonly origin: string;
  readonly paths: readonly string[];
  /**
   * Prepares a tab. The function that it returns is run on each page of the tab after hydration,
   * before the page is read.
   */
  readonly prepare: (tab: Page) => Promise<(path: string) => Promise<void>>;
}

const TABS = 2;

/** Opens every page from its address bar, a few tabs side by side. */
export async function openPages({
  origin,
  paths,
  prepare,
}: Walk): Promise<Opening[]> {
  const queue = paths.values();
  const openings: Opening[] = [];
  const work = () =>
    visit({ consent: 'unset' }, async ({ page: tab }) => {
      let complaints: string[] = [];
      noteComplaints(tab, origin, (text) => complaints.push(text));
      await tab.evaluateOnNewDocument(noteOriginal);
      const act = await prepare(tab);
      for (const path of queue) {
        complaints = [];
        await tab.goto(origin + path, { waitUntil: 'load' });
        // Some parts hydrate at the first touch, which is noticed only once the page itself has
        // hydrated.
        await tab
          .waitForSelector(hydratedSelector())
          .catch(() => complaints.push('was not hydrated'));
        await tab.mouse.move(5, 5);
        await tab.mouse.move(6, 6);
        await act(path);
        const sections = await tab.$$eval('[data-later]', (found) =>
          found.map((section) => section.getAttribute('data-later')!),
        );
        for (const section of sections)
          await tab
            .waitForSelector(hydratedSelector(section))
            .catch(() => complaints.push(`${section} was not hydrated`));
        openings.push({
          path,
          ...(await tab.evaluate(() => ({
            raw: window.original!.facts,
            hydrated: window.readFacts!(),
          }))),
          changes: await tab.evaluate(compareWithOriginalElements),
          complaints,
        });
      }
    });
  await Promise.all(Array.from({ length: TABS }, work));
  return openings;
}

function noteComplaints(
  tab: Page,
  origin: string,
  complain: (text: string) => void,
): void {
  tab.on('console', (message) => {
    // The browser logs each failed request, including the document of the 404 page.
    if (
      !(
        message.location().url === origin + notFoundPage.path &&
        message.text().includes('404')
      )
    )
      complain(`console: ${message.text()}`);
  });
  tab.on('pageerror', (error) =>
    complain(
      `error: ${error instanceof Error ? error.message : String(error)}`,
    ),
  );
}

type DocumentFacts = Readonly<
  Record<'head' | 'text' | 'links' | 'jsonLd', readonly string[]>
>;

declare global {
  interface Window {
    readFacts?: () => DocumentFacts;
    /** What was in the HTML before any module script ran. */
    original?: {
      readonly facts: DocumentFacts;
      readonly elements: readonly Element[];
    };
  }
}

/** Records what the parsed HTML contains before module scripts run. Runs inside the page. */
function noteOriginal(): void {
  const list = (selector: string, read: (element: Element) => string) =>
    [...document.querySelectorAll(selector)].map((element) => read(element));
  const text = (element: Element) =>
    element.textContent.replace(/\s+/g, ' ').trim();
  window.readFacts = () => ({
    head: list(
      'title, meta, link:is([rel=canonical], [rel=icon])',
      ({ outerHTML }) => outerHTML,
    ),
    text: list(
      'main, h1, h2, h3, h4',
      (element) => `${element.tagName} ${text(element)}`,
    ),
    links: list(
      '#root a[href]',
      (element) => `${element.getAttribute('href')} ${text(element)}`,
    ),
    jsonLd: list(
      'script[type="application/ld+json"]',
      (element) => element.textContent,
    ),
  });
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive')
      window.original = {
        facts: window.readFacts!(),
        elements: [...document.querySelectorAll('html, html *')],
      };
  });
}

/**
 * Lists the elements that hydration removed and, with a plus sign, those that it added. Ignores
 * preloads of code that a page needs later, and the analytics tag after consent.
 */
function compareWithOriginalElements(): string[] {
  const original = new Set(window.original!.elements);
  const now = new Set(document.querySelectorAll('html, html *'));
  const describe = (element: Element) => element.outerHTML.slice(0, 80);
  const isOfThePage = (element: Element) =>
    !element.matches(
      'link[rel="modulepreload"], script[src^="https://www.googletagmanager.com/gtag/js?"]',
    );
  return [
    ...[...original].filter((element) => !now.has(element)).map(describe),
    ...[...now]
      .filter((element) => !original.has(element) && isOfThePage(element))
      .map((element) => `+${describe(element)}`),
  ];
}
