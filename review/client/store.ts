import { assertDefined, at, mapGet } from '../../src/domain/assert-defined.ts';
import type { ReportData, ReportPage } from '../report-types.ts';
import type { Origin } from '../types.ts';
import type { DataObject } from '../read/structured-data.ts';
import { unpack } from '../report/tables.ts';

/** The report's data, read once from the page. */
export const data = await readData();

async function readData(): Promise<ReportData> {
  const text = atob(assertDefined(document.getElementById('report-data'), '#report-data').textContent);
  // By hand: to walk a text sign by sign takes seconds where there are thousands of pages.
  const packed = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) packed[index] = text.charCodeAt(index);
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return (await new Response(unpacked).json()) as ReportData;
}

export const textOf = (index: number): string => at(data.texts, index);
export const originOf = (index: number): Origin => at(data.origins, index);
export const titleOf = (page: ReportPage): string => textOf(page.title);
export const mainHeading = (page: ReportPage): string =>
  textOf(page.headings.find(([level]) => level === 1)?.[1] ?? page.title);
export const nodesOf = (page: ReportPage): DataObject[] =>
  page.data.map((index) => unpack(at(data.nodes, index), data.texts) as DataObject);

/** The page of a number, as links and pairs name it. */
export const pageOf = (index: number): ReportPage => at(data.pages, index);
const byPath = new Map(data.pages.map((page) => [page.path, page]));
export const pageAt = (path: string): ReportPage | undefined => byPath.get(path);

const inbound = new Map(data.pages.map((page): [ReportPage, ReportPage[]] => [page, []]));
const contentInbound = new Map(data.pages.map((page): [ReportPage, ReportPage[]] => [page, []]));
for (const page of data.pages) {
  for (const target of page.links) mapGet(inbound, pageOf(target)).push(page);
  for (const target of page.contentLinks) mapGet(contentInbound, pageOf(target)).push(page);
}
export const linkingTo = (page: ReportPage): readonly ReportPage[] => mapGet(inbound, page);
export const contentLinkingTo = (page: ReportPage): readonly ReportPage[] => mapGet(contentInbound, page);

const countByPath = new Map<string, number>();
for (const { pages, accepted } of data.findings)
  for (const path of accepted ? [] : pages) countByPath.set(path, (countByPath.get(path) ?? 0) + 1);
/** Findings that concern the page and that nobody accepted, those of the layout included. */
export const findingCount = (page: ReportPage): number => countByPath.get(page.path) ?? 0;

const headingHolders = new Map<string, ReportPage[]>();
for (const page of data.pages)
  headingHolders.set(mainHeading(page), [...(headingHolders.get(mainHeading(page)) ?? []), page]);
/** Other pages with the same main heading. */
export const sameHeading = (page: ReportPage): ReportPage[] =>
  mapGet(headingHolders, mainHeading(page)).filter((other) => other !== page);

export const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
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
