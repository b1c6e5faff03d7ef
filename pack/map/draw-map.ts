import { readText } from '../../core/disk/read-text.ts';
import { join } from 'node:path';
import { geoMercator, geoPath } from 'd3-geo';
import { feature, merge, mesh } from 'topojson-client';
import { at } from '../../core/domain/assert-defined.ts';
import { projectionOf } from '../../core/domain/region-map.ts';
import type { MapSettings } from '../../core/schemas/map.ts';
import { colourOf, type Theme } from '../theme.ts';
import { countyAtlas, type County } from '../counties.ts';

const coastFile = join(import.meta.dirname, 'coast.generated.json');

/** How far the drawing extends beyond its frame, in map units, for maps of towns near the edge. */
const MARGIN = 150;

/** Coordinates are rounded to half a map unit, which no screen enlarges to more than two pixels. */
const STEP = 0.5;

/** Whether a drawing shows a coast, and whether it shows a border. */
type DrawnKinds = Readonly<Record<'coast' | 'border', boolean>>;

interface MapParts extends Pick<MapSettings, 'frame' | 'border'> {
  readonly theme: Theme;
}

/** Finds whether a frame's drawing shows a coast and a border. Pages credit the source of each. */
export const drawnKinds = ({
  frame,
  border,
}: Omit<MapParts, 'theme'>): DrawnKinds => ({
  coast: runsThrough(frame, readCoast().geometry.coordinates.flat(2)),
  border: runsThrough(frame, borderLines(border).coordinates.flat()),
});

/** Whether any of these points, longitude first, is in the frame. */
const runsThrough = (
  { west, east, south, north }: MapSettings['frame'],
  points: readonly (readonly number[])[],
) =>
  points.some(
    ([lon = 0, lat = 0]) =>
      lon > west && lon < east && lat > south && lat < north,
  );

const isOneOf = (border: MapSettings['border'], county: object) =>
  border.includes((county as County).properties.name);

/** The lines between the counties of a border and their neighbours. */
const borderLines = (border: MapSettings['border']) =>
  mesh(
    countyAtlas,
    countyAtlas.objects.counties,
    (one, other) => isOneOf(border, one) !== isOneOf(border, other),
  );

/**
 * Draws the parts of a region's map that do not change, as an SVG file in map units. A town's map
 * shows the whole file: land and water. The areas page puts `water` over `county`, `neighbours` and
 * `border`, which the file only defines.
 */
export function drawMap({ frame, border, theme }: MapParts): string {
  const { size, scale } = projectionOf(frame);
  const [near, right, bottom] = [
    -MARGIN,
    size.width + MARGIN,
    size.height + MARGIN,
  ];
  const projection = geoMercator()
    .scale(scale)
    .translate([0, 0])
    .center([frame.west, frame.north])
    .precision(0)
    .clipExtent([
      [near, near],
      [right, bottom],
    ]);
  const land = geoPath(projection).digits(1)(readCoast()) ?? '';
  const inland = geoPath(projection).digits(0);

  const { counties } = countyAtlas.objects;
  const isPart = (county: object) => isOneOf(border, county);
  const area = (isIn: (county: County) => boolean) =>
    inland(merge(countyAtlas, counties.geometries.filter(isIn))) ?? '';
  const fixed = 'vector-effect="non-scaling-stroke"';
  // On a page, the page's own colour applies, such as a high-contrast one.
  const colour = (name: string) =>
    `var(--color-${name},${colourOf(theme, name)})`;
  const countyPaths = [
    '<defs>',
    // The stroke widens the county: its coastline is rougher than that of the water drawn over it.
    `<path id="county" stroke-width="24" stroke-linejoin="round" d="${relative(area(isPart))}"/>`,
    `<path id="neighbours" d="${relative(area((county) => !isPart(county)))}"/>`,
    `<path id="border" ${fixed} fill="none" d="${relative(inland(borderLines(border)) ?? '')}"/>`,
    '</defs>',
  ];
  const sheet = `M${near} ${near}H${right}V${bottom}H${near}Z`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}">`,
    ...(border.length > 0 ? countyPaths : []),
    `<path fill="${colour('land')}" d="${sheet}"/>`,
    `<path id="water" ${fixed} fill="${colour('glass')}" fill-rule="evenodd" stroke="${colour('shore')}" stroke-width="1.25" stroke-linejoin="round" d="${sheet}${relative(land)}"/>`,
    '</svg>\n',
  ].join('\n');
}

/** Rewrites a path with relative points, which compress to little more than half the size. */
function relative(path: string): string {
  let from = [0, 0];
  return path
    .replaceAll(/([ML])([^A-Z]*)/g, (_, command: string, points: string) => {
      const ends = (points.match(/-?[\d.]+/g) ?? []).map(
        (number) => Math.round(Number(number) / STEP) * STEP,
      );
      const start = command === 'M' ? [0, 0] : from;
      from = ends.slice(-2);
      const steps = ends.map((end, index) => end - at(start, index % 2));
      return (command === 'M' ? 'M' : command.toLowerCase()) + steps.join(' ');
    })
    .replaceAll(/(?<=(l)[^a-z]*)\1/gi, ' ')
    .replaceAll(/(?<!\d)0\./g, '.')
    .replaceAll(' -', '-');
}

/** Reads the coasts of Great Britain and Ireland. The file names its source. */
function readCoast() {
  type Shapes = Parameters<typeof feature>;
  const coast = JSON.parse(readText(coastFile)) as Shapes[0] & {
    objects: { land: Extract<Shapes[1], { readonly type: 'MultiPolygon' }> };
  };
  return feature(coast, coast.objects.land);
}
