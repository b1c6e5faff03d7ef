import { geoContains } from 'd3-geo';
import { merge } from 'topojson-client';
import { countyAtlas } from './counties.ts';

/* The businesses of this project work in Great Britain and Northern Ireland. */

interface Place {
  readonly lat: number;
  readonly lon: number;
}

const land = merge(countyAtlas, countyAtlas.objects.counties.geometries);

/** Tolerance for the atlas's coasts, in degrees: about three kilometres of latitude. */
const SLACK = 0.03;

/** Whether a place, in WGS 84 degrees, is in the United Kingdom, or just off its coast. */
function isInUnitedKingdom({ lat, lon }: Place): boolean {
  const steps = [0, -SLACK, SLACK];
  return steps.some((north) =>
    steps.some((east) => geoContains(land, [lon + east, lat + north])),
  );
}

/** Returns why a place cannot be served; undefined if it can. */
export function placeProblem({ lat, lon }: Place): string | undefined {
  if (isInUnitedKingdom({ lat, lon })) return undefined;
  if (isInUnitedKingdom({ lat: lon, lon: lat }))
    return `is turned round: latitude comes first, ${lon} ${lat}`;
  return 'is not in Great Britain or Northern Ireland: this project is for businesses there';
}

const countiesOfTheRepublic = new Set(
  'Carlow Cavan Clare Cork Donegal Dublin Galway Kerry Kildare Kilkenny Laois Leitrim Limerick Longford Louth Mayo Meath Monaghan Offaly Roscommon Sligo Tipperary Waterford Westmeath Wexford Wicklow'.split(
    ' ',
  ),
);

/** Returns a message if a county is in the Republic of Ireland; undefined for any other name. */
export const countyProblem = (county: string): string | undefined =>
  countiesOfTheRepublic.has(county.replace(/^(?:County|Co\.?) /, ''))
    ? 'is in the Republic of Ireland: this project is for businesses of Great Britain and Northern Ireland'
    : undefined;

/** Returns a number in international form: `+441303496000` for `01303 496000`. */
export function internationalPhone(phone: string): string {
  const digits = phone.replace('(0)', '').replace(/\D/g, '');
  return phone.trim().startsWith('+')
    ? `+${digits}`
    : `+44${digits.replace(/^0/, '')}`;
}

/** Returns why a number is not a United Kingdom number; undefined if it is one. */
export function phoneProblem(phone: string): string | undefined {
  if (!/^\+?[\d\s()-]+$/.test(phone)) return 'is not a telephone number';
  const number = internationalPhone(phone);
  if (!number.startsWith('+44'))
    return 'is a number of another country: this project is for businesses with a British number';
  const digits = number.length - '+44'.length;
  return digits === 9 || digits === 10
    ? undefined
    : `has ${digits} digits after +44 or 0, and British numbers have nine or ten`;
}
