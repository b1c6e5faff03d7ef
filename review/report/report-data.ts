import { at, mapGet } from '../../src/domain/assert-defined.ts';
import type { Claim } from '../../src/pack-types/facts.ts';
import { paths } from '../../src/domain/routes.ts';
import { services } from '../../src/domain/services.ts';
import { similarityBounds } from '../../generator/likeness/similarity.ts';
import { towns } from '../../src/domain/towns.ts';
import type { ReportChange, ReportData, ReportPage, Speed } from '../report-types.ts';
import type { Cause, Finding, ReviewSite, Rule, Origin, PageProvenance, SiteState } from '../types.ts';
import { TextTable, type Packed, JsonTable } from './tables.ts';
import { reportPage, rounded } from './report-page.ts';

export interface ReportInput {
  readonly site: ReviewSite;
  readonly siteName: string;
  readonly rules: readonly Rule[];
  readonly findings: readonly Finding[];
  readonly provenance: ReadonlyMap<string, PageProvenance>;
  /** Every template file there is. */
  readonly templateFiles: readonly string[];
  readonly claims: readonly Claim[];
  readonly comparedWith: ReportData['comparedWith'];
  readonly changes: readonly ReportChange[];
  readonly causes: readonly Cause[];
  readonly sinceLast: ReportData['sinceLast'];
  readonly speed: Speed;
  readonly search: ReportData['search'];
  /** The state of the site now. */
  readonly now: SiteState;
  readonly thumbnails: Readonly<Record<string, string>>;
}

/** Gathers what the report shows. Depends on nothing but its input. */
export function buildReportData(input: ReportInput): ReportData {
  const { site, findings, rules, claims, comparedWith, changes, causes, speed, thumbnails } = input;
  const table = new TextTable();
  const origins = new JsonTable<Origin>();
  const nodes = new JsonTable<Packed>();
  const indexes = new Map(site.pages.map(({ path }, index) => [path, index]));
  const usedBy = new Map(input.templateFiles.map((file) => [file, new Set<string>()]));

  const pages = site.pages.map((page) => {
    const provenance = input.provenance.get(page.path);
    for (const { source } of [
      provenance?.title,
      provenance?.description,
      ...(provenance?.sentences.values() ?? []),
    ].filter((origin) => origin !== undefined)) {
      usedBy.get(source)?.add(page.path);
    }
    return reportPage({ page, site, provenance, table, origins, nodes, indexes, findings });
  });
  return {
    siteUrl: site.siteUrl,
    siteName: input.siteName,
    pages,
    origins: origins.items,
    nodes: nodes.items,
    texts: table.texts,
    rules: rules.map(({ id, title, why, todo }) => ({ id, title, why, todo })),
    findings,
    townStart: paths.town(''),
    towns: towns.map(({ slug, label }) => ({ slug, label })),
    townsPath: paths.town('').slice(0, -1),
    services: services.map(({ slug, name }) => ({ slug, name })),
    similarity: Object.entries(site.similarity.groups).map(
      ([
        group,
        {
          mean = 0,
          worst: [pair],
        },
      ]) => ({
        group,
        mean: rounded(mean),
        worst: rounded(pair?.similarity ?? 0),
        pair: pair ? [mapGet(indexes, pair.a), mapGet(indexes, pair.b)] : null,
      }),
    ),
    bounds: { sameService: similarityBounds.sameService, anyPages: similarityBounds.anyPages },
    variants: [...usedBy].map(([file, users]) => ({ file, pages: users.size })),
    claims: claims.map(({ text, where, evidence }) => ({ text, where, evidence })),
    comparedWith,
    changes,
    causes,
    sinceLast: input.sinceLast,
    speed,
    search: input.search,
    crawlers: crawlerFiles(input),
    pictures: pictureInventory(site),
    alike: alikeGroups(pages),
    thumbnails,
    hydrated: site.hydrated.size > 0,
  };
}

function crawlerFiles({ site, now }: ReportInput): ReportData['crawlers'] {
  const { robotsTxt = '', sitemap = '' } = site.captured;
  const { redirects, headers } = now.manifest.site;
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
