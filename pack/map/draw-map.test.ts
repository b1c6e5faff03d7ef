import { geoMercator } from 'd3-geo';
import { expect, test } from 'vitest';
import { projectionOf } from '../../core/domain/region-map.ts';
import { readTheme } from '../theme.ts';
import { countyNames } from '../counties.ts';
import { drawMap, drawnKinds } from './draw-map.ts';

const frame = { west: -4.75, east: -2.82, south: 50.13, north: 51.32 };
const { project, scale } = projectionOf(frame);
const border = ['Devon', 'Plymouth', 'Torbay'];
const drawn = (parts: Partial<Parameters<typeof drawMap>[0]>) =>
  drawMap({
    frame,
    border,
    theme: readTheme(),
    ...parts,
  });

type Ring = readonly (readonly [x: number, y: number])[];

/**
 * The rings of a path in the drawing in absolute points. The drawing itself has relative points.
 */
const ringsOf = (svg: string, id: string): Ring[] =>
  (new RegExp(`id="${id}"[^M]* d="([^"]*)"`, 's').exec(svg)?.[1] ?? '')
    .split('M')
    .slice(1)
    .map((ring) => {
      let [x, y] = [0, 0];
      const numbers = (ring.match(/-?[\d.]+/g) ?? []).map(Number);
      return numbers.flatMap((number, index) => {
        if (index % 2 === 0) return [];
        [x, y] = [x + numbers[index - 1]!, y + number];
        return [[x, y] as const];
      });
    });

/** Whether a place is inside the rings: a ray to the east crosses them an odd number of times. */
const isIn = (place: { lat: number; lon: number }, rings: readonly Ring[]) => {
  const { x, y } = project(place);
  const crossings = rings.flatMap((ring) =>
    ring.filter(([toX, toY], index) => {
      const [fromX, fromY] = ring.at(index - 1)!;
      return (
        fromY > y !== toY > y &&
        x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)
      );
    }),
  );
  return crossings.length % 2 === 1;
};

const places = {
  Exeter: { lat: 50.72, lon: -3.53 },
  Plymouth: { lat: 50.4, lon: -4.12 },
  Tavistock: { lat: 50.55, lon: -4.14 },
  Launceston: { lat: 50.64, lon: -4.37 },
  Taunton: { lat: 51.02, lon: -3.1 },
  'Lyme Bay': { lat: 50.6, lon: -3.1 },
  'the estuary of the Exe': { lat: 50.65, lon: -3.445 },
  'the Hamoaze at Plymouth': { lat: 50.38, lon: -4.19 },
};
const holding = (id: string) =>
  Object.entries(places)
    .filter(([, place]) =>
      isIn(place, ringsOf(drawn({}), id).slice(id === 'water' ? 1 : 0)),
    )
    .map(([name]) => name);

test('towns are placed on the map by the projection that draws it', () => {
  const geo = geoMercator()
    .scale(scale)
    .translate([0, 0])
    .center([frame.west, frame.north]);
  for (const place of Object.values(places)) {
    const [x, y] = geo([place.lon, place.lat])!;
    expect(project(place).x).toBeCloseTo(x, 6);
    expect(project(place).y).toBeCloseTo(y, 6);
  }
});

test('the map shows towns on land, and the bay and the large estuaries as water', () => {
  expect(holding('water')).toEqual([
    'Exeter',
    'Plymouth',
    'Tavistock',
    'Launceston',
    'Taunton',
  ]);
});

test("a county's outline contains its own towns and none of its neighbours' towns", () => {
  expect(holding('county')).toEqual(['Exeter', 'Plymouth', 'Tavistock']);
  expect(holding('neighbours')).toEqual(
    expect.arrayContaining(['Launceston', 'Taunton']),
  );
});

test('no border is drawn between the parts that make up a county', () => {
  const length = (parts: string[]) =>
    ringsOf(drawn({ border: parts }), 'border').flat().length;
  // With the city left out of the list, a border is drawn around it too.
  expect(length(['Devon', 'Torbay'])).toBeGreaterThan(length(border));
  expect(drawn({ border: [] })).not.toMatch(/county|neighbours|border/);
  expect(countyNames).toContain('Kent');
});

test('a frame that is inland and within its county shows neither coast nor border', () => {
  expect(drawnKinds({ frame, border })).toEqual({ coast: true, border: true });
  const inland = { west: -3.95, east: -3.9, south: 50.7, north: 50.75 };
  expect(drawnKinds({ frame: inland, border })).toEqual({
    coast: false,
    border: false,
  });
});
