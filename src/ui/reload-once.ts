import { keepFields } from './keep-fields.ts';

const MIN_INTERVAL_MS = 60_000;

let request: Promise<boolean> | undefined;

/**
 * Whether the site responds. Checked before a reload, which without a connection would replace the
 * page with the browser's error. Concurrent calls share a request, since the router may show the
 * error page twice for one failure.
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
 * Reloads the page to get HTML that refers to the newest scripts. First fetches failed scripts
 * again, bypassing the cache, since some hosts let browsers cache a 404 for a year.
 * @returns false, without reloading, if this URL was reloaded in the last minute
 */
export async function reloadOnce(): Promise<boolean> {
  const fetched = await Promise.all(
    failedScripts().map((address) =>
      fetch(address, { cache: 'reload' }).then(
        ({ ok }) => ok,
        () => false,
      ),
    ),
  );
  const isRepaired = fetched.length > 0 && fetched.every(Boolean);
  // Once a script is repaired, the page may reload even right after another reload.
  if (wasReloaded(isRepaired ? 'page_repaired' : 'page_reloaded')) return false;
  keepFields();
  location.reload();
  return true;
}

/**
 * Reloads the page if a script has failed and the site responds, since browsers do not fetch a
 * script again whose import has failed.
 * @returns whether the page reloads
 */
export const reloadIfScriptsFailed = async (): Promise<boolean> =>
  failedScripts().length > 0 && (await isSiteReachable()) && reloadOnce();

/** Returns the URLs of failed scripts, or of all scripts if the browser records no status. */
const failedScripts = (): string[] =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(
      ({ name, responseStatus }) =>
        name.startsWith(`${location.origin}/assets/`) &&
        name.endsWith('.js') &&
        responseStatus !== 200,
    )
    .map(({ name }) => name);

/** Whether this URL was reloaded in the last minute, as `key` records. If not, records it now. */
function wasReloaded(key: string): boolean {
  const now = Date.now();
  try {
    const last = sessionStorage.getItem(key) ?? '';
    const [address, time] = last.split(' ');
    const isRecent = now - Number(time) < MIN_INTERVAL_MS;
    if (address === location.href && isRecent) return true;
    sessionStorage.setItem(key, `${location.href} ${now}`);
    return false;
  } catch {
    // Storage is blocked. A document that came from a reload is not reloaded again.
    const [navigation] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    return navigation?.type === 'reload';
  }
}
