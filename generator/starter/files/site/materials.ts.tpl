/** What things here are made of. A profile names some of them for every service; `site/words/surface-figures.ts` shows each. */
export const materials = [] as const;

export type Material = (typeof materials)[number];
