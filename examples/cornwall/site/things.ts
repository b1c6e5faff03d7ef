import type { Subject } from '#pack/schemas/things.ts';
import type { ServiceSlug } from './services.ts';

/** Things that only some services meet, and which those are: a promise that names some of them stands only where one belongs. */
export const things: readonly (readonly [
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

/** What a town may have or lack. A page speaks of it only where its town has it: in `materials`, or in the words of its own profile. */
export const subjects = {
  seaAir: {
    words: /\b(?:sea|salt|salty) (?:air|wind|spray)\b/i,
    flags: ['coastal', 'estuary'],
  },
} as const satisfies Readonly<Record<string, Subject>>;

/** How often something is done, said in words: no two parts of a page say it differently. */
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
