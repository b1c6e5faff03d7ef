/** What a page's queries hold: [query key, data] pairs. */
export type PageData = readonly (readonly [readonly unknown[], unknown])[];

/** A route to render, with the data of the queries it needs. */
export interface RenderRequest {
  readonly path: string;
  readonly data: PageData;
}

/**
 * What the application's renderer script puts on the page as `globalThis.renderRoute`: the markup of
 * a route, head tags first, and the path the router came to rest on. Rejects where it cannot be rendered.
 */
export type RenderRoute = (
  request: RenderRequest,
) => Promise<{ readonly html: string; readonly landed: string }>;

/** A rendered route with the milliseconds it took; or why it could not be rendered. */
export type RenderResult =
  | { readonly path: string; readonly html: string; readonly ms: number }
  | { readonly path: string; readonly error: string };

/**
 * Selector that matches once a part of the page is hydrated: `page`, or the name of a section
 * that hydrates later, as its `data-later` has it. `useHydrationMark` sets the mark.
 */
export const hydratedSelector = (part = 'page'): string =>
  `html[data-hydrated~="${part}"]`;

/** Id of the data block that holds a snapshot's queries. */
export const pageDataId = 'page-data';

/** Id of the data block that lists the scripts a snapshot's page needs, as addresses. */
export const pageScriptsId = 'page-scripts';

/** Name of the head's note that says which build made a page. */
export const buildMetaName = 'build';
