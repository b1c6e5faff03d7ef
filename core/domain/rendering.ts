/** A page's data: [key, value] pairs. */
export type PageData = readonly (readonly [readonly unknown[], unknown])[];

/** A route to render, with its data. */
export interface RenderRequest {
  readonly path: string;
  readonly data: PageData;
}

/**
 * The function that `src/app/snapshot.tsx` sets on `globalThis`. Resolves to the route's markup,
 * head tags first, and the path that the router ended on. Rejects if rendering fails.
 */
export type RenderRoute = (request: RenderRequest) => Promise<{
  readonly html: string;
  readonly landed: string;
}>;

/** A rendered route, or why rendering failed. */
export type RenderResult =
  | { readonly html: string }
  | { readonly error: string };

/**
 * Returns a selector that matches once a part of the page is hydrated. `part` is `page`, or the
 * `data-later` value of a section that hydrates later. `useHydrationMark` sets the attribute.
 */
export const hydratedSelector = (part = 'page'): string =>
  `html[data-hydrated~="${part}"]`;

/** Id of the data block that holds a page's PageData, as JSON. */
export const pageDataId = 'page-data';

/** Which page a document holds, and the URLs of its scripts that the HTML does not name. */
export interface PageEntry {
  readonly path: string;
  readonly scripts: readonly string[];
  /** Scripts of the sections that hydrate later. */
  readonly later: readonly string[];
}

/** Id of the data block that holds a page's PageEntry, as JSON. */
export const pageEntryId = 'page-entry';

/** Name of the meta tag that identifies the build. */
export const buildMetaName = 'build';
