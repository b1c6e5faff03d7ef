import { readText } from '../../pack/read-text.ts';
import { join } from 'node:path';
import { geoMercator, geoPath } from 'd3-geo';
import { curveCatmullRom, curveCatmullRomClosed, line } from 'd3-shape';
import { feature, merge, mesh } from 'topojson-client';
import { at } from '../../src/domain/assert-defined.ts';
import { projectionOf } from '../../src/domain/region-map.ts';
import type {
  Moors,
  Position,
  Rivers,
} from '../../pack/schemas/map-features.ts';
import type { MapSettings } from '../../pack/schemas/map.ts';
import { colourOf, type Theme } from '../../pack/theme.ts';
import { countyAtlas, type County } from '../../pack/counties.ts';

const coastFile = join(import.meta.dirname, 'coast.generated.json');

/** How wide the shore is drawn about an estuary, in the map's units. */
const SHORE = 1.2;

/** How far the drawing goes beyond its frame, for towns near the edge. */
const MARGIN = 150;

/** Points lie on halves of the map's unit, which no screen enlarges to more than two pixels. */
const STEP = 0.5;

/** Whether a drawing shows each kind of thing. */
type DrawnKinds = Readonly<
  Record<'coast' | 'border' | 'rivers' | 'moors', boolean>
>;

interface MapParts extends Pick<MapSettings, 'frame' | 'border'> {
  readonly rivers: Rivers;
  readonly moors: Moors;
  readonly theme: Theme;
}

/** Which kinds of things the drawing of a frame shows. Pages credit these. */
export const drawnKinds = ({
  frame,
  border,
  rivers,
  moors,
}: Omit<MapParts, 'theme'>): DrawnKinds => ({
  coast: hasCoast(frame),
  border: border.length > 0,
  rivers: rivers.length > 0,
  moors: moors.length > 0,
});

/** Whether a coast runs through the frame. */
const hasCoast = ({ west, east, south, north }: MapSettings['frame']) =>
  readCoast()
    .geometry.coordinates.flat(2)
    .some(
      ([lon = 0, lat = 0]) =>
        lon > west && lon < east && lat > south && lat < north,
    );

/**
 * The parts of a region's map that do not change, as an SVG file in the map's units. Shown whole, it
 * is a town's surroundings: `inland`, moors and rivers, and over it `water` with the shores of
 * hand-drawn estuaries. The map of the areas shows these parts by their ids, over `county`, its
 * `neighbours` and the `border` between them, which the whole file does not show.
 */
export function drawMap({
  frame,
  border,
  rivers,
  moors,
  theme,
}: MapParts): string {
  const { size, unitsPerKm, scale, project } = projectionOf(frame);
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
  const curve = line<Position>()
    .x(([lat, lon]) => project({ lat, lon }).x)
    .y(([lat, lon]) => project({ lat, lon }).y)
    .digits(1);

  const { counties } = countyAtlas.objects;
  const isPart = (county: object) =>
    border.includes((county as County).properties.name);
  const area = (isIn: (county: County) => boolean) =>
    inland(merge(countyAtlas, counties.geometries.filter(isIn))) ?? '';
  const lines = mesh(
    countyAtlas,
    counties,
    (one, other) => isPart(one) !== isPart(other),
  );
  const fixed = 'vector-effect="non-scaling-stroke"';
  // The page's colour where it is part of a page, which may be set to high contrast.
  const colour = (name: string) =>
    `var(--color-${name},${colourOf(theme, name)})`;
  const courses = rivers.map(({ course, km = 0 }) => ({
    d: curve.curve(curveCatmullRom)(course) ?? '',
    km,
  }));
  const estuaries = (stroke: string, banks: number) => {
    const widthOf = (km: number) => (km * unitsPerKm + 2 * banks).toFixed(1);
    const paths = courses
      .filter(({ km }) => km > 0)
      .map(
        ({ d, km }) =>
          `<path stroke-width="${widthOf(km)}" d="${relative(d)}"/>`,
      );
    return `<g fill="none" stroke="${stroke}" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g>`;
  };
  const countyPaths = [
    '<defs>',
    // Wider than it is, for the coast of these outlines is rougher than that of the water over it.
    `<path id="county" stroke-width="24" stroke-linejoin="round" d="${relative(area(isPart))}"/>`,
    `<path id="neighbours" d="${relative(area((county) => !isPart(county)))}"/>`,
    `<path id="border" ${fixed} fill="none" d="${relative(inland(lines) ?? '')}"/>`,
    '</defs>',
  ];
  const outlines = moors
    .map(({ outline }) => curve.curve(curveCatmullRomClosed)(outline) ?? '')
    .join('');
  const lesser = courses.map(({ d, km }) => (km > 0 ? '' : d)).join('');
  const sheet = `M${near} ${near}H${right}V${bottom}H${near}Z`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}">`,
    ...(border.length > 0 ? countyPaths : []),
    `<path fill="${colour('land')}" d="${sheet}"/>`,
    '<g id="inland">',
    `<path fill="${colour('moor')}" d="${relative(outlines)}"/>`,
    `<path ${fixed} fill="none" stroke="${colour('river')}" stroke-width="1.4" d="${relative(lesser)}"/>`,
    '</g>',
    '<g id="water">',
    estuaries(colour('shore'), SHORE),
    `<path ${fixed} fill="${colour('glass')}" fill-rule="evenodd" stroke="${colour('shore')}" stroke-width="1.25" stroke-linejoin="round" d="${sheet}${relative(land)}"/>`,
    estuaries(colour('glass'), 0),
    '</g>',
    '</svg>\n',
  ].join('\n');
}

/** The same lines and curves, each point counted from the one before, which packs to little more than half. */
function relative(path: string): string {
  let from = [0, 0];
  return path
    .replaceAll(/([MLC])([^A-Z]*)/g, (_, command: string, points: string) => {
      const ends = (points.match(/-?[\d.]+/g) ?? []).map(
        (number) => Math.round(Number(number) / STEP) * STEP,
      );
      const start = command === 'M' ? [0, 0] : from;
      from = ends.slice(-2);
      const steps = ends.map((end, index) => end - at(start, index % 2));
      return (command === 'M' ? 'M' : command.toLowerCase()) + steps.join(' ');
    })
    .replaceAll(/(?<=([lc])[^a-z]*)\1/gi, ' ')
    .replaceAll(/(?<!\d)0\./g, '.')
    .replaceAll(' -', '-');
}

/** The coasts of Great Britain and Ireland. The file names its source. */
function readCoast() {
  type Shapes = Parameters<typeof feature>;
  const coast = JSON.parse(readText(coastFile)) as Shapes[0] & {
    objects: { land: Extract<Shapes[1], { readonly type: 'MultiPolygon' }> };
  };
  return feature(coast, coast.objects.land);
}
