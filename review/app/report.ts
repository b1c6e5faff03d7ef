import type { Finding } from '../types.ts';
import type { ReportPage } from '../report/report-page.ts';
import type { SiteData } from '../report/site-report.ts';

/** Reads a part of the report's data from its block in the file. */
async function readPart({ textContent }: Element): Promise<unknown> {
  const packed = await (await fetch(`data:;base64,${textContent}`)).blob();
  const text = packed.stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(text).json();
}

const [site, ...pages] = await Promise.all(
  [...document.querySelectorAll('.report-data')].map(readPart),
);
/** The report's data. */
export const report = {
  ...(site as SiteData),
  pages: (pages as ReportPage[][]).flat(),
};

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
/** Paths of pages that changed or were removed. Changes to the whole site have no path. */
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
