import { region } from '#site/region.ts';
import { towns } from '../../core/domain/towns.ts';
import { patternOfNames } from '../../core/domain/text/masked-words.ts';
import { counties } from './counties.ts';

const labels = towns.map(({ label }) => label);
const others = counties.filter((county) => !region.county.includes(county));
/** A place's name followed by one of these names something else, as in the Bristol Channel. */
const alone =
  '(?! (?:Bay|Canal|Channel|Estuary|Hill|Hoe|Lane|Moor|Regis|Road|Sound|Street)\\b)';
/**
 * A postcode district, and not a road, a bolt or a gas. A30 never counts as a district, and M5 only
 * after "in".
 */
const district =
  '\\b(?:(?!CO2\\b)[A-Z]{2}|[BEGLNSW]|(?<=\\bin )M)\\d{1,2}\\b(?! ?\\d)';
/** A county's name followed by a material is not a place either, as in peg tiles of that name. */
const noMaterial =
  '(?! (?:blue|brick|flag|granite|limestone|peg|reed|sandstone|slate|stone)s?\\b)';
const townNames = new RegExp(patternOfNames(labels) + alone, 'g');
const placeNames = new RegExp(
  `(?:${patternOfNames(labels)}|${patternOfNames(others)}${noMaterial})${alone}|${district}`,
  'g',
);

/** Returns the towns that a text names, each as often as it occurs. */
export const townsNamed = (text: string): readonly string[] =>
  text.match(townNames) ?? [];

/** The towns, other counties and postcode districts that a text names. */
export const placesNamed = (text: string): readonly string[] =>
  text.match(placeNames) ?? [];

const slugs = new RegExp(patternOfNames(towns.map(({ slug }) => slug)), 'g');

/** Masks every place name in a text or address, so that those of two towns can be equal. */
export const withoutPlaces = (text: string): string =>
  text.replace(placeNames, '…').replace(slugs, '…');
