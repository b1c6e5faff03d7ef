/*
 * What surfaces here are, with the words for each in running text. A picture's record names them, a
 * profile names its town's materials, and where a text speaks of one, the picture beside it shows
 * it.
 */

/** Where a surface lies. */
export const places = {
  window: /\b(?:windows?|panes?|sash(?:es)?|casements?)\b/i,
  gutter: /\bgutters?\b/i,
  ground: /\b(?:patios?|paths?|steps?|slabs?|forecourts?)\b/i,
} as const;

/** What a surface is made of. */
export const materials = {
  glass: /\b(?:glass|panes?)\b/i,
  granite: /\bgranite\b|\bsetts?\b/i,
  slab: /\bslabs?\b/i,
  concrete: /\bconcrete\b/i,
  'plastic-gutter': /\bplastic\b/i,
  'iron-gutter': /\biron\b/i,
} as const;

/** Other things that a picture of a surface may show: growth, and its look. */
export const signs = {
  salt: /\bsalt\b/i,
  algae: /\balgae\b|\bgreen\b/i,
  moss: /\bmoss/i,
  lichen: /\blichens?\b/i,
  silt: /\bsilt\b/i,
} as const;

export type Place = keyof typeof places;
export type Material = keyof typeof materials;
export type Sign = keyof typeof signs;

/** Signs that are shown only beside a text with their words, as far as other pictures fit. */
export const rareSigns: readonly Sign[] = [];
