import { region } from '../../../site/region.ts';
import { towns } from '../towns.ts';

/** Any of these names, and none that goes on: a name may end in a sign, as Westward Ho! does. */
export const patternOfNames = (names: readonly string[]): string =>
  `(?<!\\w)(?:${names
    .toSorted((a, b) => b.length - a.length)
    .map(RegExp.escape)
    .join('|')})(?!\\w)`;

const townNames = new RegExp(patternOfNames(towns.map(({ label }) => label)), 'g');
const postcodes = new RegExp(`\\b(?:${region.postcodeAreas.join('|')})\\d{1,2}\\b`, 'g');

const townMask = 'townname';
const postcodeMask = 'postcode';
const wordPattern = /[\p{L}\p{N}£]+(?:['’.,-][\p{L}\p{N}]+)*/gu;

/** Lower-case words of `text`, with town names and postcode districts masked, so that exchanging them is no difference. */
export function maskedWords(text: string): string[] {
  return text.replace(townNames, townMask).replace(postcodes, postcodeMask).toLowerCase().match(wordPattern) ?? [];
}
