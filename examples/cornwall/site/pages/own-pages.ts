import type { OwnPage } from '#core/schemas/own-pages.ts';

/** Pages of our own, in the order of footer and sitemap. */
export const ownPages: readonly OwnPage[] = [];
