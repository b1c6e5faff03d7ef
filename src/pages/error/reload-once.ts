const STORAGE_KEY = 'page_reloaded';
const AGAIN_AFTER_MS = 60_000;

let asking: Promise<boolean> | undefined;

/**
 * Whether the site answers at all: a reload without a connection would lose the page to the browser's own error. Asked once
 * at a time, since the router may put up the error page twice for one failure.
 */
export function isSiteReachable(): Promise<boolean> {
  asking ??= fetch(location.href, { method: 'HEAD', cache: 'no-store' })
    .then(
      ({ status }) => status < 500,
      () => false,
    )
    .finally(() => (asking = undefined));
  return asking;
}

/**
 * Loads the page anew, whose HTML names the scripts of the newest deployment and carries its data.
 * Returns false, and does nothing, where that was done for this address within the last minute.
 */
export function reloadOnce(): boolean {
  if (wasReloaded()) return false;
  location.reload();
  return true;
}

function wasReloaded(): boolean {
  const now = Date.now();
  try {
    const [address, time] = (sessionStorage.getItem(STORAGE_KEY) ?? '').split(
      ' ',
    );
    if (address === location.href && now - Number(time) < AGAIN_AFTER_MS)
      return true;
    sessionStorage.setItem(STORAGE_KEY, `${location.href} ${now}`);
    return false;
  } catch {
    // Storage is blocked: a document that is itself a reload is not reloaded again.
    const [navigation] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    return navigation?.type === 'reload';
  }
}
