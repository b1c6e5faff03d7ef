import type { NeverPromised, Warning } from '#pack/schemas/text-rules.ts';

/** What needs a word of warning: a page that names it says so once, and never plays it down. Templates have a flag of each name. */
export const warnings: readonly Warning[] = [
  {
    name: 'biocide',
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
