import type { MapSettings } from '#core/schemas/map.ts';

/** The map of the areas page. After a change of the frame `npm run make-map` draws the maps anew. */
export const map: MapSettings = {
  frame: %{frame},
  waters: [],
  border: %{border},
  neighbours: [],
  majorTowns: %{townSlugs},
};
