import { pageDataId, type PageData } from '../domain/rendering.ts';

/** What the page's own data block holds; empty where it has none. */
export function readDataBlock(doc: Document): PageData {
  const text = doc.getElementById(pageDataId)?.textContent;
  return text ? (JSON.parse(text) as PageData) : [];
}

/** The data of one query, undefined where the page came without it. */
export function findPageData(data: PageData, queryKey: readonly unknown[]): unknown {
  const wanted = JSON.stringify(queryKey);
  return data.find(([key]) => JSON.stringify(key) === wanted)?.[1];
}
