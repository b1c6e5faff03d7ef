import type { NeverPromised, Subject, Warning } from '#core/schemas/text-rules.ts';
import type { ServiceSlug } from './services.ts';

/* What a text may say where. The generator refuses a page that breaks one of these rules. */

/**
 * What needs a word of warning: a page that names it says so once, and never plays it down.
 */
export const warnings: readonly Warning[] = [];

/** Promises that are not made, in the words that would make them. */
export const neverPromised: readonly NeverPromised[] = [];

/**
 * Words for what only some services meet, and those services: a claim that uses such words stands
 * on no other service's page.
 */
export const wordsOfServices: readonly (readonly [name: RegExp, services: readonly ServiceSlug[]])[] = [];

/** What a town may have or lack, such as slate. A page speaks of it only where its town has it: in `materials`, or in the words of its own profile. */
export const subjects: Readonly<Record<string, Subject>> = {};

/** How often something is done, in words: no two parts of a page say it differently. */
export const saidInWords: Readonly<Record<string, RegExp>> = {};

/** Why a sentence may stand on many pages: a price, safety, the guarantee. */
export const saidOnManyPages: Readonly<Record<string, RegExp>> = {
  price: /£|\b(?:whole jobs?|site visit)\b/i,
  safety: /\b(?:biocides safely|frost|gales?|nests?)\b/i,
  guarantee: /\b(?:guarantee|not happy)\b/i,
};
