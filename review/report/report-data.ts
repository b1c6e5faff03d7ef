import { redirects as formerAddresses } from '../../site/redirects.ts';
import type { claims } from '../../site/claims.ts';
import type { Spill } from '../../generator/likeness/spill-store.ts';
import { ownShareBound, similarityBounds } from '../../generator/likeness/similarity.ts';
import { mapGet } from '../../src/domain/assert-defined.ts';
import { paths } from '../../src/domain/routes.ts';
import { services } from '../../src/domain/services.ts';
import { towns } from '../../src/domain/towns.ts';
import type { Compared } from '../changes/report-changes.ts';
import type { SearchFigures } from '../gather/search-console.ts';
import type { readSpeed } from '../gather/speed.ts';
import type { ProvenanceAt } from '../gather/provenance.ts';
import type { OpenSite, ReadPage, ReviewSite } from '../read/read-site.ts';
import type { Finding, Rule, SiteState } from '../types.ts';
import { createInterner } from './interned-json.ts';
import { pageAlone, pageAmongOthers, pageRanks, type ReportPage } from './report-page.ts';

interface ReportInput extends Compared {
  readonly site: ReviewSite;
  readonly rules: readonly Rule[];
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

export type ReportData = ReturnType<typeof reportOfSite> & { readonly pages: readonly ReportPage[] };

interface CollectOptions {
  readonly open: OpenSite;
  readonly provenanceAt: ProvenanceAt;
  /** Every template file there is. */
  readonly templateFiles: readonly string[];
  readonly spill: Spill;
}

/** Collects what the report shows while pages are read, and holds no page. */
export function collectReport({ open, provenanceAt, templateFiles, spill }: CollectOptions) {
  const { stringify, texts } = createInterner();
  const pages: (() => string)[] = [];
  const pictures = createPictureInventory(open);
  const usedBy = new Map(templateFiles.map((file) => [file, 0]));
  return {
    onPage(page: ReadPage) {
      const provenance = provenanceAt(page.path);
      const shown = pageAlone(page, open, provenance);
      pages.push(spill(stringify(shown)));
      pictures.add(page);
      const { title, description, sentences } = provenance ?? {};
      const used = [title, description, ...(sentences?.values() ?? [])].map((made) => made?.source ?? '');
      for (const file of new Set(used)) if (usedBy.has(file)) usedBy.set(file, mapGet(usedBy, file) + 1);
      return shown;
    },
    /** The report's data as it is stored, in pieces. */
    *chunks(input: ReportInput): Generator<string> {
      /** Pages by template file, unused ones included. */
      const variants = [...usedBy].map(([file, count]) => ({ file, pages: count }));
      const whole = stringify({ ...reportOfSite(input, pictures.all(), variants) });
      const json = [...pagesOf(input)];
      yield* texts();
      yield `${whole.slice(0, -1)},"pages":[`;
      for (const [index, page] of pages.entries()) yield `${index > 0 ? ',' : ''}${page().slice(0, -1)},${json[index]}`;
      yield ']}';
    },
  };

  function* pagesOf({ site, findings }: ReportInput): Generator<string> {
    const ofData = findings
      .filter(({ rule }) => rule.startsWith('structured-data'))
      .flatMap((finding) => finding.pages);
    const figures = {
      ranks: pageRanks(site.links.outbound),
      groups: new Map(alikeGroups(site).flatMap((paths, index) => paths.map((path) => [path, index + 1] as const))),
      dataFaults: new Map([...Map.groupBy(ofData, (path) => path)].map(([path, { length }]) => [path, length])),
    };
    for (const page of site.pages) yield stringify(pageAmongOthers(page, site, figures)).slice(1);
  }
}

/** What the report shows of the site as a whole. */
function reportOfSite({ site, rules, now, ...given }: ReportInput, pictures: PictureUse[], variants: VariantUse[]) {
  return {
    ...given,
    siteUrl: site.siteUrl,
    rules: rules.map(({ id, title, why, todo }) => ({ id, title, why, todo })),
    /** What the paths of towns begin with. */
    townStart: paths.town(''),
    towns: towns.map(({ slug, label }) => ({ slug, label })),
    services: services.map(({ slug, name }) => ({ slug, name })),
    bounds: { ...similarityBounds, ownShare: ownShareBound },
    variants,
    crawlers: crawlerFiles(site, now),
    pictures,
    /** Whether a browser's capture was compared. */
    hydrated: site.isHydrated,
  };
}

/** What crawlers are told outside the pages. */
function crawlerFiles({ captured, sitemap = [] }: ReviewSite, now: SiteState) {
  const { redirects: secondAddresses, headers } = now.site;
  const redirects = [...formerAddresses.map(({ from, to }) => `${from} 308 ${to}`), ...secondAddresses];
  return { robotsTxt: captured.robotsTxt ?? '', redirects, headers, sitemap };
}

interface VariantUse {
  readonly file: string;
  readonly pages: number;
}
type PictureUse = ReturnType<ReturnType<typeof createPictureInventory>['all']>[number];

/** Gathers every picture of the pages' images, in each of its sizes once. `bytes` is 0 where the file is not the site's. */
function createPictureInventory({ captured }: OpenSite) {
  const uses = new Map<string, { readonly size: string; readonly alts: Set<string>; readonly pages: string[] }>();
  return {
    add({ path, reading }: ReadPage): void {
      for (const { src, alt, width, height } of reading.images) {
        const use = uses.get(src) ?? { size: `${width ?? '?'} × ${height ?? '?'}`, alts: new Set(), pages: [] };
        uses.set(src, use);
        use.alts.add(alt || 'decoration');
        // Of each page once: a set of them would take twenty times the memory.
        if (use.pages.at(-1) !== path) use.pages.push(path);
      }
    },
    all: () =>
      [...uses].map(([address, { size, alts, pages }]) => ({
        address,
        bytes: captured.files.get(address) ?? 0,
        size,
        alts: [...alts],
        pages,
      })),
  };
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
