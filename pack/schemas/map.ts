import * as v from 'valibot';
import { fields, list, number, text } from './parts.ts';

/** A name on the map, in its units: 1000 across. */
const placed = fields({
  label: text,
  x: number,
  y: number,
});

/** The part of the world that the map of the areas shows, and what is written on it. */
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
   * `pack/counties.generated.json`: the map shows its border by them.
   */
  border: list(v.string()),
  /** The regions around it. */
  neighbours: list(placed),
  /** Slugs of towns that keep their name on a small screen. */
  majorTowns: list(v.string()),
});

export type MapSettings = v.InferOutput<typeof map>;
