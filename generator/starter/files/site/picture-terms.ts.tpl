import type { ServiceWork } from '../src/pack-types/pictures.ts';
import type { Material } from './materials.ts';
import { services, type ServiceSlug } from './services.ts';

/**
 * What the record of a picture may name: materials, surfaces, ways of working, tools and what else is to be seen. Beside each the words
 * for it: a caption that uses them needs a picture whose record has it, and a picture stands below a text that uses them.
 */
export const pictureTerms = {
  front: /\b(?:fronts?|house|homes?)\b/i,
  work: /\bworks?\b/i,
} as const satisfies Readonly<Record<Material, RegExp>> & Readonly<Record<string, RegExp>>;

export type PictureTerm = keyof typeof pictureTerms;

/** What each service works on, how and with what. A picture that shows anything else is not shown on its pages. */
export const serviceWork = Object.fromEntries(
  services.map(({ slug }) => [slug, { surfaces: ['front'], works: ['work'], tools: [] }]),
) as unknown as Readonly<Record<ServiceSlug, ServiceWork<PictureTerm>>>;
