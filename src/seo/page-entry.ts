import { pageEntryId, type PageEntry } from '../../core/domain/rendering.ts';

/** The URL's path when the document opened; undefined in tests without a browser. */
const openedAt = globalThis.location?.pathname;

/**
 * Reads which page the document was made for, and its scripts.
 * @returns undefined in development, where documents come empty
 */
export function readPageEntry(): PageEntry | undefined {
  const entry = document.getElementById(pageEntryId)?.textContent;
  return entry ? (JSON.parse(entry) as PageEntry) : undefined;
}

/**
 * Returns the path of the page shown. The URL at which the document opened stands for the page that
 * it was made for, since a host may serve a page under a variant of its URL, such as
 * `/services.html`. Its canonical link is not asked: archives and other tools rewrite it.
 */
export function shownPath(): string {
  const isFirst = location.pathname === openedAt;
  return (isFirst && readPageEntry()?.path) || location.pathname;
}
