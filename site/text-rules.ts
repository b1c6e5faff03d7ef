import type {
  NeverPromised,
  Subject,
  Warning,
} from '#core/schemas/text-rules.ts';
import type { ServiceSlug } from './services.ts';

/* Rules for the texts of pages. The generator refuses a page that breaks one of them. */

/**
 * Hazards that need a warning: a page that names one says so once, and never plays it down.
 */
export const warnings: readonly Warning[] = [
  {
    words: /\bbiocides?\b/i,
    label:
      'Use biocides safely. Always read the label and product information before use.',
    playedDown:
      /\b(?:gentle|gently|mild|mildly|harmless|eco(?:-friendly)?|natural)\b[^.]{0,40}\bbiocides?\b|\bbiocides?\b[^.]{0,40}\b(?:gentle|mild|harmless|eco(?:-friendly)?)\b/i,
  },
];

/** Promises that are not made, in the words that would make them. */
export const neverPromised: readonly NeverPromised[] = [
  {
    words:
      /\b(?:goes|go|taken|carried|carted|take it|take them) away (?:with us|in our|in the van)\b|\byour compost\b/i,
    why: 'carrying waste takes a registration that is not on record: say that where it goes is agreed in the quote',
  },
];

/**
 * Words for what only some services meet, and those services: such words may be on no other
 * service's page.
 */
export const wordsOfServices: readonly (readonly [
  name: RegExp,
  services: readonly ServiceSlug[],
])[] = [
  [
    /\b(?:gutters?|downpipes?|hoppers?)\b/i,
    ['gutter-cleaning', 'roof-moss-removal', 'render-cleaning'],
  ],
  [
    /\b(?:roofs?|slates?|tiles?|ridges?|chimneys?)\b/i,
    ['roof-moss-removal', 'gutter-cleaning', 'render-cleaning'],
  ],
  [
    /\b(?:render(?:ed)?|stucco|limewash|roughcast|pebbledash)\b/i,
    ['render-cleaning', 'pressure-washing', 'gutter-cleaning'],
  ],
  [
    /\b(?:thatch|cob)\b/i,
    [
      'render-cleaning',
      'patio-cleaning',
      'pressure-washing',
      'roof-moss-removal',
      'gutter-cleaning',
    ],
  ],
  [
    /\b(?:decks?|decking|patios?|slabs?)\b/i,
    ['patio-cleaning', 'pressure-washing'],
  ],
  [
    /\b(?:drives?|driveways?|tarmac|forecourts?)\b/i,
    ['driveway-cleaning', 'pressure-washing'],
  ],
  [
    /\bhoses?\b/i,
    [
      'pressure-washing',
      'driveway-cleaning',
      'patio-cleaning',
      'gutter-cleaning',
      'render-cleaning',
    ],
  ],
];

/**
 * What a town may have or lack, such as slate. A page mentions it only if its town has it: in
 * `materials`, or in the words of its own profile.
 */
export const subjects = {
  slate: { words: /\bslat(?:e|es|ed)\b/i, materials: ['slate'] },
  clayTile: { words: /\bclay tiles?\b/i, materials: ['clay-tile'] },
  concreteTile: { words: /\bconcrete tiles?\b/i, materials: ['concrete-tile'] },
  thatch: { words: /\bthatch/i },
  cob: { words: /\bcob\b/i, materials: ['cob'] },
  limestone: { words: /\blimestone\b/i, materials: ['limestone'] },
  granite: { words: /\bgranite\b|\bsetts\b/i, materials: ['granite'] },
  pebbledash: { words: /\b(?:pebbledash|roughcast|spar dash)/i },
  ironGutter: {
    words: /\bcast[- ]iron\b|\biron (?:gutters?|lengths?|runs?)\b/i,
    materials: ['iron-gutter'],
  },
  gulls: { words: /\bgulls?\b/i },
  // Only the map's flags decide this subject: no wording makes an inland town a seaside one.
  seaAir: {
    words:
      /\b(?:sea|salt|salty) (?:air|wind|mist|spray|breeze|gales?)\b|\bseaside\b/i,
    flags: ['coastal', 'estuary'],
  },
} as const satisfies Readonly<Record<string, Subject>>;

/** How often something is done, in words: no two parts of a page say it differently. */
export const saidInWords = {
  interval:
    /\b(?:clean|wash|treat|clear)\w*\b[^.?]{0,40}?\b((?:once|twice) a year|every (?:year|other year|spring|autumn|few years)|yearly|annually)\b/i,
} as const;

/** Why a sentence may be on many pages: a price, safety, the guarantee, the season of the trade. */
export const saidOnManyPages: Readonly<Record<string, RegExp>> = {
  price: /£|\b(?:whole jobs?|site visit|line of its own)\b/i,
  safety: /\b(?:biocides safely|frost|gales?|nests?)\b/i,
  guarantee: /\b(?:guarantee|not happy)\b/i,
  season:
    /^(?:January|February|March|April|May|June|July|August|September|October|November|December|High summer)\b/,
};
