import { beforeEach, afterEach, expect, test, vi } from 'vitest';

const id = 'G-TEST123';

interface FakePage {
  readonly window: {
    gtag?: unknown;
    dataLayer?: ArrayLike<unknown>[];
    [flag: string]: unknown;
  };
  /** URLs of scripts added to the page. */
  readonly scripts: string[];
  /** Values assigned to `document.cookie`. */
  readonly cookiesSet: string[];
}

let page: FakePage;
beforeEach(() => {
  page = { window: {}, scripts: [], cookiesSet: [] };
  vi.stubGlobal('window', page.window);
  vi.stubGlobal('location', {
    hostname: 'www.clean.example',
    origin: 'https://www.clean.example',
    search:
      '?utm_source=leaflet&email=ann@clean.example&gclid=A1&my_utm_source=x',
  });
  vi.stubGlobal('document', {
    referrer: '',
    createElement: () => ({}),
    head: {
      append: (script: { src: string }) => void page.scripts.push(script.src),
    },
    get cookie() {
      return '_ga=GA1.1.1; _ga_TEST123=GS1; _gid=GA1.1.2; _gcl_au=1.1.3; _gallery=kept; other=kept';
    },
    set cookie(text: string) {
      page.cookiesSet.push(text);
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('../config.ts');
});

/** Loads the tracker as built with this measurement ID, for a visitor who has accepted cookies. */
async function openPage(analyticsId: string | undefined) {
  vi.stubGlobal('localStorage', { getItem: () => 'true' });
  vi.resetModules();
  vi.doMock('../config.ts', () => ({ config: { analyticsId } }));
  return import('./tracker.ts');
}

test('without a measurement ID nothing is requested, sent or stored, even with consent', async () => {
  const { track, trackPageView } = await openPage(undefined);
  track('cta_click', { label: 'header_cta', page: '/services' });
  trackPageView('/services');
  expect(page).toEqual({ window: {}, scripts: [], cookiesSet: [] });
});

test('the URL of a page view keeps only the query parameters of campaigns', async () => {
  const { trackPageView } = await openPage(id);
  trackPageView('/services');
  expect(page.window.dataLayer!.at(-1)![2]).toEqual({
    page_path: '/services',
    page_location:
      'https://www.clean.example/services?utm_source=leaflet&gclid=A1',
    page_referrer: '',
  });
});

test.each([
  'jane@person.example',
  'jane%40person.example',
  'jane%2540person.example',
  'jane＠person.example',
  '07700 900123',
  '+44-(0)7700.900-123',
  '０７７００９００１２３',
  'born-14.03.1962',
  '077_009_001_23',
  '07700/90/01/23',
])('a campaign value such as %s is not reported', async (value) => {
  const search = new URLSearchParams({ utm_content: value, utm_term: 'moss' });
  vi.stubGlobal('location', {
    origin: 'https://www.clean.example',
    search: `?${search}`,
  });
  const { trackPageView } = await openPage(id);
  trackPageView('/services');
  expect(page.window.dataLayer!.at(-1)![2]).toMatchObject({
    page_location: 'https://www.clean.example/services?utm_term=moss',
  });
});

test.each([
  [
    'https://www.clean.example/get-quote?email=ann@person.example#s',
    'https://www.clean.example/get-quote',
  ],
  ['https://search.example/?q=ann+smith', 'https://search.example/'],
  ['', ''],
])('after %s the tag is given the referrer %j', async (referrer, given) => {
  vi.stubGlobal('document', { ...document, referrer });
  const { trackPageView } = await openPage(id);
  trackPageView('/services');
  expect(page.window.dataLayer!.at(-1)![2]).toMatchObject({
    page_referrer: given,
  });
});

test("withdrawing consent removes the cookies of Google's tag on all domains, and no other cookies", async () => {
  const { stopTracking } = await openPage(id);
  await stopTracking();
  for (const name of ['_ga', '_ga_TEST123', '_gid', '_gcl_au']) {
    for (const domain of [
      '',
      '; domain=.www.clean.example',
      '; domain=.clean.example',
    ]) {
      expect(page.cookiesSet).toContain(`${name}=; max-age=0; path=/${domain}`);
    }
  }
  expect(
    page.cookiesSet.filter((cookie) => /^(?:other|_gallery)/.test(cookie)),
  ).toEqual([]);
});
