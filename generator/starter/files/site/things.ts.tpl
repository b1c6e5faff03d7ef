import type { Subject } from '#pack/schemas/things.ts';
import type { ServiceSlug } from './services.ts';

/** Things that only some services meet, and which those are: a promise that names some of them stands only where one belongs. */
export const things: readonly (readonly [name: RegExp, services: readonly ServiceSlug[]])[] = [];

/** What a town may have or lack, such as slate. A page speaks of it only where its town has it: in `materials`, or in the words of its own profile. */
export const subjects: Readonly<Record<string, Subject>> = {};

/** How often something is done, said in words: no two parts of a page say it differently. */
export const saidInWords: Readonly<Record<string, RegExp>> = {};

/** Why a sentence may stand on many pages: a price, safety, the guarantee. */
export const saidOnManyPages: Readonly<Record<string, RegExp>> = %{stays}{
  price: /£|\b(?:whole jobs?|site visit)\b/i,
  safety: /\b(?:biocides safely|frost|gales?|nests?)\b/i,
  guarantee: /\b(?:guarantee|not happy)\b/i,
};
