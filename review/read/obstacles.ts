import robotsParser from 'robots-parser';
import type { PageFacts } from '../../snapshots/page-facts.ts';
import type { HostRule } from './host-rules.ts';

/** A reason why search engines do not list a page. */
export interface Obstacle {
  readonly reason: string;
  /** The tag, or the line of a file. */
  readonly where: string;
  /** A directive forbids indexing: the page is closed on purpose. */
  readonly isDirective?: boolean;
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

/** `none` is a directive, and also a value of other directives. */
const forbids = /\bnoindex\b|(?<!preview:\s*)\bnone\b|\bunavailable_after\b/i;

/** What the directives of a tag or a header forbid. */
const obstaclesIn = (
  what: 'tag' | 'header',
  directives: string,
  where: string,
): Obstacle[] =>
  forbids.test(directives)
    ? [{ reason: `A ${what} forbids indexing`, where, isDirective: true }]
    : [];

/** Finds the lines of robots.txt that keep search engines off an address of the site. */
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
  const found = ['robots', ...engines].flatMap((name) => {
    const said = directives[name] ?? '';
    return obstaclesIn('tag', said, `meta ${name}: ${said}`);
  });
  if (/url\s*=/i.test(refresh))
    found.push({
      reason: 'A refresh leads to another address',
      where: `meta refresh: ${refresh}`,
    });
  if (canonical !== address)
    found.push({
      reason: 'Its canonical address is not the page’s own',
      where: `link canonical: ${canonical}`,
    });
  return found;
}

/** Endings of an address that hosts remove by a redirect. */
const endings = /(?:(?:^|\/)index)?\.html$|\/$/;

/** Whether a host answers at a page's address with another page. */
function isReplaced(
  { name, pattern, value }: HostRule,
  address: string,
): boolean {
  // A pattern with a wildcard applies only to addresses without a file.
  if (!name.startsWith('rewrite') || pattern.source.includes('.*'))
    return false;
  const answer = URL.parse(value, address)?.href ?? '';
  return answer.replace(endings, '') !== address.replace(endings, '');
}

/** Obstacles in a header or another rule of a host for the page at `address`. */
export function obstaclesInHeader(rule: HostRule, address: string): Obstacle[] {
  const { file, name, value, line } = rule;
  const where = `${file}: ${line}`;
  if (isReplaced(rule, address))
    return [{ reason: 'Its address answers with another page', where }];
  const [, canonical = address] =
    /<([^>]*)>;\s*rel="?canonical/i.exec(value) ?? [];
  if (name === 'location' || name === 'refresh')
    return [{ reason: 'Its address redirects to another', where }];
  if (name === 'link' && canonical !== address)
    return [{ reason: 'A header gives another canonical address', where }];
  return name === 'x-robots-tag' ? obstaclesIn('header', value, where) : [];
}
