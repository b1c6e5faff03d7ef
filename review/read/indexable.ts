import robotsParser from 'robots-parser';
import type { PageFacts } from '../../snapshots/page-facts.ts';
import type { HostRule } from './host-rules.ts';

/** Why search engines leave a page out. */
export interface Obstacle {
  readonly reason: string;
  /** Where it is said: a tag, a line of a file. */
  readonly where: string;
}

/** Names of search engines that tags, headers and robots.txt may address separately. */
const engines = [
  'googlebot',
  'bingbot',
  'applebot',
  'duckduckbot',
  'yandex',
  'baiduspider',
  'slurp',
];

/** `none` is a directive of its own, and a value of others. */
const forbids = /\bnoindex\b|(?<!preview:\s*)\bnone\b|\bunavailable_after\b/i;

/** Says where robots.txt keeps search engines off an address of the site. */
export function createRobotsJudge(
  siteUrl: string,
  robotsTxt = '',
): (address: string) => Obstacle[] {
  const robots = robotsParser(`${siteUrl}/robots.txt`, robotsTxt);
  const lines = robotsTxt.split('\n');

  return (address) => {
    const closedTo = ['*', ...engines].find((engine) =>
      robots.isDisallowed(address, engine),
    );
    if (closedTo === undefined) return [];
    const line = lines[robots.getMatchingLineNumber(address, closedTo) - 1];
    const who = closedTo === '*' ? 'crawlers' : closedTo;
    return [
      {
        reason: `robots.txt keeps ${who} off`,
        where: `robots.txt: ${line?.trim()}`,
      },
    ];
  };
}

/** Obstacles in the tags of a page at `address`, those for a single search engine included. */
export function obstaclesInHead(
  { robots, head, canonical }: PageFacts,
  address: string,
): Obstacle[] {
  const { refresh = '' } = head;
  const directives: Readonly<Record<string, string>> = { ...head, robots };
  const tags = ['robots', ...engines].map((name) => ({
    reason: 'A tag asks to leave it out',
    where: `meta ${name}: ${directives[name] ?? ''}`,
  }));
  const found = tags.filter(({ where }) => forbids.test(where));
  if (/url\s*=/i.test(refresh))
    found.push({
      reason: 'It leads on to another address',
      where: `meta refresh: ${refresh}`,
    });
  if (canonical !== '' && canonical !== address)
    found.push({
      reason: 'Its canonical address is another',
      where: `link canonical: ${canonical}`,
    });
  return found;
}

/** Obstacles in a header of the page at `address`. */
export function obstaclesInHeader(
  { file, name, value }: HostRule,
  address: string,
): Obstacle[] {
  const where = `${file}: ${name}: ${value}`;
  const [, canonical = address] =
    /<([^>]*)>;\s*rel="?canonical/i.exec(value) ?? [];
  if (name === 'location' || name === 'refresh')
    return [{ reason: 'Its address leads on to another', where }];
  if (name === 'link' && canonical !== address)
    return [{ reason: 'A header names another canonical address', where }];
  return name === 'x-robots-tag' && forbids.test(value)
    ? [{ reason: 'A header asks to leave it out', where }]
    : [];
}
