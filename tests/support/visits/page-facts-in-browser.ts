/** What search engines and visitors take from a document. */
export interface DocumentFacts {
  readonly headTags: Readonly<Record<string, readonly string[]>>;
  readonly headings: readonly string[];
  readonly mainText: string;
  readonly links: readonly string[];
  readonly jsonLd: readonly string[];
}

/**
 * Reads the facts of the document on screen, or of `html` parsed beside it. Runs inside the page, so
 * it uses nothing from outside its own body.
 */
export function readDocumentFacts(html: string | null): DocumentFacts {
  const doc = html === null ? document : new DOMParser().parseFromString(html, 'text/html');
  const list = (selector: string, read: (element: Element) => string | null) =>
    [...doc.querySelectorAll(selector)].map((element) => read(element) ?? '');
  const attribute = (name: string) => (element: Element) => element.getAttribute(name);
  const text = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim();
  const meta = (name: string) => list(`meta[name="${name}"], meta[property="${name}"]`, attribute('content'));
  const names = [
    'description',
    'robots',
    'viewport',
    'theme-color',
    'og:type',
    'og:site_name',
    'og:locale',
    'og:title',
    'og:description',
    'og:url',
    'og:image',
    'og:image:alt',
    'twitter:card',
  ];
  return {
    headTags: {
      title: list('head > title', text),
      canonical: list('link[rel="canonical"]', attribute('href')),
      icon: list('link[rel="icon"][type="image/svg+xml"]', attribute('href')),
      charset: list('meta[charset]', attribute('charset')),
      ...Object.fromEntries(names.map((name) => [name, meta(name)])),
    },
    headings: list('h1, h2, h3, h4, h5, h6', (element) => `${element.tagName} ${text(element)}`),
    mainText: list('main', text).join('\n'),
    links: list('#root a[href]', (element) => `${element.getAttribute('href')} ${text(element)}`),
    jsonLd: list('script[type="application/ld+json"]', (element) => element.textContent),
  };
}

declare global {
  interface Window {
    /** Elements that were in the HTML before any script ran. */
    originalElements?: readonly Element[];
  }
}

/** Notes every element of the HTML once it is parsed: before module scripts run. */
export function noteOriginalElements(): void {
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') window.originalElements = [...document.querySelectorAll('html, html *')];
  });
}

/**
 * Elements that hydration threw away, and with a plus sign those it added. Preloads of code that a page reads later are no part of
 * it, nor is the tag of analytics that a visitor has accepted.
 */
export function compareWithOriginalElements(): string[] {
  const original = new Set(window.originalElements);
  const now = new Set(document.querySelectorAll('html, html *'));
  const describe = (element: Element) => element.outerHTML.slice(0, 80);
  const isOfThePage = (element: Element) =>
    !element.matches('link[rel="modulepreload"], script[src^="https://www.googletagmanager.com/gtag/js?"]');
  return [
    ...[...original].filter((element) => !now.has(element)).map(describe),
    ...[...now]
      .filter((element) => !original.has(element) && isOfThePage(element))
      .map((element) => `+${describe(element)}`),
  ];
}

/** Whether every element that React renders carries its fibre. Generated text inside a raw HTML block is none of React's. */
export function isWhollyHydrated(): boolean {
  const key = (element: Element, prefix: string) => Object.keys(element).find((name) => name.startsWith(prefix));
  const hydrated = (element: Element): boolean => {
    if (!key(element, '__reactFiber')) return false;
    const props = (element as unknown as Record<string, { dangerouslySetInnerHTML?: unknown } | undefined>)[
      key(element, '__reactProps') ?? ''
    ];
    return props?.dangerouslySetInnerHTML !== undefined || [...element.children].every(hydrated);
  };
  const root = document.getElementById('root');
  return root !== null && root.children.length > 0 && [...root.children].every(hydrated);
}
