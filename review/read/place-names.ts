import { region } from '#site/region.ts';
import { towns } from '../../src/domain/towns.ts';
import { patternOfNames } from '../../src/domain/text/masked-words.ts';
import { counties } from './counties.ts';

const townPattern = patternOfNames(towns.map(({ label }) => label));
const countyPattern = patternOfNames(
  counties.filter((county) => !region.county.includes(county)),
);
const townNames = new RegExp(townPattern, 'g');
const placeNames = new RegExp(
  `${townPattern}|${countyPattern}|\\b[A-Z]{1,2}\\d{1,2}\\b(?! ?\\d)`,
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
