import type { Town } from '../src/domain/towns.ts';

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

const COLUMNS = 24;

/** `count` towns that do not exist, with names that no town of `taken` has. The same ones every time. */
export function madeUpTowns(count: number, taken: ReadonlySet<string>): Town[] {
  const names = endings
    .flatMap((ending) => beginnings.map((beginning) => beginning + ending))
    .filter((name) => !taken.has(name.toLowerCase()));
  if (count > names.length) throw new RangeError(`There are only ${names.length} made-up names; ${count} are wanted`);
  return names.slice(0, count).map((label, index) => ({
    slug: label.toLowerCase(),
    label,
    type: 'town',
    // A grid inside the county, so that distances and the map have something to show.
    lat: 50.35 + Math.floor(index / COLUMNS) * 0.035,
    lon: -4.3 + (index % COLUMNS) * 0.05,
  }));
}
