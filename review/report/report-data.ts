import { redirects as formerAddresses } from '../../site/redirects.ts';
import type { claims } from '../../site/claims.ts';
import { similarityBounds } from '../../generator/likeness/similarity.ts';
import { mapGet } from '../../src/domain/assert-defined.ts';
import { paths } from '../../src/domain/routes.ts';
import { services } from '../../src/domain/services.ts';
import { towns } from '../../src/domain/towns.ts';
import type { Compared } from '../changes/causes.ts';
import type { SearchFigures } from '../gather/search-console.ts';
import type { readSpeed } from '../gather/speed.ts';
import type { Finding, PageProvenance, ReviewSite, Rule, SiteState } from '../types.ts';
import { pageRanks, reportPage } from './report-page.ts';

interface ReportInput extends Compared {
  readonly site: ReviewSite;
  readonly rules: readonly Rule[];
  readonly provenance: ReadonlyMap<string, PageProvenance>;
  /** Every template file there is. */
  readonly templateFiles: readonly string[];
  /** The state of the site now. */
  readonly now: SiteState;
  readonly siteName: string;
  readonly findings: readonly Finding[];
  readonly claims: typeof claims;
  /** Findings that the last report did not have, and those that it had alone; null where there is none. */
  readonly sinceLast: { readonly came: readonly string[]; readonly gone: readonly string[] } | null;
  readonly speed: ReturnType<typeof readSpeed>;
  /** By path; empty where no export was given. */
  readonly search: Readonly<Record<string, SearchFigures>>;
  /** Small copies of social images as data addresses, by path. */
  readonly thumbnails: Readonly<Record<string, string>>;
}

export type ReportData = ReturnType<typeof buildReportData>;

/** Gathers what the report shows. Depends on nothing but its input. */
export function buildReportData({ site, rules, provenance, templateFiles, now, ...given }: ReportInput) {
  const ranks = pageRanks(site.links.outbound);
  const groups = alikeGroups(site);
  const pages = site.pages.map((page) =>
    reportPage({
      page,
      site,
      ranks,
      group: 1 + groups.findIndex((paths) => paths.includes(page.path)),
      findings: given.findings,
      provenance: provenance.get(page.path),
    }),
  );
  const usedBy = new Map(templateFiles.map((file) => [file, new Set<string>()]));
  for (const [path, { title, description, sentences }] of provenance)
    for (const made of [title, description, ...sentences.values()]) usedBy.get(made?.source ?? '')?.add(path);
  return {
    ...given,
    siteUrl: site.siteUrl,
    pages,
    rules: rules.map(({ id, title, why, todo }) => ({ id, title, why, todo })),
    /** What the paths of towns begin with. */
    townStart: paths.town(''),
    towns: towns.map(({ slug, label }) => ({ slug, label })),
    services: services.map(({ slug, name }) => ({ slug, name })),
    bounds: { sameService: similarityBounds.sameService, anyPages: similarityBounds.anyPages },
    /** Pages by template file, unused ones included. */
    variants: [...usedBy].map(([file, users]) => ({ file, pages: users.size })),
    crawlers: crawlerFiles(site, now),
    pictures: pictureInventory(site),
    /** Whether a browser's capture was compared. */
    hydrated: site.hydrated.size > 0,
  };
}

/** What crawlers are told outside the pages. */
function crawlerFiles({ captured, sitemap = [] }: ReviewSite, now: SiteState) {
  const { redirects: secondAddresses, headers } = now.manifest.site;
  const redirects = [...formerAddresses.map(({ from, to }) => `${from} 308 ${to}`), ...secondAddresses];
  return { robotsTxt: captured.robotsTxt ?? '', redirects, headers, sitemap };
}

/** Every picture of the pages' images, in each of its sizes once. `bytes` is 0 where the file is not the site's. */
function pictureInventory({ pages, captured }: ReviewSite) {
  const shown = pages.flatMap(({ path, reading }) => reading.images.map((image) => ({ ...image, path })));
  return [...Map.groupBy(shown, ({ src }) => src)].map(([address, uses]) => ({
    address,
    bytes: captured.files.get(address) ?? 0,
    size: `${uses[0]?.width ?? '?'} × ${uses[0]?.height ?? '?'}`,
    alts: [...new Set(uses.map(({ alt }) => alt || 'decoration'))],
    pages: [...new Set(uses.map(({ path }) => path))],
  }));
}

/** Share of the allowed likeness from which on pages are told as a group. */
const ALIKE = 2 / 3;

/** Paths of pages joined by such a likeness to their nearest, the largest group first. */
function alikeGroups({ pages, similarity }: ReviewSite): string[][] {
  const groupOf = new Map(pages.map(({ path }) => [path, [path]]));
  for (const { path } of pages) {
    const nearest = similarity.pages[path]?.nearest;
    if (!nearest || nearest.similarity < ALIKE * similarityBounds.sameService) continue;
    const [own, other] = [mapGet(groupOf, nearest.a), mapGet(groupOf, nearest.b)];
    if (own === other) continue;
    own.push(...other);
    for (const joined of other) groupOf.set(joined, own);
  }
  return [...new Set(groupOf.values())].filter(({ length }) => length > 1).sort((a, b) => b.length - a.length);
}
