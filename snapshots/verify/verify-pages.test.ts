import { createServer } from 'node:http';
import type { Browser } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, type Listening } from '../../tests/support/servers/listen.ts';
import { killBrowser, launchBrowser } from '../browser/browser.ts';
import { verifyPages } from './verify-pages.ts';

const shown =
  '<header>Tidemark</header><main class="a b" id="m"><h1>Exeter</h1><p style="--edge: 50%;">One<!-- --> two</p></main><footer></footer>';
const title = '<title>Exeter</title>';
/** The part of the head that comes from index.html, and the build's note after it. */
const template =
  '<meta charset="utf-8"><meta name="format-detection" content="telephone=no"><link rel="icon" href="data:,"><meta name="build" content="1">';

/** The parts of a page, each correct unless given. */
interface PageParts {
  readonly head?: string;
  readonly root?: string;
  /** Code that the application runs once it has taken over. */
  readonly afterwards?: string;
}

const cases: Readonly<Record<string, PageParts>> = {
  '/right': {},
  '/spelled-otherwise': {
    root: shown
      .replace('class="a b" id="m"', 'id="m" class="a b"')
      .replace('--edge: 50%;', '--edge:50%'),
  },
  '/leaked-attribute': { root: shown.replace('a b', 'a c') },
  '/leaked-title': { head: '<title>Exmouth</title>' },
  '/doubled-head': { head: `${title}<meta name="robots" content="noindex">` },
  '/other-text': {
    afterwards: `document.querySelector('h1').textContent = 'Torquay'`,
  },
  '/complaining': { afterwards: `console.error('did not match')` },
  '/slowly-shown': {
    afterwards: `console.warn('The resource a.woff2 was preloaded using link preload but not used within a few seconds.')`,
  },
  '/live': {
    root: shown.replace('<p ', '<p data-live="" '),
    afterwards: `for (const live of document.querySelectorAll('p')) { live.setAttribute('data-live', ''); live.textContent = 'new'; }`,
  },
};

/** A stand-in for the application, which keeps existing content or mounts the correct content. */
const application = ({ afterwards = '' }: PageParts) => `
  const root = document.getElementById('root');
  if (!root.firstElementChild) {
    document.head.insertAdjacentHTML('beforeend', ${JSON.stringify(title)});
    root.innerHTML = ${JSON.stringify(shown)};
  }
  document.documentElement.dataset.hydrated = 'page';
  ${afterwards}`;

const server = createServer((request, response) => {
  const parts = cases[request.url!];
  response.setHeader('Content-Type', 'text/html');
  if (!parts) return void response.writeHead(404).end();
  const { head = title, root = shown } = parts;
  response.end(
    `<!doctype html><html><head>${template}${head}</head><body><div id="root">${root}</div><script type="module">${application(parts)}</script></body></html>`,
  );
});

let browser: Browser;
let listening: Listening;
beforeAll(async () => {
  listening = await listen(server);
  browser = await launchBrowser({ reach: 'this machine' });
});
afterAll(() => {
  killBrowser(browser);
  listening.close();
});

test(
  'every page that differs from what a browser shows is named in order, with the first difference',
  { timeout: 60_000 },
  async () => {
    const faults = await verifyPages({
      browser,
      siteUrl: listening.url,
      paths: Object.keys(cases),
    });
    expect(faults).toEqual([
      {
        path: '/leaked-attribute',
        error:
          'mounted: dom: ships <main class="a c" id="m">\n     shows <main class="a b" id="m">',
      },
      {
        path: '/leaked-title',
        error: 'mounted: head: ships <title>Exmouth\n      shows <title>Exeter',
      },
      {
        path: '/doubled-head',
        error:
          'mounted: head: ships <meta content="noindex" name="robots">\n      shows <title>Exeter',
      },
      {
        path: '/other-text',
        error: expect.stringMatching(
          /^hydrated: text: ships "Exeter"\n {6}shows "Torquay"\nmounted: text/,
        ),
      },
      {
        path: '/complaining',
        error:
          'hydrated: console.error: did not match\nmounted: console.error: did not match',
      },
    ]);
  },
);
