import type { OwnPage } from '#core/schemas/own-pages.ts';

/** Pages of your own, in the order of footer and site map. `docs/own-page.md` adds one. */
export const ownPages: readonly OwnPage[] = [];
