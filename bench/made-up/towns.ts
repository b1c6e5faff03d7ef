import seedrandom from 'seedrandom';
import type { Town } from '../../src/domain/towns.ts';
import { madeUpWord } from './words.ts';

/** How far the made-up towns spread: about the county. */
const area = { south: 50.3, west: -4.3, height: 0.8, width: 1.2 };
const SHORTEST = 6;
const LENGTHS = 4;

/** `count` towns that do not exist, with names that no town of `taken` has. The same ones every time. */
export function madeUpTowns(count: number, taken: ReadonlySet<string>): Town[] {
  const random = seedrandom('towns');
  const names = new Set<string>();
  while (names.size < count) {
    const name = madeUpWord(SHORTEST + (names.size % LENGTHS), random);
    if (!taken.has(name)) names.add(name);
  }
  const columns = Math.ceil(Math.sqrt(count));
  return [...names].map((slug, index) => ({
    slug,
    label: slug[0]!.toUpperCase() + slug.slice(1),
    type: 'town',
    // A grid inside the county, so that distances and the map have something to show.
    lat: area.south + (Math.floor(index / columns) / columns) * area.height,
    lon: area.west + ((index % columns) / columns) * area.width,
  }));
}
