import { join } from 'node:path';
import { templatesFolder } from '../../generator/inputs/inputs.ts';
import { filesBelow } from '../../pack/files-below.ts';
import { packFolder } from '../../pack/pack-folder.ts';
import type { Spill } from '../../snapshots/spill-store.ts';
import { root } from '../../pipeline/paths.ts';
import type {
  ManifestEntry,
  ManifestSite,
} from '../../snapshots/manifest-entry.ts';
import {
  reportChanges,
  type ChangesInput,
  type Compared,
} from '../changes/report-changes.ts';
import { currentSite, storedEntry } from '../gather/states.ts';
import type { OpenSite, ReadPage, ReviewSite } from '../read/read-site.ts';
import { rules } from '../rules/all-rules.ts';
import { blameChanges } from '../rules/rule.ts';
import type { Finding } from '../types.ts';
import { createInterner } from './interned-json.ts';
import { writeReport } from './report-file.ts';
import { pageAlone, rankPages, type ReportPage } from './report-page.ts';

interface WriteOptions extends Pick<ChangesInput, 'earlier' | 'causeSearch'> {
  readonly site: ReviewSite;
  /** The report's file. */
  readonly out: string;
  readonly judged: readonly Finding[];
}

/** What differs, and what is wrong. */
interface Outcome extends Compared {
  /** Each with the file that caused it. */
  readonly findings: readonly Finding[];
}

/**
 * Collects what the report shows while pages are read, and writes it at the end. No page stays in
 * memory.
 */
export function startReport(open: OpenSite, spill: Spill) {
  const { stringify, texts } = createInterner();
  const pages: (() => string)[] = [];
  const entries = new Map<string, () => ManifestEntry>();
  return {
    onPage(page: ReadPage): void {
      pages.push(spill(stringify(pageAlone(page, open))));
      if (page.entry) entries.set(page.path, storedEntry(page.entry, spill));
    },
    async write({
      site,
      judged,
      out,
      ...given
    }: WriteOptions): Promise<Outcome> {
      const now = { site: currentSite(open), pages: entries };
      const compared = reportChanges({ root, now, ...given });
      const findings = blameChanges(judged, compared.changes, rules);
      const outcome = { ...compared, findings };
      const ranked = rankPages(site);
      const json = stringify({ ...outcome, ...siteData(site, now.site) });
      // What the page says alone and what is known of it now are one object.
      const shown = site.pages.map((page, index) =>
        [
          pages[index]?.().slice(0, -1),
          stringify(ranked(page)).slice(1),
        ].join(),
      );
      await writeReport(
        out,
        `${texts()}\n${json.slice(0, -1)},"pages":[${shown.join()}]}`,
      );
      return outcome;
    },
  };
}

export interface ReportData extends Outcome, ReturnType<typeof siteData> {
  readonly pages: readonly ReportPage[];
}

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
