import { region } from '#site/region.ts';
import { towns } from '../towns.ts';

/** Any of these names, and none that goes on: a name may end in a sign, as Westward Ho! does. */
export const patternOfNames = (names: readonly string[]): string =>
  `(?<!\\w)(?:${names
    .toSorted((a, b) => b.length - a.length)
    .map(RegExp.escape)
    .join('|')})(?!\\w)`;

const namePattern = patternOfNames(towns.map(({ label }) => label));
const townNames = new RegExp(namePattern, 'g');
const postcodePattern = `\\b(?:${region.postcodeAreas.join('|')})\\d{1,2}\\b`;
const postcodes = new RegExp(postcodePattern, 'g');

const townMask = 'townname';
const postcodeMask = 'postcode';
const wordPattern = /[\p{L}\p{N}£]+(?:['’.,-][\p{L}\p{N}]+)*/gu;

const mask = (text: string) =>
  text
    .replace(townNames, townMask)
    .replace(postcodes, postcodeMask)
    .toLowerCase();

/** Lower-case words of `text`, with town names and postcode districts masked, so that exchanging them is no difference. */
export const maskedWords = (text: string): string[] =>
  mask(text).match(wordPattern) ?? [];

const maskable = `${namePattern}|${postcodePattern}`;
const placedPattern = new RegExp(
  `(?:${maskable}|[\\p{L}\\p{N}£]+)(?:['’.,-](?:${maskable}|[\\p{L}\\p{N}]+))*`,
  'gu',
);

/** The same words, each with where it stands in `text`: a name of several words is one. */
export const placedWords = (text: string) =>
  Array.from(text.matchAll(placedPattern), ({ 0: word, index }) => ({
    word: mask(word),
    start: index,
    end: index + word.length,
  }));
