import type {
  NeverPromised,
  Subject,
  Warning,
} from '#core/schemas/text-rules.ts';
import type { ServiceSlug } from './services.ts';

/* What a text may say where. The generator refuses a page that breaks one of these rules. */

/**
 * What needs a word of warning: a page that names it says so once, and never plays it down.
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
 * Words for what only some services meet, and those services: a claim that uses such words stands
 * on no other service's page.
 */
export const wordsOfServices: readonly (readonly [
  name: RegExp,
  services: readonly ServiceSlug[],
])[] = [
  [/\b(?:panes?|sash(?:es)?)\b/i, ['window-cleaning']],
  [/\b(?:gutters?|downpipes?)\b/i, ['gutter-cleaning']],
  [
    /\bhoses?\b/i,
    [
      'pressure-washing',
      'patio-cleaning',
      'window-cleaning',
      'gutter-cleaning',
    ],
  ],
];

/**
 * What a town may have or lack, such as slate. A page speaks of it only where its town has it: in
 * `materials`, or in the words of its own profile.
 */
export const subjects = {
  seaAir: {
    words: /\b(?:sea|salt|salty) (?:air|wind|spray)\b/i,
    flags: ['coastal', 'estuary'],
  },
} as const satisfies Readonly<Record<string, Subject>>;

/** How often something is done, in words: no two parts of a page say it differently. */
export const saidInWords = {
  interval:
    /\b(?:clean|wash|clear)\w*\b[^.?]{0,40}?\b((?:once|twice) a year|every (?:year|spring|autumn))\b/i,
} as const;

/** Why a sentence may stand on many pages: a price, safety, the guarantee. */
export const saidOnManyPages: Readonly<Record<string, RegExp>> = {
  price: /£|\b(?:whole jobs?|site visit)\b/i,
  safety: /\b(?:biocides safely|frost|gales?|nests?)\b/i,
  guarantee: /\b(?:guarantee|not happy)\b/i,
};
