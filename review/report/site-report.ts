import { join } from 'node:path';
import { templatesFolder } from '../../generator/inputs/inputs.ts';
import { filesBelow } from '../../pack/files-below.ts';
import { packFolder } from '../../pack/pack-folder.ts';
import type { Spill } from '../../snapshots/spill-store.ts';
import { root } from '../../pipeline/paths.ts';
import { linesOfPage, manifestChunks } from '../../snapshots/manifest-file.ts';
import type { ManifestEntry } from '../../snapshots/manifest-entry.ts';
import {
  reportChanges,
  type ChangesInput,
  type Compared,
} from '../changes/report-changes.ts';
import { currentSite, storedEntry } from '../gather/states.ts';
import type { OpenSite, ReadPage } from '../read/read-site.ts';
import { rules } from '../rules/all-rules.ts';
import { blameChanges } from '../rules/rule.ts';
import type { EarlierState, Finding, NoState } from '../types.ts';
import { bundleApp } from './bundle-app.ts';
import { createInterner } from './interned-json.ts';
import {
  createPictureInventory,
  reportOfSite,
  type ReportInput,
} from './report-data.ts';
import { writeReport } from './report-file.ts';
import { pageAlone, rankPages } from './report-page.ts';

interface WriteOptions extends Pick<ReportInput, 'site' | 'search'> {
  /** The report's file. */
  readonly out: string;
  readonly judged: readonly Finding[];
  readonly earlier: EarlierState | NoState;
  readonly causeSearch: ChangesInput['causeSearch'];
}

/**
 * Collects what the report shows while pages are read, and writes it at the end. No page stays in
 * memory.
 */
export function startReport(open: OpenSite, spill: Spill) {
  const { stringify, texts } = createInterner();
  const pages: (() => string)[] = [];
  const entries = new Map<string, () => ManifestEntry>();
  const pictures = createPictureInventory(open);
  /** How many pages use each template file. */
  const variants = filesBelow(join(packFolder, templatesFolder)).map(
    (name) => ({ file: `${templatesFolder}/${name}`, pages: 0 }),
  );
  return {
    onPage(page: ReadPage): void {
      pages.push(spill(stringify(pageAlone(page, open))));
      if (page.entry) entries.set(page.path, storedEntry(page.entry, spill));
      pictures.add(page);
      const { title, description, sentences } = page.provenance;
      const used = new Set(
        [title, description, ...sentences.values()].map((made) => made?.source),
      );
      for (const variant of variants)
        if (used.has(variant.file)) variant.pages += 1;
    },
    /** @returns the findings, each with the file that caused it, and a list of what has changed */
    async write({
      judged,
      earlier,
      causeSearch,
      out,
      ...given
    }: WriteOptions): Promise<Compared & { findings: readonly Finding[] }> {
      const now = { site: currentSite(open), pages: entries };
      const compared = await reportChanges({ root, earlier, now, causeSearch });
      const findings = blameChanges(judged, compared.changes, rules);
      const whole = reportOfSite({
        ...given,
        ...compared,
        findings,
        now,
        variants,
        pictures: pictures.all(),
      });
      const ranked = rankPages(given.site);
      const json = stringify(whole).slice(0, -1);
      // What the page says alone and what is known of it now are one object.
      const shown = given.site.pages.map((page, index) =>
        [
          pages[index]?.().slice(0, -1),
          stringify(ranked(page)).slice(1),
        ].join(),
      );
      const partsNow = function* () {
        for (const entry of entries.values()) yield linesOfPage(entry());
      };
      writeReport(out, {
        app: await bundleApp(),
        data: `${texts()}\n${json},"pages":[${shown.join()}]}`,
        state: () => manifestChunks(now.site, partsNow()),
      });
      return { findings, ...compared };
    },
  };
}
