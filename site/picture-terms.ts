import type { ServiceWork } from '#pack/schemas/picture-terms.ts';
import type { Material } from './materials.ts';
import type { ServiceSlug } from './services.ts';

/** Materials, surfaces and tools that the record of a close-up may name, with the words for each: a picture stands below a text that uses them. */
export const pictureTerms = {
  slate: /\bslates?\b/i,
  'clay-tile': /\bclay tiles?\b/i,
  'concrete-tile': /\bconcrete tiles?\b/i,
  cob: /\bcob\b/i,
  render: /\brender(?:ed)?\b/i,
  limestone: /\blimestone\b/i,
  granite: /\bgranite\b|\bsetts?\b/i,
  sandstone: /\bsandstone\b/i,
  brick: /\bbricks?\b/i,
  'block-paving': /\bblocks?\b/i,
  concrete: /\bconcrete\b(?! tile)/i,
  tarmac: /\btarmac\b/i,
  slab: /\bslabs?\b/i,
  decking: /\bdeck(?:ing|s)?\b|\bboards?\b/i,
  'plastic-gutter': /\bplastic\b/i,
  'iron-gutter': /\biron\b/i,

  drive: /\bdrive(?:way)?s?\b/i,
  patio: /\bpatios?\b/i,
  steps: /\b(?:steps?|treads?|risers?)\b/i,
  'garden-wall': /\bgarden walls?\b|\bpiers?\b/i,
  wall: /\bwalls?\b/i,
  roof: /\broofs?\b/i,
  gutter: /\bgutters?\b/i,

  'surface-cleaner': /\b(?:flat|surface|rotary) cleaners?\b|\bhoods?\b/i,
  broom: /\bbrooms?\b/i,
  spray: /\bspray|\bfan\b|\blow pressure\b/i,
  scraper: /\bscrapers?\b/i,
  scoop: /\bscoops?\b/i,
} as const satisfies Readonly<Record<Material, RegExp>> &
  Readonly<Record<string, RegExp>>;

/** Ways of working, what other pictures show and what else is to be seen: a caption that uses the words of either list needs a picture whose record or description has it. */
export const captionTerms = {
  court: /\bcourts?\b/i,
  lance: /\blances?\b/i,
  hose: /\bhoses?\b/i,
  ladder: /\bladders?\b/i,
  bucket: /\bbuckets?\b/i,

  washing: /\bwash(?:ed|es|ing)?\b/i,
  rinsing: /\brins(?:ed?|ing)\b/i,
  brushing: /\bbrush(?:ed|es|ing)?\b/i,
  sweeping: /\bsw(?:ept|eeps?)\b/i,
  'soft-washing': /\bsoft[- ]wash/i,
  scraping: /\bscrap(?:ed?|ing)\b/i,
  clearing: /\b(?:clear|empt)(?:ed|y|ied)?\b/i,

  moss: /\bmoss/i,
  algae: /\balgae\b/i,
  lichen: /\blichens?\b/i,
  silt: /\bsilt\b/i,
  leaves: /\bleaves\b/i,
  seedlings: /\bseedlings?\b/i,
  joints: /\bjoints?\b/i,
  sill: /\bsills?\b/i,
  chimney: /\bchimneys?\b/i,
  lead: /\blead\b/i,
} as const;

export type PictureTerm = keyof typeof pictureTerms | keyof typeof captionTerms;

/** What each service works on, how and with what. A picture that shows anything else is not shown on its pages. */
export const serviceWork: Readonly<
  Record<ServiceSlug, ServiceWork<PictureTerm>>
> = {
  'pressure-washing': {
    surfaces: ['steps', 'patio', 'drive', 'garden-wall', 'court'],
    works: ['washing', 'rinsing'],
    tools: ['surface-cleaner', 'lance', 'hose'],
  },
  'driveway-cleaning': {
    surfaces: ['drive'],
    works: ['washing', 'sweeping'],
    tools: ['surface-cleaner', 'lance', 'hose', 'broom'],
  },
  'patio-cleaning': {
    surfaces: ['patio', 'decking', 'steps'],
    works: ['washing', 'brushing', 'rinsing'],
    tools: ['surface-cleaner', 'lance', 'hose'],
  },
  'render-cleaning': {
    surfaces: ['wall'],
    works: ['soft-washing'],
    tools: ['spray'],
  },
  'roof-moss-removal': {
    surfaces: ['roof'],
    works: ['scraping'],
    tools: ['scraper', 'ladder'],
  },
  'gutter-cleaning': {
    surfaces: ['gutter'],
    works: ['clearing'],
    tools: ['scoop', 'bucket'],
  },
};
