import { assertDefined, at, mapGet } from '../../src/domain/assert-defined.ts';
import type { ReportData, ReportPage } from '../report-types.ts';
import type { Origin } from '../types.ts';
import type { DataObject } from '../read/structured-data.ts';

/** The report's data, read once from the file. */
export const report = await readReport();

async function readReport(): Promise<ReportData> {
  const text = atob(assertDefined(document.getElementById('report-data'), '#report-data').textContent);
  // By hand: to walk a text sign by sign takes seconds where there are thousands of pages.
  const packed = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) packed[index] = text.charCodeAt(index);
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return (await new Response(unpacked).json()) as ReportData;
}

export const textOf = (index: number): string => at(report.texts, index);
export const originOf = (index: number): Origin => at(report.origins, index);
export const titleOf = (page: ReportPage): string => textOf(page.title);
export const descriptionOf = (page: ReportPage): string => textOf(page.description);
export const mainHeading = (page: ReportPage): string =>
  textOf(page.headings.find(([level]) => level === 1)?.[1] ?? page.title);
export const nodesOf = (page: ReportPage): DataObject[] => page.data.map((index) => at(report.nodes, index));

const rules = new Map(report.rules.map((rule) => [rule.id, rule]));
export const ruleOf = (id: string) => rules.get(id);

/** Its canonical address, said shortly where it is its own. */
export const canonicalText = ({ canonical, path }: ReportPage): string =>
  canonical === report.siteUrl + path ? 'itself' : canonical || 'none';

/** The page of a number, as links and pairs name it. */
export const pageOf = (index: number): ReportPage => at(report.pages, index);
const byPath = new Map(report.pages.map((page) => [page.path, page]));
export const pageAt = (path: string): ReportPage | undefined => byPath.get(path);

/** Pages that visitors reach: all but the error page. */
export const reachable: readonly ReportPage[] = report.pages.filter(({ kind }) => kind !== 'notFound');
/** Pages about a town, which likeness is measured on. */
export const townPages: readonly ReportPage[] = report.pages.filter(
  ({ kind }) => kind === 'hub' || kind === 'townService',
);

const inbound = new Map(report.pages.map((page): [ReportPage, ReportPage[]] => [page, []]));
const contentInbound = new Map(report.pages.map((page): [ReportPage, ReportPage[]] => [page, []]));
for (const page of report.pages) {
  for (const target of page.links) mapGet(inbound, pageOf(target)).push(page);
  for (const target of page.contentLinks) mapGet(contentInbound, pageOf(target)).push(page);
}
export const linkingTo = (page: ReportPage): readonly ReportPage[] => mapGet(inbound, page);
export const contentLinkingTo = (page: ReportPage): readonly ReportPage[] => mapGet(contentInbound, page);

export const openFindings = report.findings.filter(({ accepted }) => !accepted);
const countByPath = new Map<string, number>();
for (const { pages } of openFindings) for (const path of pages) countByPath.set(path, (countByPath.get(path) ?? 0) + 1);
/** Findings that concern the page and that nobody accepted. */
export const findingCount = ({ path }: ReportPage): number => countByPath.get(path) ?? 0;

const changesByPath = Map.groupBy(report.changes, ({ path }) => path);
export const changesOf = ({ path }: ReportPage) => changesByPath.get(path) ?? [];
/** Pages that changed, those that are gone included; the site as a whole is none. */
export const changedPaths: readonly string[] = [...changesByPath.keys()].filter(Boolean);

export const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
/** A share as a number of per cent with one decimal. */
export const perCent = (share: number): number => Math.round(share * 1000) / 10;
export const clicksText = ({ depth }: ReportPage): string =>
  depth === null
    ? 'not to be reached from the home page'
    : `${depth} ${depth === 1 ? 'click' : 'clicks'} from the home page`;
export const kindName: Readonly<Record<string, string>> = {
  fixed: 'Fixed page',
  hub: 'Town hub',
  townService: 'Town and service',
  notFound: 'Error page',
};
/** Name of a group of pages: a service, or a kind. */
export const groupName = (group: string): string =>
  report.services.find(({ slug }) => slug === group)?.name ?? kindName[group] ?? group;

/** Share of its rank that a page passes on; the rest is spread evenly. The usual figure. */
const DAMPING = 0.85;
const ROUNDS = 40;

/** PageRank inside the site: how often somebody who follows links at random is on each page, the mean page being 1. */
function pageRanks(): Map<ReportPage, number> {
  let ranks = report.pages.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    const next = report.pages.map(() => 0);
    let lost = 0;
    report.pages.forEach(({ links }, page) => {
      const own = at(ranks, page);
      if (links.length === 0) lost += own;
      for (const target of links) next[target] = at(next, target) + own / links.length;
    });
    ranks = next.map((gained) => 1 - DAMPING + DAMPING * (gained + lost / report.pages.length));
  }
  return new Map(report.pages.map((page, index) => [page, Math.round(at(ranks, index) * 100) / 100]));
}
const ranks = pageRanks();
export const rankOf = (page: ReportPage): number => ranks.get(page) ?? 0;
