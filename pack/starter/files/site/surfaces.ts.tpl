/*
 * What surfaces here are, with the words for each in running text. A picture's record names them, a profile names its town's materials, and
 * where a text speaks of one, the picture beside it shows it.
 */

/** Where a surface lies. */
export const places = {
  front: /\b(?:fronts?|house|homes?)\b/i,
} as const;

/** What a surface is made of. */
export const materials = {} as const;

/** What else there is to see of it. */
export const signs = {} as const;

export type Place = keyof typeof places;
export type Material = keyof typeof materials;
export type Sign = keyof typeof signs;

/** Signs that are shown only beside a text with their words, as far as other pictures fit. */
export const rareSigns: readonly Sign[] = [];
