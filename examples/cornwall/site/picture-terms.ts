import type { ServiceWork } from '#pack/schemas/picture-terms.ts';
import type { Material } from './materials.ts';
import type { ServiceSlug } from './services.ts';

/** Materials, surfaces and tools that the record of a picture may name, with the words for each: a picture stands below a text that uses them. */
export const pictureTerms = {
  glass: /\b(?:glass|panes?)\b/i,
  granite: /\bgranite\b|\bsetts?\b/i,
  slab: /\bslabs?\b/i,
  concrete: /\bconcrete\b/i,
  'plastic-gutter': /\bplastic\b/i,
  'iron-gutter': /\biron\b/i,

  window: /\bwindows?\b/i,
  gutter: /\bgutters?\b/i,
  patio: /\bpatios?\b/i,
  steps: /\b(?:steps?|treads?)\b/i,
  path: /\bpaths?\b/i,

  'surface-cleaner': /\b(?:flat|surface) cleaners?\b/i,
  lance: /\blances?\b/i,
  hose: /\bhoses?\b/i,
} as const satisfies Readonly<Record<Material, RegExp>> &
  Readonly<Record<string, RegExp>>;

/** Ways of working and what else is to be seen: a caption that uses the words of either list needs a picture whose record or description has it. */
export const captionTerms = {
  rinsing: /\brins(?:ed?|ing)\b/i,
  washing: /\bwash(?:ed|es|ing)?\b/i,
  clearing: /\b(?:clear|empt)(?:ed|y|ied)?\b/i,

  salt: /\bsalt\b/i,
  joints: /\bjoints?\b/i,
  lichen: /\blichens?\b/i,
  silt: /\bsilt\b/i,
  seedlings: /\bseedlings?\b/i,
} as const;

export type PictureTerm = keyof typeof pictureTerms | keyof typeof captionTerms;

/** What each service works on, how and with what. A picture that shows anything else is not shown on its pages. */
export const serviceWork: Readonly<
  Record<ServiceSlug, ServiceWork<PictureTerm>>
> = {
  'window-cleaning': { surfaces: ['window'], works: ['rinsing'], tools: [] },
  'gutter-cleaning': { surfaces: ['gutter'], works: ['clearing'], tools: [] },
  'patio-cleaning': {
    surfaces: ['patio'],
    works: ['washing'],
    tools: ['surface-cleaner', 'lance', 'hose'],
  },
  'pressure-washing': {
    surfaces: ['steps', 'path', 'patio'],
    works: ['washing'],
    tools: ['surface-cleaner', 'lance', 'hose'],
  },
};
