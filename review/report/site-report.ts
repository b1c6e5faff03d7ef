import { join } from 'node:path';
import { templatesFolder } from '../../generator/inputs/inputs.ts';
import { filesBelow } from '../../core/disk/files-below.ts';
import { packFolder } from '../../core/disk/pack-folder.ts';
import { root } from '../../core/disk/project-paths.ts';
import type {
  ManifestEntry,
  ManifestSite,
} from '../../snapshots/manifest-entry.ts';
import {
  reportChanges,
  type ChangesInput,
  type Compared,
} from '../changes/report-changes.ts';
import { currentSite, stored } from '../gather/states.ts';
import type { OpenSite, ReadPage, ReviewSite } from '../read/read-site.ts';
import { rules } from '../rules/all-rules.ts';
import type { Cause, Finding } from '../types.ts';
import { reportChunks } from './report-file.ts';
import { pageAlone, rankPages } from './report-page.ts';

interface WriteOptions extends Pick<ChangesInput, 'earlier' | 'causeSearch'> {
  readonly site: ReviewSite;
  /** Writes the report's file. */
  readonly save: (chunks: Iterable<string>) => void;
  readonly judged: readonly Finding[];
}

/** What differs, and what is wrong. */
interface Outcome extends Compared {
  readonly findings: readonly Finding[];
}

/** Number of pages in one part of the report's data: some four megabytes. */
const PAGES_A_PART = 100;

/**
 * Collects what the report shows while pages are read, and writes it at the end. No page stays in
 * memory. `script` is the report's application.
 */
export function startReport(open: OpenSite, script: Promise<string>) {
  const pages: (() => ReturnType<typeof pageAlone>)[] = [];
  const entries = new Map<string, () => ManifestEntry>();
  return {
    onPage(page: ReadPage): void {
      pages.push(stored(pageAlone(page, open)));
      if (page.entry) entries.set(page.path, stored(page.entry));
    },
    async write({
      site,
      judged,
      save,
      ...given
    }: WriteOptions): Promise<Outcome> {
      const now = { site: currentSite(open), pages: entries };
      const compared = reportChanges({ root, now, ...given });
      const findings = judged.map((finding) => ({
        ...finding,
        source: finding.source || editBehind(finding, compared.causes),
      }));
      const outcome = { ...compared, findings };
      const ranked = rankPages(site);
      const parts = function* () {
        yield { ...outcome, ...siteData(site, now.site) };
        for (let start = 0; start < pages.length; start += PAGES_A_PART)
          yield pages
            .slice(start, start + PAGES_A_PART)
            .map((read) => read())
            .map((page) => ({ ...page, ...ranked(page) }));
      };
      save(reportChunks(await script, parts()));
      return outcome;
    },
  };
}

/** Names the only edit that changed all pages of a finding; empty if there is none. */
function editBehind({ pages }: Finding, causes: readonly Cause[]): string {
  const [only, ...others] = causes.filter((cause) =>
    pages.every((path) => cause.pages.includes(path)),
  );
  return only && others.length === 0 ? only.name : '';
}

/** What the report shows besides its pages. */
export interface SiteData extends Outcome, ReturnType<typeof siteData> {}

/** What the report shows of the site as a whole. */
const siteData = (
  { siteUrl, captured, sitemap = [] }: ReviewSite,
  { redirects, headers }: ManifestSite,
) => ({
  siteUrl,
  rules,
  templates: filesBelow(join(packFolder, templatesFolder)).map(
    (name) => `${templatesFolder}/${name}`,
  ),
  /** What crawlers read outside the pages. */
  robotsTxt: captured.robotsTxt ?? '',
  redirects,
  headers,
  sitemap,
});
