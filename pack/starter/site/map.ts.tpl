import type { MapSettings } from '../src/domain/pack.ts';

/** The map of the areas page. After a change of the frame `npm run make-map` draws the coast anew. */
export const map: MapSettings = {
  frame: %{frame},
  waters: [],
  labelLeft: [],
  majorTowns: %{townSlugs},
};
