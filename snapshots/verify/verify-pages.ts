import type { Browser, Page } from 'puppeteer';
import { at } from '../../src/domain/assert-defined.ts';
import { consentStorageKey } from '../../src/domain/storage-keys.ts';
import { hydratedSelector } from '../../src/domain/rendering.ts';
import type { PageFailure } from '../snapshot-error.ts';

/**
 * The two ways a page can come to a visitor's screen: hydrated over what ships, and mounted into an empty root. Hydration
 * keeps the attributes it finds, so only mounting shows one that came from elsewhere.
 */
const ways = ['hydrated', 'mounted'] as const;

/** Two tabs keep two cores busy while one waits. */
const TABS = 2;
const TIMEOUT_MS = 15_000;

interface VerifyOptions {
  readonly browser: Browser;
  readonly siteUrl: string;
  readonly paths: readonly string[];
  readonly onPage?: (path: string, ms: number) => void;
}

/** Takes every page again by cold navigation, both ways, and compares it with what ships. Returns what is wrong, in the order of `paths`. */
export async function verifyPages({
  browser,
  siteUrl,
  paths,
  onPage,
}: VerifyOptions): Promise<PageFailure[]> {
  const pages = paths.map((path) => ({ path, error: '' }));
  const queue = pages.values();
  const work = async () => {
    for (const page of queue) {
      const started = performance.now();
      const faults: string[] = [];
      for (const way of ways) {
        const take = () => takePage(browser, siteUrl + page.path, way);
        // A page that could not be opened gets a second chance; one that differs does not.
        const found = take().catch(take);
        faults.push(
          ...(await found.catch((error: unknown) => [
            `could not be opened: ${messageOf(error)}`,
          ])),
        );
      }
      page.error = faults.join('\n');
      onPage?.(page.path, performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: TABS }, work));
  return pages.filter(({ error }) => error !== '');
}

const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error);

/** Opens the page anew in a tab of its own. Returns what is wrong with it. Rejects where it cannot be opened. */
async function takePage(
  browser: Browser,
  url: string,
  way: (typeof ways)[number],
): Promise<string[]> {
  const page = await browser.newPage();
  try {
    const faults: string[] = [];
    page.on('console', (message) => {
      // The page for unknown addresses has the status 404, of which the browser complains.
      if (
        message.location()?.url === url &&
        message.text().includes('404 (Not Found)')
      )
        return;
      if (message.type() === 'error' || message.type() === 'warn')
        faults.push(`console.${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) =>
      faults.push(`uncaught: ${messageOf(error)}`),
    );
    // What moves, or asks the visitor, would differ for good reason.
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
    const ships = await page.evaluate(
      () => (globalThis as unknown as Remembering).shippedPage,
    );
    const shows = await page.evaluate(describePage, TEMPLATE_HEAD);
    const difference =
      differenceIn('head', ships, shows) ?? differenceIn('dom', ships, shows);
    const all = [...(difference === undefined ? [] : [difference]), ...faults];
    return all.length > 0 ? [`${way}: ${all.join('\n')}`] : [];
  } finally {
    await page.close().catch(() => undefined);
  }
}

interface Remembering {
  shippedPage: PageDescription;
}

/** Describes the document once it is parsed and before its scripts run; to be mounted, it is emptied then. */
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
    for (const element of [...document.head.children]) if (!element.matches(templateHead)) element.remove();
  });`;
  await page.evaluateOnNewDocument(source);
}

/** Gives the updates that effects ask for time to reach the document. Runs inside the page. */
const twoFrames = () =>
  new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(resolve)),
  );

const SHOWN = 160;

/** The first line in which what a browser shows is not what ships, from a little before they part; undefined where there is none. */
function differenceIn(
  part: keyof PageDescription,
  ships: PageDescription,
  shows: PageDescription,
): string | undefined {
  const length = Math.max(ships[part].length, shows[part].length);
  const index = Array.from({ length }, (_, line) => line).find(
    (line) => ships[part][line] !== shows[part][line],
  );
  if (index === undefined) return undefined;
  const [one = 'nothing', other = 'nothing'] = [ships, shows].map((page) =>
    page[part][index]?.trimStart(),
  );
  const parting = [...one].findIndex((sign, place) => sign !== other[place]);
  const from = Math.max(0, parting - SHOWN / 2);
  const shorten = (line: string) =>
    `${from > 0 ? '…' : ''}${line.slice(from, from + SHOWN)}${line.length > from + SHOWN ? '…' : ''}`;
  const name =
    part === 'dom' && [one, other].some((line) => line.startsWith('"'))
      ? 'text'
      : part;
  return `${name}: ships ${shorten(one)}\n${' '.repeat(name.length)}  shows ${shorten(other)}`;
}

/** `size` of the items, spread evenly. */
export function sampleEvenly<T>(items: readonly T[], size: number): T[] {
  const count = Math.min(size, items.length);
  return Array.from({ length: count }, (_, index) =>
    at(items, Math.floor((index * items.length) / count)),
  );
}

/** A document as lines that two takes of the same page share, attribute order aside. */
interface PageDescription {
  /** Tags of the head that speak of the page, sorted. */
  readonly head: readonly string[];
  /** Elements and texts of the application's root, in order, indented by depth. */
  readonly dom: readonly string[];
}

/** Selector of what belongs to index.html and not to the page it shows. */
const TEMPLATE_HEAD =
  'script:not([type="application/ld+json"]), style, meta[charset], meta[name="viewport"], meta[name="theme-color"], meta[name="build"], link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"], link[rel="preload"], link[rel="modulepreload"], link[rel="stylesheet"]';

/**
 * Describes the current document. Runs inside the page, where it is sent as text, so it uses nothing from outside
 * itself. Left out: comments (React's marks), the borders between adjacent texts, and what is inside `data-live` and `data-changed`.
 */
function describePage(templateHead: string): PageDescription {
  // A style is the same however it is spaced. React counts its ids another way where it mounts: the nth is the nth.
  const ids = new Map<string, string>();
  const numberOf = (id: string) => {
    const number = ids.get(id) ?? `react-id-${ids.size + 1}`;
    ids.set(id, number);
    return number;
  };
  const valueOf = (element: Element, { name, value }: Attr) =>
    name === 'style' && element instanceof HTMLElement
      ? element.style.cssText
      : value.replace(/_[Rr]_[0-9a-z]*_/g, numberOf);
  const attributesOf = (element: Element) =>
    [...element.attributes]
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map(
        (attribute) =>
          ` ${attribute.name}=${JSON.stringify(valueOf(element, attribute))}`,
      )
      .join('');
  // The build adds the day of a page's last change to what the application says of it.
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
      dom.push(`${indent}<${node.localName}${attributesOf(node)}>`);
      if (!node.hasAttribute('data-live') && !node.hasAttribute('data-changed'))
        visit(node, `${indent} `);
    }
    endText();
  };
  const root = document.getElementById('root');
  if (root) visit(root, '');
  const head = [...document.head.children]
    .filter((element) => !element.matches(templateHead))
    .map(
      (element) =>
        `<${element.localName}${attributesOf(element)}>${withoutDay(element.textContent)}`,
    )
    .sort();
  return { head, dom };
}
