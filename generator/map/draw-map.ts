import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { geoMercator, geoPath } from 'd3-geo';
import { curveCatmullRom, curveCatmullRomClosed, line } from 'd3-shape';
import { feature, merge, mesh } from 'topojson-client';
import { MAP_MARGIN, projectionOf } from '../../src/domain/maps/region-map.ts';
import type { MapFeatures, MapSettings, Position } from '../../src/pack-types/business.ts';
import { countyAtlas, type County } from './counties.ts';

export const coastFile = join(import.meta.dirname, 'coast.generated.json');

/** How wide the shore is drawn about an estuary, in the map's units. */
const SHORE = 1.2;

/**
 * What of a region's map does not move, in the map's units, as a picture whose parts pages show by their ids, in this order: `county`
 * and its `neighbours` on land, the `border` between them, `moors`, `rivers`, the `banks` of hand-drawn `estuaries`, the `water` over all
 * that is no land, and those `estuaries`.
 */
export function drawMap({ frame, border, rivers, moors }: Pick<MapSettings, 'frame' | 'border'> & MapFeatures): string {
  const { size, scale, project } = projectionOf(frame);
  const [near, right, bottom] = [-MAP_MARGIN, size.width + MAP_MARGIN, size.height + MAP_MARGIN];
  const projection = geoMercator()
    .scale(scale)
    .translate([0, 0])
    .center([frame.west, frame.north])
    .precision(0)
    .clipExtent([
      [near, near],
      [right, bottom],
    ]);
  const land = geoPath(projection).digits(1)(readCoast());
  const inland = geoPath(projection).digits(0);
  const curve = line<Position>()
    .x(([lat, lon]) => project({ lat, lon }).x)
    .y(([lat, lon]) => project({ lat, lon }).y)
    .digits(1);

  const { counties } = countyAtlas.objects;
  const isPart = (county: object) => border.includes((county as County).properties.name);
  const area = (isIn: (county: County) => boolean) => inland(merge(countyAtlas, counties.geometries.filter(isIn)));
  const lines = mesh(countyAtlas, counties, (one, other) => isPart(one) !== isPart(other));
  const fixed = 'vector-effect="non-scaling-stroke"';
  const courses = rivers.map(({ course, km = 0 }) => ({ d: curve.curve(curveCatmullRom)(course), km }));
  const estuaries = (id: string, banks: number) => {
    const widthOf = (km: number) => (km * size.unitsPerKm + 2 * banks).toFixed(1);
    const paths = courses
      .filter(({ km }) => km > 0)
      .map(({ d, km }) => `<path stroke-width="${widthOf(km)}" d="${d}"/>`);
    return `<g id="${id}" fill="none" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g>`;
  };
  const countyPaths = [
    // Wider than it is, for the coast of these outlines is rougher than that of the water over it.
    `<path id="county" stroke-width="24" stroke-linejoin="round" d="${area(isPart)}"/>`,
    `<path id="neighbours" d="${area((county) => !isPart(county))}"/>`,
    `<path id="border" ${fixed} fill="none" d="${inland(lines)}"/>`,
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}">`,
    ...(border.length > 0 ? countyPaths : []),
    `<path id="moors" d="${moors.map(({ outline }) => curve.curve(curveCatmullRomClosed)(outline)).join('')}"/>`,
    `<path id="rivers" ${fixed} fill="none" d="${courses.map(({ d, km }) => (km > 0 ? '' : d)).join('')}"/>`,
    estuaries('banks', SHORE),
    `<path id="water" ${fixed} fill-rule="evenodd" stroke-linejoin="round" d="M${near} ${near}H${right}V${bottom}H${near}Z${land}"/>`,
    estuaries('estuaries', 0),
    '</svg>\n',
  ].join('\n');
}

/** The coast of Great Britain; the file names its source. */
function readCoast() {
  type Shapes = Parameters<typeof feature>;
  const coast = JSON.parse(readFileSync(coastFile, 'utf8')) as Shapes[0] & { objects: { land: Shapes[1] } };
  return feature(coast, coast.objects.land);
}
