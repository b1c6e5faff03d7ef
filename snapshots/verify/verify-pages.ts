import type { Browser, Page } from 'puppeteer';
import { consentStorageKey } from '../../core/domain/storage-keys.ts';
import {
  buildMetaName,
  hydratedSelector,
} from '../../core/domain/rendering.ts';
import type { PageFailure } from '../snapshot-error.ts';

/**
 * The two ways in which a page reaches a visitor's screen: hydrated from its HTML, or mounted into
 * an empty root. Hydration keeps the attributes it finds, so only mounting reveals a wrong one.
 */
const ways = ['hydrated', 'mounted'] as const;

/** With two tabs, one keeps the cores busy while the other waits. */
const TABS = 2;
const TIMEOUT_MS = 15_000;

interface VerifyOptions {
  readonly browser: Browser;
  readonly siteUrl: string;
  readonly paths: readonly string[];
  readonly onDone?: (done: number, total: number) => void;
}

/**
 * Opens every page in both ways and compares what the browser shows with what ships. Returns the
 * pages that differ, in the order of `paths`.
 */
export async function verifyPages({
  browser,
  siteUrl,
  paths,
  onDone,
}: VerifyOptions): Promise<PageFailure[]> {
  const pages = paths.map((path) => ({ path, error: '' }));
  const queue = pages.values();
  let done = 0;
  const work = async () => {
    for (const page of queue) {
      const failures: string[] = [];
      for (const way of ways) {
        const take = () => takePage(browser, siteUrl + page.path, way);
        // A page that cannot be opened is tried once more; one that differs is not.
        const found = await take()
          .catch(take)
          .catch(({ message }: Error) => [`could not be opened: ${message}`]);
        failures.push(...found);
      }
      page.error = failures.join('\n');
      onDone?.(++done, paths.length);
    }
  };
  await Promise.all(Array.from({ length: TABS }, work));
  return pages.filter(({ error }) => error !== '');
}

/**
 * Opens a page in a new tab. Resolves to the page's faults; rejects if the page cannot be opened.
 */
async function takePage(
  browser: Browser,
  url: string,
  way: (typeof ways)[number],
): Promise<string[]> {
  const page = await browser.newPage();
  try {
    const messages = watchMessages(page, url);
    // Animations and the cookie banner would count as differences.
    await page.emulateMediaFeatures([
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ]);
    await page.evaluateOnNewDocument(
      (key) => localStorage.setItem(key, 'false'),
      consentStorageKey,
    );
    await rememberWhatShips(page, way === 'mounted');
    await page.goto(url, { waitUntil: 'load', timeout: TIMEOUT_MS });
    await page.waitForSelector(hydratedSelector(), { timeout: TIMEOUT_MS });
    await page.evaluate(twoFrames);
    const ships = (await page.evaluate('shippedPage')) as PageDescription;
    const shows = await page.evaluate(describePage, TEMPLATE_HEAD);
    const difference =
      differenceIn('head', ships, shows) ?? differenceIn('dom', ships, shows);
    const all = [difference, ...messages].filter((one) => one !== undefined);
    return all.length > 0 ? [`${way}: ${all.join('\n')}`] : [];
  } finally {
    await page.close().catch(() => undefined);
  }
}

/** A warning that only says how slow this machine is. */
const slowness = 'was preloaded using link preload but not used within';

/** Collects a page's errors and warnings. The list grows while the page is open. */
function watchMessages(page: Page, url: string): readonly string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    const type = message.type();
    const text = message.text();
    // The not-found page has status 404, which the browser reports as an error.
    const isOwnStatus =
      message.location()?.url === url && text.includes('404 (Not Found)');
    if (isOwnStatus || text.includes(slowness)) return;
    if (type === 'error' || type === 'warn')
      messages.push(`console.${type}: ${text}`);
  });
  page.on('pageerror', (error) =>
    messages.push(
      `uncaught: ${error instanceof Error ? error.message : error}`,
    ),
  );
  return messages;
}

/**
 * Makes the page describe its document once that is parsed, before scripts run. For mounting, the
 * document is then emptied.
 */
async function rememberWhatShips(
  page: Page,
  isMounted: boolean,
): Promise<void> {
  const source = `document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    const templateHead = ${JSON.stringify(TEMPLATE_HEAD)};
    globalThis.shippedPage = (${describePage.toString()})(templateHead);
    if (!${isMounted}) return;
    document.getElementById('root').replaceChildren();
    for (const element of [...document.head.children])
      if (!element.matches(templateHead)) element.remove();
  });`;
  await page.evaluateOnNewDocument(source);
}

/** Waits for two frames, so that updates from effects reach the document. Runs inside the page. */
const twoFrames = () =>
  new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(resolve)),
  );

/** Number of characters of a line that a message shows. */
const EXCERPT = 160;

/** Finds the first line in which the page differs from what ships; undefined if there is none. */
function differenceIn(
  part: keyof PageDescription,
  ships: PageDescription,
  shows: PageDescription,
): string | undefined {
  const length = Math.max(ships[part].length, shows[part].length);
  for (let line = 0; line < length; line += 1) {
    const shipped = ships[part][line] ?? 'nothing';
    const shown = shows[part][line] ?? 'nothing';
    if (shipped === shown) continue;
    return describeDifference(part, shipped.trimStart(), shown.trimStart());
  }
  return undefined;
}

function describeDifference(
  part: keyof PageDescription,
  shipped: string,
  shown: string,
): string {
  const isText = [shipped, shown].some((line) => line.startsWith('"'));
  const name = part === 'dom' && isText ? 'text' : part;
  const parting = [...shipped].findIndex((sign, at) => sign !== shown[at]);
  const start = Math.max(0, parting - EXCERPT / 2);
  const blank = ' '.repeat(name.length);
  return [
    `${name}: ships ${excerpt(shipped, start)}`,
    `${blank}  shows ${excerpt(shown, start)}`,
  ].join('\n');
}

function excerpt(line: string, start: number): string {
  const end = start + EXCERPT;
  const before = start > 0 ? '…' : '';
  const after = line.length > end ? '…' : '';
  return before + line.slice(start, end) + after;
}

/**
 * A document as lines. The attributes in a line are sorted, so that their order in the HTML is
 * ignored.
 */
interface PageDescription {
  /** Tags of the head that belong to the page rather than to index.html, sorted. */
  readonly head: readonly string[];
  /** Elements and texts of the application's root, in order, indented by depth. */
  readonly dom: readonly string[];
}

/** Selector of the note between the tags of index.html and those of the page. */
const buildNote = `meta[name="${buildMetaName}"]`;

/**
 * Selector of the head tags that belong to index.html rather than to the page: all up to the note,
 * and the files that are loaded.
 */
const TEMPLATE_HEAD = [
  `:has(~ ${buildNote})`,
  buildNote,
  'script:not([type="application/ld+json"])',
  'style',
  'link[rel="preload"]',
  'link[rel="modulepreload"]',
  'link[rel="stylesheet"]',
].join();

/**
 * Describes the current document. Ignores comments (React's markers), boundaries between adjacent
 * texts, and the contents of `data-live` and `data-changed`. This function is sent to the page as
 * text, so it may use nothing from outside itself.
 */
function describePage(templateHead: string): PageDescription {
  // React's ids differ between hydrating and mounting, so each is replaced by its number in order.
  const ids = new Map<string, string>();
  const numberOf = (id: string) => {
    const number = ids.get(id) ?? `react-id-${ids.size + 1}`;
    ids.set(id, number);
    return number;
  };
  // Styles are compared as the browser serialises them, so that spacing is ignored.
  const valueOf = (element: Element, { name, value }: Attr) =>
    name === 'style' && element instanceof HTMLElement
      ? element.style.cssText
      : value.replace(/_[Rr]_[0-9a-z]*_/g, numberOf);
  const tagOf = (element: Element) => {
    const attributes = [...element.attributes].map(
      (attribute) =>
        ` ${attribute.name}=${JSON.stringify(valueOf(element, attribute))}`,
    );
    return `<${element.localName}${attributes.sort().join('')}>`;
  };
  // Removes the date, which the build adds after rendering.
  const withoutDay = (text: string | null) =>
    (text ?? '').replace(/"dateModified":"[\d-]+",/, '');
  const dom: string[] = [];
  const visit = (parent: Element, indent: string) => {
    let text = '';
    const endText = () => {
      if (text !== '') dom.push(`${indent}${JSON.stringify(text)}`);
      text = '';
    };
    for (const node of parent.childNodes) {
      if (node.nodeType === Node.TEXT_NODE)
        text += withoutDay(node.textContent);
      if (!(node instanceof Element)) continue;
      endText();
      dom.push(indent + tagOf(node));
      if (!node.matches('[data-live], [data-changed]'))
        visit(node, `${indent} `);
    }
    endText();
  };
  const root = document.getElementById('root');
  if (root) visit(root, '');
  const head = [...document.head.children]
    .filter((element) => !element.matches(templateHead))
    .map((element) => tagOf(element) + withoutDay(element.textContent))
    .sort();
  return { head, dom };
}
