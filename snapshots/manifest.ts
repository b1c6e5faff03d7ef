import { hash } from 'node:crypto';
import type { ManifestEntry, ManifestSite } from '../src/domain/manifest.ts';
import { maskedWords } from '../src/domain/words/masked-words.ts';
import { sentencesOf } from '../src/domain/words/sentences.ts';
import { dataLines } from './data-lines.ts';
import type { PageFacts } from './page-facts.ts';

/** The manifest's entry of a page, without the date on which it changed. */
export function manifestEntry(path: string, facts: PageFacts): ManifestEntry {
  const origin = new URL(facts.canonical).origin;
  return {
    path,
    title: facts.title,
    description: facts.description,
    canonicalPath: new URL(facts.canonical).pathname,
    robots: facts.robots,
    words: maskedWords(facts.mainText).length,
    contentHash: hash('sha256', facts.mainText).slice(0, 16),
    changed: '',
    links: [...facts.links],
    headings: [...facts.headings],
    images: [...facts.images],
    social: socialTags(facts, origin),
    data: dataLines({ jsonLd: facts.jsonLd, address: facts.canonical }),
    text: facts.mainText.split('\n').flatMap(sentencesOf),
  };
}

/** Only what says something else than title, description and address do. */
function socialTags({ title, description, canonical, social }: PageFacts, origin: string): Record<string, string> {
  const said: Readonly<Record<string, string>> = {
    'og:title': title,
    'og:description': description,
    'og:url': canonical,
  };
  const own = Object.entries(social).filter(([name, value]) => said[name] !== value);
  return Object.fromEntries([
    ...own.map(([name, value]) => [name, value.replace(origin, '')]),
    ...Object.keys(said)
      .filter((name) => social[name] === undefined)
      .map((name) => [name, 'missing']),
  ]);
}

/** The site's part of the manifest, from its files. `headers` and `redirects` are as its server tells them. */
export function manifestSite({
  robotsTxt,
  sitemap,
  siteUrl,
  paths,
  ...rest
}: Pick<ManifestSite, 'headers' | 'redirects'> & {
  readonly robotsTxt: string;
  readonly sitemap: string;
  readonly siteUrl: string;
  /** Of every page. */
  readonly paths: readonly string[];
}): ManifestSite {
  const listed = new Set([...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address));
  return {
    robots: robotsTxt.replaceAll(siteUrl, '').split('\n').filter(Boolean),
    notInSitemap: paths.filter((path) => !listed.has(siteUrl + path)),
    ...rest,
  };
}

/** Tells when a page's content last changed. */
export type DateOf = (page: Pick<ManifestEntry, 'path' | 'contentHash'>) => string;
