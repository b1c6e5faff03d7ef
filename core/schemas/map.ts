import * as v from 'valibot';
import { fields, list, number, text } from './parts.ts';

/** A name and its position in map units: the map is 1000 wide. */
const placed = fields({
  label: text,
  x: number,
  y: number,
});

/** The frame of the areas page's map, and the names on the map. */
export const map = fields({
  /** In degrees. */
  frame: fields({
    west: number,
    east: number,
    south: number,
    north: number,
  }),
  waters: list(placed),
  /**
   * Counties and unitary authorities that make up the region, by their names in
   * `pack/counties.generated.json`. The map shows their outer border.
   */
  border: list(v.string()),
  /** Names of the regions around this one. */
  neighbours: list(placed),
  /** Slugs of the towns that are named even on a small screen. */
  majorTowns: list(v.string()),
});

export type MapSettings = v.InferOutput<typeof map>;
