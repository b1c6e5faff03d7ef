/*
 * An earlier site at the address may have left a service worker in its visitors' browsers, which
 * keeps showing that site. Browsers look for the worker's script now and then. A 404 leaves the old
 * worker in place, so this site has a script at the usual names that removes it.
 */

/** Root-level names that common site builders, plug-ins and push services give to their worker. */
export const oldWorkerNames = [
  'sw.js',
  'service-worker.js',
  'serviceworker.js',
  'service_worker.js',
  'ngsw-worker.js',
  'pwa-sw.js',
  'pwabuilder-sw.js',
  'superpwa-sw.js',
  'upup.sw.min.js',
  'firebase-messaging-sw.js',
  'OneSignalSDKWorker.js',
] as const;

/**
 * A service worker that removes itself and every cache of the address, and loads the windows anew
 * that the old worker controlled. It handles no requests, so it sends none a second time.
 */
export const oldWorkerScript = `// Removes the service worker that an earlier site left under this name.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  const windows = await clients.matchAll({ type: 'window' });
  await registration.unregister();
  await Promise.allSettled(windows.map((window) => window.navigate(window.url)));
}
`;
