import type { ServiceWork } from '#pack/schemas/picture-terms.ts';
import type { Material } from './materials.ts';
import { byService } from './services.ts';

/** Materials, surfaces and tools that the record of a picture may name, with the words for each: a picture stands below a text that uses them. */
export const pictureTerms = %{stays}{
  front: /\b(?:fronts?|house|homes?)\b/i,
} as const satisfies Readonly<Record<Material, RegExp>> & Readonly<Record<string, RegExp>>;

/** Ways of working and what else is to be seen: a caption that uses the words of either list needs a picture whose record or description has it. */
export const captionTerms = %{stays}{
  work: /\bworks?\b/i,
} as const;

export type PictureTerm = keyof typeof pictureTerms | keyof typeof captionTerms;

/** What each service works on, how and with what. A picture that shows anything else is not shown on its pages. */
export const serviceWork = byService(
  (): ServiceWork<PictureTerm> => ({ surfaces: ['front'], works: ['work'], tools: [] }),
);
