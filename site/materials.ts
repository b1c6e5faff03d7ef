/** What surfaces here are made of. A profile names some of them for every service; `site/picture-terms.ts` says which words name each. */
export const materials = [
  'slate',
  'clay-tile',
  'concrete-tile',
  'cob',
  'render',
  'limestone',
  'granite',
  'sandstone',
  'brick',
  'block-paving',
  'concrete',
  'tarmac',
  'slab',
  'decking',
  'plastic-gutter',
  'iron-gutter',
] as const;

export type Material = (typeof materials)[number];
