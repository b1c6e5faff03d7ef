/** Bounds, in characters, of titles and descriptions that search results show whole. */
export const seoLengths = {
  title: { min: 10, max: 60 },
  description: { min: 120, max: 158 },
} as const;
