import { mapGet } from '../../src/domain/assert-defined.ts';
import { isContent } from '../read/links.ts';
import { ownShare } from '../read/read-site.ts';
import type { ReportBlock, ReportPage } from '../report-types.ts';
import type { Finding, ReviewPage, ReviewSite, Origin, PageProvenance } from '../types.ts';
import { splitSentences } from '../../src/domain/words/sentences.ts';
import { typesOf, type DataObject } from '../read/structured-data.ts';
import type { JsonTable } from './json-table.ts';
import { countOf } from '../count-of.ts';
import { resultFont, textWidth } from '../read/text-width.ts';

const unknown: Origin = { source: 'not known', part: '', fields: [] };

/** A share, exact enough to be shown. */
export const rounded = (share: number) => Math.round(share * 10_000) / 10_000;

interface PageContext {
  readonly page: ReviewPage;
  readonly site: ReviewSite;
  readonly provenance: PageProvenance | undefined;
  readonly table: JsonTable<string>;
  readonly origins: JsonTable<Origin>;
  readonly nodes: JsonTable<DataObject>;
  readonly indexes: ReadonlyMap<string, number>;
  readonly findings: readonly Finding[];
}

/** What the report shows of a page. */
export function reportPage(context: PageContext): ReportPage {
  const { page, site, provenance, table, origins, nodes, indexes } = context;
  const { reading, path } = page;
  const [title = ''] = reading.titles;
  const [description = ''] = reading.descriptions;
  const measured = site.similarity.pages[path];
  const nearest = measured?.nearest;
  const indexesOf = (paths: readonly string[] = []) => paths.map((target) => mapGet(indexes, target));
  const inMain = reading.blocks.filter(({ region }) => region === 'main');
  return {
    path,
    kind: page.page.kind,
    title: table.indexOf(title),
    titlePixels: textWidth(title, resultFont.title),
    titleOrigin: origins.indexOf(provenance?.title ?? provenance?.rest ?? unknown),
    description: table.indexOf(description),
    descriptionPixels: textWidth(description, resultFont.description),
    descriptionOrigin: origins.indexOf(provenance?.description ?? provenance?.rest ?? unknown),
    canonical: reading.canonicals.join(' '),
    robots: reading.robots.join(' '),
    words: page.words,
    ownWords: measured?.ownWords ?? 0,
    ownShare: rounded(ownShare(page, site)),
    nearest: nearest
      ? { page: mapGet(indexes, nearest.a === path ? nearest.b : nearest.a), similarity: rounded(nearest.similarity) }
      : null,
    depth: site.links.depth.get(path) ?? null,
    links: indexesOf(site.links.outbound.get(path)),
    anchors: contentAnchors(context),
    forms: reading.forms,
    contentLinks: indexesOf(site.links.contextualOut.get(path)),
    headings: reading.headings.map(({ level, text }) => [level, table.indexOf(text)] as const),
    blocks: inMain.map(({ tag, text }): ReportBlock => ({
      tag,
      text: table.indexOf(text),
      sentences: splitSentences(text).map(({ start, end }) => {
        const origin = provenance?.sentences.get(text.slice(start, end)) ?? provenance?.rest ?? unknown;
        return [start, end, origins.indexOf(origin)] as const;
      }),
    })),
    around: [
      ...new Set(reading.blocks.filter(({ region }) => region !== 'main').map(({ text }) => table.indexOf(text))),
    ],
    hrefs: [...new Set(reading.links.map(({ href }) => table.indexOf(href)))],
    pictures: [...new Set(reading.images.map(({ src }) => table.indexOf(src)))],
    data: page.reading.data.nodes.map((node) => nodes.indexOf(node)),
    dataVerdict: dataVerdict(context),
    socialImage: (reading.social['og:image'] ?? '').replace(site.siteUrl, ''),
  };
}

/** Each link of the page's own content to another page, with its words. */
function contentAnchors({ page, table, indexes }: PageContext): [number, number][] {
  return page.reading.links.filter(isContent).flatMap(({ target, text }): [number, number][] => {
    const index = target && indexes.get(target.path);
    return index === undefined ? [] : [[index, table.indexOf(text)]];
  });
}

function dataVerdict({ page, findings }: PageContext): string {
  const faults = findings.filter(
    ({ rule, pages }) => rule.startsWith('structured-data') && pages.includes(page.path),
  ).length;
  const types = [...new Set(page.reading.data.nodes.flatMap(typesOf))].join(', ');
  if (types === '') return 'none';
  return `${faults === 0 ? 'valid' : countOf(faults, 'fault')}: ${types}`;
}
