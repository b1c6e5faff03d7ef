import type { OwnPage } from '#pack/schemas/own-pages.ts';

/** The pack's own pages, in footer and sitemap order. */
export const ownPages: readonly OwnPage[] = [];
