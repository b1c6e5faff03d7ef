import { region } from '#site/region.ts';
import { towns } from '../towns.ts';

/**
 * Returns a pattern that matches any of these names as a whole word. Uses lookarounds, since `\b`
 * does not match after a name that ends in punctuation.
 */
export const patternOfNames = (names: readonly string[]): string =>
  `(?<!\\w)(?:${names
    .toSorted((a, b) => b.length - a.length)
    .map(RegExp.escape)
    .join('|')})(?!\\w)`;

const labels = towns.map(({ label }) => label);
const namePattern = patternOfNames(labels);
const townNames = new RegExp(namePattern, 'g');
const postcodePattern = `\\b(?:${region.postcodeAreas.map(RegExp.escape).join('|')})\\d{1,2}\\b`;
const postcodes = new RegExp(postcodePattern, 'g');

const townMask = 'townname';
const postcodeMask = 'postcode';
const wordPattern = /[\p{L}\p{N}£]+(?:['’.,-][\p{L}\p{N}]+)*/gu;

const mask = (text: string) =>
  text
    .replace(townNames, townMask)
    .replace(postcodes, postcodeMask)
    .toLowerCase();

/**
 * Returns the words of `text` in lower case, with town names and postcode districts masked, so that
 * pages that differ in nothing else compare as equal.
 */
export const maskedWords = (text: string): string[] =>
  mask(text).match(wordPattern) ?? [];

const maskable = `${namePattern}|${postcodePattern}`;
const placedPattern = new RegExp(
  `(?:${maskable}|[\\p{L}\\p{N}£]+)(?:['’.,-](?:${maskable}|[\\p{L}\\p{N}]+))*`,
  'gu',
);

/** Returns the words of `maskedWords` with their positions in `text`. A masked name is one word. */
export const placedWords = (text: string) =>
  Array.from(text.matchAll(placedPattern), ({ 0: word, index }) => ({
    word: mask(word),
    start: index,
    end: index + word.length,
  }));
