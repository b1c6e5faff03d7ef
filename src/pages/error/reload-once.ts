const STORAGE_KEY = 'page_reloaded';
const MIN_INTERVAL_MS = 60_000;

let request: Promise<boolean> | undefined;

/**
 * Whether the site answers. Without a connection a reload would replace the page with the browser's
 * error. Concurrent calls share a request: the router may show the error page twice for one
 * failure.
 */
export function isSiteReachable(): Promise<boolean> {
  request ??= fetch(location.href, { method: 'HEAD', cache: 'no-store' })
    .then(
      ({ status }) => status < 500,
      () => false,
    )
    .finally(() => (request = undefined));
  return request;
}

/**
 * Reloads the page, whose HTML refers to the newest scripts.
 * @returns false, without reloading, if this address was reloaded in the last minute
 */
export function reloadOnce(): boolean {
  if (wasReloaded()) return false;
  location.reload();
  return true;
}

function wasReloaded(): boolean {
  const now = Date.now();
  try {
    const last = sessionStorage.getItem(STORAGE_KEY) ?? '';
    const [address, time] = last.split(' ');
    if (address === location.href && now - Number(time) < MIN_INTERVAL_MS)
      return true;
    sessionStorage.setItem(STORAGE_KEY, `${location.href} ${now}`);
    return false;
  } catch {
    // Storage is blocked. A document that came from a reload is not reloaded again.
    const [navigation] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    return navigation?.type === 'reload';
  }
}
