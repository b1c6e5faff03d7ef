import { region } from '#site/region.ts';
import { towns } from '../../src/domain/towns.ts';
import { patternOfNames } from '../../src/domain/text/masked-words.ts';
import { counties } from './counties.ts';

const labels = towns.map(({ label }) => label);
const others = counties.filter((county) => !region.county.includes(county));
/** With a noun behind it, a place's name is that of something else: the Bristol Channel. */
const alone =
  '(?! (?:Bay|Canal|Channel|Estuary|Hill|Hoe|Lane|Moor|Regis|Road|Sound|Street)\\b)';
/** Roads, bolts and gases look like one: no district begins with an A, and few are "in" the M5. */
const district =
  '\\b(?:(?!CO2\\b)[A-Z]{2}|[BEGLNSW]|(?<=\\bin )M)\\d{1,2}\\b(?! ?\\d)';
/** Nor is a material a place: the peg tiles of a county. */
const noMaterial =
  '(?! (?:blue|brick|flag|granite|limestone|peg|reed|sandstone|slate|stone)s?\\b)';
const townNames = new RegExp(patternOfNames(labels) + alone, 'g');
const placeNames = new RegExp(
  `(?:${patternOfNames(labels)}|${patternOfNames(others)}${noMaterial})${alone}|${district}`,
  'g',
);

/** The towns that a text names, as often as it does. */
export const townsNamed = (text: string): readonly string[] =>
  text.match(townNames) ?? [];

/** The towns, other counties and postcode districts that a text names. */
export const placesNamed = (text: string): readonly string[] =>
  text.match(placeNames) ?? [];

/** A text with every place masked: it says the same of any town. */
export const withoutPlaces = (text: string): string =>
  text.replace(placeNames, '…');
