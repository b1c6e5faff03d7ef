import { assertDefined } from '../../src/domain/assert-defined.ts';
import type { Finding } from '../types.ts';
import { parseInterned } from '../report/interned-json.ts';
import type { ReportPage } from '../report/report-page.ts';
import type { ReportData } from '../report/site-report.ts';

/** The report's data, read once from the file. */
export const report = await readReport();

async function readReport(): Promise<ReportData> {
  const { textContent } = assertDefined(
    document.getElementById('report-data'),
    '#report-data',
  );
  const packed = await (await fetch(`data:;base64,${textContent}`)).blob();
  return parseInterned(
    await new Response(
      packed.stream().pipeThrough(new DecompressionStream('gzip')),
    ).text(),
  );
}

const byPath = new Map(report.pages.map((page) => [page.path, page]));
export const pageAt = (path: string): ReportPage | undefined =>
  byPath.get(path);

/** Links in the pages' own content. */
export const edges = report.pages.flatMap(({ path: from, anchors }) =>
  anchors.map((anchor) => ({ from, ...anchor })),
);
export type Edge = (typeof edges)[number];

export const openFindings = report.findings.filter(({ accepted }) => !accepted);
const concerned = Map.groupBy(
  openFindings.flatMap((finding) =>
    finding.pages.map((path) => ({ ...finding, path })),
  ),
  ({ path }) => path,
);
/** Findings that concern the page and that nobody accepted. */
export const findingsOf = ({ path }: ReportPage): readonly Finding[] =>
  concerned.get(path) ?? [];

const changesByPath = Map.groupBy(report.changes, ({ path }) => path);
export const changesOf = ({ path }: ReportPage) =>
  changesByPath.get(path) ?? [];
/** Pages that changed, those that are gone included; the site as a whole is none. */
export const changedPaths: readonly string[] = [...changesByPath.keys()].filter(
  Boolean,
);

const { from, reason } = report.comparedWith;
const sameAsBefore =
  report.changes.length === 0
    ? `For crawlers nothing differs from ${from}.`
    : undefined;
/** The text to show if there are no changes. */
export const nothingChanged =
  reason === undefined ? sameAsBefore : `Nothing was compared: ${reason}`;
