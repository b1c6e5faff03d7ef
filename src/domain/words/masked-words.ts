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

/** A word as `maskedWords` gives it, with its place in the text. */
export interface LocatedWord {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** The words of `maskedWords` with their places, for showing them in the text. */
export function locateMaskedWords(text: string): LocatedWord[] {
  let masked = '';
  // Where each character of the masked text comes from.
  const starts: number[] = [];
  const ends: number[] = [];
  const keep = (start: number, end: number) => {
    masked += text.slice(start, end);
    for (let place = start; place < end; place++) {
      starts.push(place);
      ends.push(place + 1);
    }
  };
  const replace = (mask: string, start: number, end: number) => {
    masked += mask;
    starts.push(...Array<number>(mask.length).fill(start));
    ends.push(...Array<number>(mask.length).fill(end));
  };
  const names = [...text.matchAll(townNames)].map((match) => ({ match, mask: townMask }));
  const codes = [...text.matchAll(postcodes)].map((match) => ({ match, mask: postcodeMask }));
  let from = 0;
  for (const { match, mask } of [...names, ...codes].sort((a, b) => a.match.index - b.match.index)) {
    keep(from, match.index);
    from = match.index + match[0].length;
    replace(mask, match.index, from);
  }
  keep(from, text.length);
  return [...masked.toLowerCase().matchAll(wordPattern)].map(({ 0: word, index }) => ({
    word,
    start: starts[index] ?? text.length,
    end: ends[index + word.length - 1] ?? text.length,
  }));
}
