import { pageDataId, type PageData } from '../domain/rendering.ts';

/** What the page's own data block holds; empty where it has none. */
export function readDataBlock(doc: Document): PageData {
  const text = doc.getElementById(pageDataId)?.textContent;
  return text ? (JSON.parse(text) as PageData) : [];
}
