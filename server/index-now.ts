import type { Environment } from '../src/domain/settings/environment.ts';
import { ask, findings } from './live/live-site.ts';

/** Passes what it receives on to every search engine that takes part. */
export const indexNowEndpoint = 'https://api.indexnow.org/indexnow';

/** The most addresses that the protocol takes at once. */
const MAX_AT_ONCE = 10_000;

/** The file by which search engines know that whoever holds the key holds the site; undefined where no key is set. */
export function indexNowFile({
  indexNowKey,
}: Pick<Environment, 'indexNowKey'>):
  | { readonly name: string; readonly text: string }
  | undefined {
  return indexNowKey === undefined
    ? undefined
    : { name: `${indexNowKey}.txt`, text: indexNowKey };
}

interface Announcement {
  /** Address that is notified. */
  readonly endpoint: string;
  /** Origin of the live site. */
  readonly siteUrl: string;
  readonly key: string;
  /** Paths of pages that came, went or changed. */
  readonly paths: readonly string[];
}

/** Notifies search engines of the pages that changed. @returns a line for each notification that was refused */
export async function announcePages({
  endpoint,
  siteUrl,
  key,
  paths,
}: Announcement): Promise<string[]> {
  const refusals: string[] = [];
  for (let start = 0; start < paths.length; start += MAX_AT_ONCE) {
    const urlList = paths
      .slice(start, start + MAX_AT_ONCE)
      .map((path) => siteUrl + path);
    const body = {
      host: new URL(siteUrl).host,
      key,
      keyLocation: `${siteUrl}/${key}.txt`,
      urlList,
    };
    refusals.push(
      ...(await findings(endpoint, async (report) => {
        const { ok, status } = await ask(endpoint, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json; charset=utf-8' },
          body: JSON.stringify(body),
        });
        if (!ok) report(`answers ${status}${meanings[status] ?? ''}`);
      })),
    );
  }
  return refusals;
}

const meanings: Readonly<Record<number, string>> = {
  403: ': the key’s file is not live yet, or holds another key',
  422: ': the addresses are not those of VITE_SITE_URL',
  429: ': too many announcements',
};
