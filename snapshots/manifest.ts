import { hash } from 'node:crypto';
import type { ManifestEntry, ManifestSite } from './manifest-entry.ts';
import { maskedWords } from '../core/domain/text/masked-words.ts';
import { sentencesOf } from '../core/domain/text/sentences.ts';
import type { PageFacts } from './page-facts.ts';

/** Makes the manifest's entry for a page, with `changed` left empty. */
export function manifestEntry(path: string, facts: PageFacts): ManifestEntry {
  const { origin, pathname } = new URL(facts.canonical);
  return {
    path,
    title: facts.title,
    description: facts.description,
    canonicalPath: pathname,
    robots: facts.robots,
    head: mapValues(facts.head, (value) => value.replaceAll(origin, '')),
    words: maskedWords(facts.mainText).length,
    contentHash: hash('sha256', facts.mainText).slice(0, 16),
    changed: '',
    links: [...facts.links],
    headings: [...facts.headings],
    images: [...facts.images],
    social: socialTags(facts, origin),
    data: dataLines(facts.jsonLd, facts.canonical),
    text: facts.mainText.split('\n').flatMap(sentencesOf),
  };
}

const mapValues = <Value, Changed>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => Changed,
): Record<string, Changed> =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, change(value)]),
  );

/**
 * Returns the Open Graph and Twitter tags that differ from the page's title, description and URL. A
 * tag for one of these three that the page lacks gets the value `missing`.
 */
function socialTags(
  { title, description, canonical, social }: PageFacts,
  origin: string,
): Record<string, string> {
  const said: Readonly<Record<string, string>> = {
    'og:title': title,
    'og:description': description,
    'og:url': canonical,
  };
  const tags: Record<string, string> = {};
  for (const [name, value] of Object.entries(social))
    if (said[name] !== value) tags[name] = value.replace(origin, '');
  for (const name of Object.keys(said))
    if (social[name] === undefined) tags[name] = 'missing';
  return tags;
}

interface SiteFacts extends Pick<ManifestSite, 'headers' | 'redirects'> {
  readonly robotsTxt: string;
  readonly sitemap: string;
  readonly siteUrl: string;
  /** The path of every page. */
  readonly paths: readonly string[];
}

/** Makes the site's part of the manifest. `headers` and `redirects` come from the server. */
export function manifestSite({
  robotsTxt,
  sitemap,
  siteUrl,
  paths,
  ...rest
}: SiteFacts): ManifestSite {
  const locations = sitemap.matchAll(/<loc>([^<]*)<\/loc>/g);
  const listed = new Set(Array.from(locations, ([, address]) => address));
  return {
    robots: robotsTxt.replaceAll(siteUrl, '').split('\n').filter(Boolean),
    notInSitemap: paths.filter((path) => !listed.has(siteUrl + path)),
    ...rest,
  };
}

/**
 * Longer values are hashed. words.txt or the page's content file shows what changed in them.
 */
const READABLE = 60;
const READABLE_LIST = 180;

const hashOf = (text: string) => `#${hash('sha256', text).slice(0, 8)}`;

/**
 * Returns a line of JSON for each node of a page's structured data, by type. The second node of a
 * type is named `Type 2`, and a block that cannot be parsed is named `broken`. The page's absolute
 * URL is shortened to `~`, and other URLs of the site to their paths.
 */
export function dataLines(
  jsonLd: readonly string[],
  address: string,
): Record<string, string> {
  const lines: Record<string, string> = {};
  const { origin } = new URL(address);
  for (const block of jsonLd) {
    const shortened = block
      .replaceAll(`"${address}"`, '"~"')
      .replaceAll(`"${address}#`, '"~#')
      .replaceAll(`${origin}/`, '/');
    for (const node of nodesOf(shortened)) {
      // Leaves out the date, which the manifest has as `changed`, and posts of the diary, which
      // change with the database.
      const { dateModified: _, blogPost: __, ...shown } = node;
      const { '@type': type = 'untyped', ...properties } = shown;
      let name = String(type);
      for (let count = 2; name in lines; count += 1) {
        name = `${type} ${count}`;
      }
      lines[name] = JSON.stringify(mapValues(properties, compact));
    }
  }
  return lines;
}

function nodesOf(block: string): Record<string, unknown>[] {
  try {
    const value = JSON.parse(block);
    const nodes: unknown[] = Array.isArray(value['@graph'])
      ? value['@graph']
      : [value];
    return nodes.map((node) => ({ ...(node as object) }));
  } catch {
    return [{ '@type': 'broken', text: block }];
  }
}

/** Returns a property's value, with a hash in place of long parts. */
function compact(value: unknown): unknown {
  if (typeof value === 'string')
    return value.length > READABLE ? hashOf(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map(compact);
    const text = JSON.stringify(items);
    return text.length > READABLE_LIST
      ? `${hashOf(text)} (${items.length})`
      : items;
  }
  const { '@id': id, ...rest } = value as Record<string, unknown>;
  if (typeof id !== 'string' || Object.keys(rest).length === 0)
    return mapValues({ ...value }, compact);
  // A node with an id has a line of its own, so only its hash is kept here.
  return { '@id': id, hash: hashOf(JSON.stringify(mapValues(rest, compact))) };
}
