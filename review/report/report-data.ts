import { at, mapGet } from '../../src/domain/assert-defined.ts';
import { paths } from '../../src/domain/routes.ts';
import { redirects as formerAddresses } from '../../site/redirects.ts';
import { services } from '../../src/domain/services.ts';
import { similarityBounds } from '../../generator/likeness/similarity.ts';
import { towns } from '../../src/domain/towns.ts';
import type { ReportData, ReportPage } from '../report-types.ts';
import type { ReviewSite, Rule, Origin, PageProvenance, SiteState } from '../types.ts';
import type { DataObject } from '../read/structured-data.ts';
import { JsonTable } from './json-table.ts';
import { reportPage, rounded } from './report-page.ts';

/** What the report says as it was given. */
type Given = Pick<
  ReportData,
  | 'siteName'
  | 'findings'
  | 'claims'
  | 'comparedWith'
  | 'changes'
  | 'causes'
  | 'sinceLast'
  | 'speed'
  | 'search'
  | 'thumbnails'
>;

interface ReportInput extends Given {
  readonly site: ReviewSite;
  readonly rules: readonly Rule[];
  readonly provenance: ReadonlyMap<string, PageProvenance>;
  /** Every template file there is. */
  readonly templateFiles: readonly string[];
  /** The state of the site now. */
  readonly now: SiteState;
}

/** Gathers what the report shows. Depends on nothing but its input. */
export function buildReportData({ site, rules, provenance, templateFiles, now, ...given }: ReportInput): ReportData {
  const table = new JsonTable<string>();
  const origins = new JsonTable<Origin>();
  const nodes = new JsonTable<DataObject>();
  const indexes = new Map(site.pages.map(({ path }, index) => [path, index]));
  const context = { site, table, origins, nodes, indexes, findings: given.findings };
  const pages = site.pages.map((page) => reportPage({ ...context, page, provenance: provenance.get(page.path) }));
  const usedBy = new Map(templateFiles.map((file) => [file, new Set<string>()]));
  for (const [path, { title, description, sentences }] of provenance)
    for (const origin of [title, description, ...sentences.values()]) usedBy.get(origin?.source ?? '')?.add(path);
  return {
    ...given,
    siteUrl: site.siteUrl,
    pages,
    origins: origins.items,
    nodes: nodes.items,
    texts: table.items,
    rules: rules.map(({ id, title, why, todo }) => ({ id, title, why, todo })),
    townStart: paths.town(''),
    towns: towns.map(({ slug, label }) => ({ slug, label })),
    services: services.map(({ slug, name }) => ({ slug, name })),
    similarity: Object.entries(site.similarity.groups).map(([group, { mean = 0, worst }]) => {
      const [pair] = worst;
      return {
        group,
        mean: rounded(mean),
        worst: rounded(pair?.similarity ?? 0),
        pair: pair ? [mapGet(indexes, pair.a), mapGet(indexes, pair.b)] : null,
      };
    }),
    bounds: { sameService: similarityBounds.sameService, anyPages: similarityBounds.anyPages },
    variants: [...usedBy].map(([file, users]) => ({ file, pages: users.size })),
    crawlers: crawlerFiles(site, now),
    pictures: pictureInventory(site),
    alike: alikeGroups(pages),
    hydrated: site.hydrated.size > 0,
  };
}

function crawlerFiles(site: ReviewSite, now: SiteState): ReportData['crawlers'] {
  const { robotsTxt = '', sitemap = '' } = site.captured;
  const { redirects: secondAddresses, headers } = now.manifest.site;
  const redirects = [...formerAddresses.map(({ from, to }) => `${from} 308 ${to}`), ...secondAddresses];
  const entries = [...sitemap.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    path: (/<loc>([^<]*)/.exec(entry)?.[1] ?? '').replace(site.siteUrl, ''),
    lastmod: /<lastmod>([^<]*)/.exec(entry)?.[1] ?? '',
    pictures: entry.split('<image:loc>').length - 1,
  }));
  return { robotsTxt, redirects, headers, sitemap: entries };
}

function pictureInventory({ pages, captured }: ReviewSite): ReportData['pictures'] {
  const shown = pages.flatMap(({ reading }, page) => reading.images.map((image) => ({ ...image, page })));
  return [...Map.groupBy(shown, ({ src }) => src)].map(([address, uses]) => ({
    address,
    bytes: captured.files.get(address) ?? 0,
    size: `${uses[0]?.width ?? '?'} × ${uses[0]?.height ?? '?'}`,
    alts: [...new Set(uses.map(({ alt }) => alt || 'decoration'))],
    pages: [...new Set(uses.map(({ page }) => page))],
  }));
}

/** Share of the allowed likeness from which on pages are told as a group. */
const ALIKE = 2 / 3;

function alikeGroups(pages: readonly ReportPage[]): number[][] {
  const groupOf = pages.map((_, index) => [index]);
  pages.forEach(({ nearest }, index) => {
    if (!nearest || nearest.similarity < ALIKE * similarityBounds.sameService) return;
    const [own, other] = [at(groupOf, index), at(groupOf, nearest.page)];
    if (own === other) return;
    own.push(...other);
    for (const page of other) groupOf[page] = own;
  });
  return [...new Set(groupOf)].filter(({ length }) => length > 1).sort((a, b) => b.length - a.length);
}
