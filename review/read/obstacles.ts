import robotsParser from 'robots-parser';
import type { PageFacts } from '../../snapshots/page-facts.ts';
import type { HostRule } from './host-rules.ts';

/** A reason why search engines do not list a page, or list it only in part. */
export interface Obstacle {
  readonly reason: string;
  /** The tag, or the line of a file. */
  readonly where: string;
  /** Whether the page may be listed, but without its text or its pictures. */
  readonly isPartial?: boolean;
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

/** Crawlers of pictures alone. */
const pictureEngines = [
  'googlebot-image',
  'applebot-image',
  'baiduspider-image',
  'msnbot-media',
  'yandeximages',
];
export const pictureFile = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i;

/** `none` is a directive, and also a value of other directives. */
const forbids = /\bnoindex\b|(?<!preview:\s*)\bnone\b|\bunavailable_after\b/i;

const hides =
  /\bno(?:snippet|imageindex)\b|\bmax-snippet:\s*0\b|preview:\s*none\b/i;

/** What the directives of a tag or a header forbid. */
function obstaclesIn(
  what: 'tag' | 'header',
  directives: string,
  where: string,
): Obstacle[] {
  if (forbids.test(directives))
    return [{ reason: `A ${what} forbids indexing`, where, isDirective: true }];
  const reason = `A ${what} forbids showing its text or pictures`;
  return hides.test(directives) ? [{ reason, where, isPartial: true }] : [];
}

/** Finds the lines of robots.txt that keep search engines off an address of the site. */
export function createRobotsJudge(
  siteUrl: string,
  robotsTxt = '',
): (address: string) => Obstacle[] {
  const robots = robotsParser(`${siteUrl}/robots.txt`, robotsTxt);
  const lines = robotsTxt.split('\n');

  return (address) => {
    const ofPictures = pictureFile.test(address) ? pictureEngines : [];
    const closedTo = ['*', ...engines, ...ofPictures].find((engine) =>
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
  if (canonical !== '' && canonical !== address)
    found.push({
      reason: 'Its canonical address is another page’s',
      where: `link canonical: ${canonical}`,
    });
  return found;
}

/** Returns an obstacle if less than half of a page's text may be quoted. */
export function obstaclesInText(
  blocks: readonly { readonly text: string; readonly quotable: boolean }[],
): Obstacle[] {
  const lengthOf = (some: typeof blocks) =>
    some.reduce((sum, { text }) => sum + text.length, 0);
  const quotable = blocks.filter((block) => block.quotable);
  const reason = 'Search results may not quote most of its text';
  return lengthOf(quotable) * 2 < lengthOf(blocks)
    ? [{ reason, where: 'data-nosnippet', isPartial: true }]
    : [];
}

/** Endings of an address that hosts remove by a redirect. */
export const endings = /(?:(?:^|\/)index)?\.html$|\/$/;

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
