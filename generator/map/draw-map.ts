import type { MapSettings } from '../../src/pack-types/business.ts';
import { drawCounty } from './county-borders.ts';
import { drawCoast } from './draw-coast.ts';

/** Everything of `site/coast.generated.json`: SVG paths in the map's units. */
export const drawMap = (settings: Pick<MapSettings, 'frame' | 'border'>) => ({
  path: drawCoast(settings.frame),
  ...drawCounty(settings),
});
