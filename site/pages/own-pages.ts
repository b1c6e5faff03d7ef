import type { OwnPage } from '#core/schemas/own-pages.ts';

/** The pack's own pages, in footer and sitemap order. */
export const ownPages: readonly OwnPage[] = [];
