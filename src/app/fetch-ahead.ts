import { readPageEntry } from '../seo/page-entry.ts';

/** What Chromium's browsers tell of the visitor's connection. */
interface Connection {
  readonly saveData: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`. */
  readonly effectiveType: string;
}

/** Browsers without `requestIdleCallback` fetch after this time. */
const SOON_MS = 1000;

/**
 * Fetches the scripts of the page's later sections when the browser is idle, so that they are at
 * hand at the visitor's first input. They are not evaluated. Not on a connection that is very slow,
 * or whose visitor asked to save data. A preload would not do: the browser would keep a failed one.
 */
export function fetchAhead(): void {
  const { connection } = navigator as { readonly connection?: Connection };
  if (connection?.saveData || connection?.effectiveType.endsWith('2g')) return;
  const idle = (globalThis as Partial<typeof globalThis>).requestIdleCallback;
  const run = () => {
    for (const script of readPageEntry()?.later ?? []) void fetchLow(script);
  };
  if (idle) idle(run);
  else setTimeout(run, SOON_MS);
}

/** Reads the whole answer, since the browser caches no other. */
const fetchLow = (url: string): Promise<unknown> =>
  fetch(url, { priority: 'low' })
    .then((answer) => answer.blob())
    .catch(() => undefined);
