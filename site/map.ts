import type { MapSettings } from '#core/schemas/map.ts';

/**
 * The map of the areas page. After a change of the frame `npm run make-map` draws the maps anew.
 */
export const map: MapSettings = {
  frame: { west: -4.75, east: -2.82, south: 50.13, north: 51.32 },
  waters: [
    { label: 'Bristol Channel', x: 40, y: 70 },
    { label: 'English Channel', x: 690, y: 905 },
  ],
  border: ['Devon', 'Plymouth', 'Torbay'],
  neighbours: [
    { label: 'Cornwall', x: 22, y: 640 },
    { label: 'Somerset', x: 770, y: 240 },
  ],
  majorTowns: [
    'exeter',
    'plymouth',
    'torquay',
    'barnstaple',
    'exmouth',
    'tiverton',
    'honiton',
  ],
};
