import { expect, test } from 'vitest';
import { paths } from '../../../core/domain/pages.ts';
import { serveBehind } from '../../support/servers/spoilt-site.ts';
import { heading } from '../../support/visits/controls.ts';
import { shareVisit } from '../../support/visitor.ts';

/* An earlier site at the address registered a service worker that keeps showing it. */

const visitor = shareVisit();

/** Answers every page with the first copy it got. */
const cacheFirst = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(
    caches.open('pages').then(async (cache) => {
      const kept = await cache.match(event.request);
      if (kept) return kept;
      const answer = await fetch(event.request);
      await cache.put(event.request, answer.clone());
      return answer;
    }),
  );
});`;

/** Answers every page with a page of its own. */
const ownShell = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate')
    event.respondWith(new Response('<h1>The earlier site</h1>', { headers: { 'Content-Type': 'text/html' } }));
});`;

test.each([
  ['sw.js', cacheFirst],
  ['service-worker.js', ownShell],
])(
  'a visitor who has the service worker %s of an earlier site sees this site from the second visit on',
  async (name, worker) => {
    let isEarlier = true;
    const host = await serveBehind({
      spoil: (path, answer) => {
        if (!isEarlier) return;
        const isWorker = path === `/${name}`;
        const type = isWorker ? 'text/javascript' : 'text/html';
        answer.status = 200;
        answer.headers.set('content-type', type);
        answer.headers.delete('content-security-policy');
        answer.body = Buffer.from(
          isWorker ? worker : '<h1>The earlier site</h1>',
        );
      },
    });
    const { page } = visitor();
    const visit = () => page.goto(host + paths.services);
    const title = () => page.$eval('h1', ({ textContent }) => textContent);
    await visit();
    await page.evaluate(async (script) => {
      await navigator.serviceWorker.register(`/${script}`);
      await navigator.serviceWorker.ready;
    }, name);
    await visit();
    isEarlier = false;
    await visit();
    expect(await title()).toBe('The earlier site');
    // The browser asks for the worker's script during the visit, and the page is loaded anew.
    await heading(page, 'Our Services').wait();
    await visit();
    expect(await title()).toBe('Our Services');
    const left = await page.evaluate(async () => [
      await navigator.serviceWorker.getRegistrations(),
      await caches.keys(),
    ]);
    expect(left).toEqual([[], []]);
  },
);
