import type { OwnPage } from '#pack/schemas/own-pages.ts';

/** Pages of our own, in the order of footer and sitemap. */
export const ownPages: readonly OwnPage[] = [];
