import type { Town } from '../../src/domain/towns.ts';

const beginnings = [
  'Alder',
  'Barrow',
  'Brack',
  'Cald',
  'Church',
  'Cole',
  'Daw',
  'Elm',
  'Farring',
  'Gor',
  'Hather',
  'Hazel',
  'Kerse',
  'Lang',
  'Mar',
  'Nether',
  'Oak',
  'Penny',
  'Quar',
  'Raven',
  'Sher',
  'Thorn',
  'Wald',
  'Yar',
];
const endings = [
  'bourne',
  'bridge',
  'bury',
  'by',
  'combe',
  'cott',
  'dale',
  'field',
  'ford',
  'ham',
  'hay',
  'leigh',
  'mere',
  'moor',
  'port',
  'stoke',
  'stow',
  'tor',
  'ton',
  'well',
  'wick',
  'worthy',
];

/** Between the two, so that there are enough. The first names have none. */
const middles = ['', 'er', 'en', 'al', 'ing', 'or', 'am', 'on', 'is', 'ar'];

/** How far the made-up towns spread: about the county. */
const area = { south: 50.3, west: -4.3, height: 0.8, width: 1.2 };

/** So many towns can be made up. */
export const mostTowns = beginnings.length * endings.length * middles.length - 100;

/** `count` towns that do not exist, with names that no town of `taken` has. The same ones every time. */
export function madeUpTowns(count: number, taken: ReadonlySet<string>): Town[] {
  const names = middles
    .flatMap((middle) => endings.flatMap((ending) => beginnings.map((beginning) => beginning + middle + ending)))
    .filter((name) => !taken.has(name.toLowerCase()));
  const columns = Math.ceil(Math.sqrt(count));
  if (count > names.length) throw new RangeError(`There are only ${names.length} made-up names; ${count} are wanted`);
  return names.slice(0, count).map((label, index) => ({
    slug: label.toLowerCase(),
    label,
    type: 'town',
    // A grid inside the county, so that distances and the map have something to show.
    lat: area.south + (Math.floor(index / columns) / columns) * area.height,
    lon: area.west + ((index % columns) / columns) * area.width,
  }));
}
