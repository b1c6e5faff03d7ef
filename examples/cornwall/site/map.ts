import type { MapSettings } from '#core/schemas/map.ts';

/**
 * The map of the areas page. After a change of the frame `npm run make-map` draws the maps anew.
 */
export const map: MapSettings = {
  frame: { west: -5.66, east: -4.93, south: 50, north: 50.54 },
  waters: [{ label: 'Celtic Sea', x: 180, y: 220 }],
  border: ['Cornwall'],
  neighbours: [],
  majorTowns: ['newquay', 'truro', 'falmouth', 'penzance', 'st-ives'],
};
