/** What things here are made of. A profile names some of them for every service; `site/picture-terms.ts` says which words name each. */
export const materials = [
  'glass',
  'granite',
  'slab',
  'concrete',
  'plastic-gutter',
  'iron-gutter',
] as const;

export type Material = (typeof materials)[number];
