import { claims } from '../../site/claims.ts';
import { business } from '../../site/business.ts';
import type { Spill } from '../../generator/likeness/spill-store.ts';
import { root } from '../../pipeline/paths.ts';
import { manifestChunks } from '../../snapshots/manifest-file.ts';
import type { ManifestEntry } from '../../src/domain/manifest.ts';
import { reportChanges, type Compared } from '../changes/report-changes.ts';
import { readPageInputs, type PageInputs } from '../gather/page-inputs.ts';
import { listTemplates, type ProvenanceAt } from '../gather/provenance.ts';
import type { SearchFigures } from '../gather/search-console.ts';
import { readSpeed } from '../gather/speed.ts';
import { currentSite, storedEntry } from '../gather/states.ts';
import { makeThumbnails } from '../gather/thumbnails.ts';
import type { OpenSite, ReadPage, ReviewSite } from '../read/read-site.ts';
import { propertyText } from '../read/structured-data.ts';
import { rules } from '../rules/all-rules.ts';
import { blameChanges } from '../rules/rule.ts';
import type { EarlierState, Finding, NoState } from '../types.ts';
import { bundleApp } from './bundle-app.ts';
import { collectReport } from './report-data.ts';
import { sinceLastReport, writeReport } from './report-file.ts';

interface StartOptions {
  readonly open: OpenSite;
  readonly provenanceAt: ProvenanceAt;
  readonly spill: Spill;
}

interface WriteOptions {
  readonly site: ReviewSite;
  readonly judged: readonly Finding[];
  readonly earlier: EarlierState | NoState;
  /** The report's file. */
  readonly out: string;
  /** The folder of the built site. */
  readonly dist: string;
  readonly search: Readonly<Record<string, SearchFigures>>;
}

/** Collects what the report shows while pages are read, and writes it in the end. */
export function startReport({ open, provenanceAt, spill }: StartOptions) {
  const entries = new Map<string, () => ManifestEntry>();
  const images = new Set<string>();
  const collected = collectReport({ open, provenanceAt, templateFiles: listTemplates(root), spill });
  let inputs: PageInputs | undefined;
  return {
    onPage(page: ReadPage): void {
      if (page.entry) entries.set(page.path, storedEntry(page.entry, spill));
      images.add(collected.onPage(page).socialImage);
    },
    /** @returns the findings, each with the file that brought it, and what has changed */
    async write({ site, judged, earlier, out, dist, search }: WriteOptions): Promise<Written> {
      const now = { site: currentSite(open), pages: entries };
      const compared = reportChanges({
        earlier,
        now,
        provenanceAt,
        inputs: () => (inputs ??= readPageInputs(root, open.expected, provenanceAt)),
        dataText: (path, property) =>
          open.known.has(path) ? propertyText(open.read(path).reading.data.nodes, property) : '',
      });
      const findings = blameChanges(judged, compared.changes, rules);
      const data = collected.chunks({
        site,
        rules,
        findings,
        claims,
        ...compared,
        sinceLast: sinceLastReport(out, findings),
        now,
        siteName: business.name,
        search,
        speed: readSpeed(root),
        thumbnails: await makeThumbnails(images, dist),
      });
      const state = () => manifestChunks(now.site, made(entries.values()));
      await writeReport(out, { siteName: business.name, app: await bundleApp(), data, state, findings });
      return { findings, ...compared };
    },
  };
}

function* made<T>(makers: Iterable<() => T>): Generator<T> {
  for (const make of makers) yield make();
}

interface Written extends Compared {
  readonly findings: readonly Finding[];
}
