import { beforeEach, afterEach, expect, test, vi } from 'vitest';
import type { Consent } from './consent.ts';

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

/** Loads the tracker as built with this measurement ID, for a visitor who made this choice. */
async function openPage(analyticsId: string | undefined, consent: Consent) {
  const stored = { accepted: 'true', declined: 'false', unset: null }[consent];
  vi.stubGlobal('localStorage', { getItem: () => stored });
  vi.resetModules();
  vi.doMock('../config.ts', () => ({ config: { analyticsId } }));
  return import('./tracker.ts');
}

const event = { label: 'header_cta', page: '/services' };
const sent = () =>
  (page.window.dataLayer ?? []).map((entry) => Array.from(entry));

test.each<[string | undefined, Consent]>([
  [id, 'unset'],
  [id, 'declined'],
  [undefined, 'accepted'],
])(
  'with the measurement ID %s and consent %s, nothing is requested, sent or stored',
  async (analyticsId, consent) => {
    const { track, trackPageView } = await openPage(analyticsId, consent);
    track('phone_click', event);
    trackPageView('/services');
    expect(page).toEqual({ window: {}, scripts: [], cookiesSet: [] });
  },
);

test("after consent, Google's tag is loaded once and receives page views and events", async () => {
  const { track, trackPageView } = await openPage(id, 'accepted');
  trackPageView('/services');
  track('phone_click', event);
  expect(page.scripts).toEqual([
    `https://www.googletagmanager.com/gtag/js?id=${id}`,
  ]);
  expect(sent()).toEqual([
    ['js', expect.any(Date)],
    [
      'config',
      id,
      {
        page_path: '/services',
        page_location:
          'https://www.clean.example/services?utm_source=leaflet&gclid=A1',
      },
    ],
    ['event', 'phone_click', event],
  ]);
});

test("withdrawing consent disables Google's tag and removes its cookies on all domains", async () => {
  const { track, trackPageView, stopTracking } = await openPage(id, 'accepted');
  trackPageView('/');
  const before = sent().length;
  vi.stubGlobal('localStorage', { getItem: () => 'false' });
  await stopTracking();
  track('phone_click', event);
  trackPageView('/services');
  expect(sent()).toHaveLength(before);
  expect(page.window[`ga-disable-${id}`]).toBe(true);
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
