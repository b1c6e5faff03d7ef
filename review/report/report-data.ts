import { business } from '#site/business.ts';
import { claims } from '#site/claims.ts';
import {
  ownShareBound,
  similarityBounds,
} from '../../generator/likeness/similarity.ts';
import { root } from '../../pipeline/paths.ts';
import { paths } from '../../src/domain/pages.ts';
import { services } from '../../src/domain/services.ts';
import { towns } from '../../src/domain/towns.ts';
import type { Compared } from '../changes/report-changes.ts';
import type { SearchFigures } from '../gather/search-console.ts';
import { readSpeed } from '../gather/speed.ts';
import type { OpenSite, ReadPage, ReviewSite } from '../read/read-site.ts';
import { rules } from '../rules/all-rules.ts';
import type { Finding, SiteState } from '../types.ts';
import type { ReportPage } from './report-page.ts';

/** The report's input about the site as a whole. */
export interface ReportInput extends Compared {
  readonly site: ReviewSite;
  /** The state of the site now. */
  readonly now: SiteState;
  readonly findings: readonly Finding[];
  /** By path; empty if no export was given. */
  readonly search: Readonly<Record<string, SearchFigures>>;
  readonly pictures: readonly PictureUse[];
  /** How often each template is used. */
  readonly variants: readonly {
    readonly file: string;
    readonly pages: number;
  }[];
}

export type ReportData = ReturnType<typeof reportOfSite> & {
  readonly pages: readonly ReportPage[];
};

/** What the report shows of the site as a whole. */
export function reportOfSite({ site, now, ...given }: ReportInput) {
  return {
    ...given,
    siteName: business.name,
    siteUrl: site.siteUrl,
    claims,
    speed: readSpeed(root),
    rules: rules.map(({ id, title, why, todo }) => ({ id, title, why, todo })),
    /** The beginning of the paths of towns. */
    townStart: paths.town(''),
    towns: towns.map(({ slug, label }) => ({ slug, label })),
    services: services.map(({ slug, name }) => ({ slug, name })),
    bounds: { ...similarityBounds, ownShare: ownShareBound },
    crawlers: crawlerFiles(site, now),
  };
}

/** What crawlers read outside the pages. */
function crawlerFiles({ captured, sitemap = [] }: ReviewSite, now: SiteState) {
  const { redirects, headers } = now.site;
  return { robotsTxt: captured.robotsTxt ?? '', redirects, headers, sitemap };
}

type PictureUse = ReturnType<
  ReturnType<typeof createPictureInventory>['all']
>[number];

/** Collects every picture of the pages, each size once. `bytes` is 0 for a file of another site. */
export function createPictureInventory({ captured }: OpenSite) {
  const uses = new Map<
    string,
    {
      readonly size: string;
      readonly alts: Set<string>;
      readonly pages: string[];
    }
  >();
  return {
    add({ path, reading }: ReadPage): void {
      for (const { src, alt, width, height } of reading.images) {
        const use = uses.get(src) ?? {
          size: `${width ?? '?'} × ${height ?? '?'}`,
          alts: new Set(),
          pages: [],
        };
        uses.set(src, use);
        use.alts.add(alt || 'decoration');
        // Each page is listed once. A set of pages would take twenty times the memory.
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
