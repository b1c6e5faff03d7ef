import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { geoArea } from 'd3-geo';
import type { MultiPolygon, Position } from 'geojson';
import { quantize } from 'topojson-client';
import { topology } from 'topojson-server';
import { presimplify, simplify, sphericalTriangleArea } from 'topojson-simplify';
import { coastFile } from './draw-map.ts';

/** Outlines of all land by OpenStreetMap, 37 MB: nothing but this needs it, so it is no dependency. */
const source = '@geo-maps/earth-coastlines-10m@0.6.0';
const credit = `© OpenStreetMap contributors, Open Database Licence 1.0 (openstreetmap.org/copyright), by the package ${source}: coast of Great Britain, simplified. This file is under the same licence.`;

/** An area in km² as a share of the unit ball's surface. */
const onBall = (area: number) => area / 6371 ** 2;
/** What a bend of the coast has to enclose to be there, in km². */
const LEAST_BEND = 0.03;
/** And how large an island, in km². */
const LEAST_ISLAND = 0.5;
/** Steps of coordinates over the country: some ten metres each. */
const STEPS = 1e5;

/** Great Britain without Ireland and the Continent: whatever lies within. */
const around = { west: -8.7, east: 1.8, south: 49.8, north: 60.9 };
const ireland = { west: -10.7, east: -5.42, south: 51.3, north: 55.45 };

type Box = typeof around;
const holds = ({ west, east, south, north }: Box, ring: readonly Position[]) =>
  ring.every(([lon = 0, lat = 0]) => lon > west && lon < east && lat > south && lat < north);

const areaOf = (ring: Position[]) => geoArea({ type: 'Polygon', coordinates: [ring] });
/** Outlines run clockwise on the ball, or they would hold all the rest of it. */
const clockwise = (ring: Position[]): Position[] => (areaOf(ring) > 2 * Math.PI ? ring.toReversed() : ring);

/** Writes Great Britain's coast anew, from the package that npm brings. */
export function renewCoast(): void {
  const folder = mkdtempSync(join(tmpdir(), 'coast-'));
  try {
    const archive = execFileSync('npm', ['pack', '--silent', source], { cwd: folder, encoding: 'utf8' }).trim();
    execFileSync('tar', ['xzf', archive], { cwd: folder });
    const world = JSON.parse(readFileSync(join(folder, 'package/map.geo.json'), 'utf8')) as {
      geometries: MultiPolygon[];
    };
    const rings = world.geometries
      .flatMap(({ coordinates }) => coordinates.flat())
      .filter((ring) => holds(around, ring) && !holds(ireland, ring))
      .map(clockwise)
      .filter((ring) => areaOf(ring) > onBall(LEAST_ISLAND));
    const land: MultiPolygon = { type: 'MultiPolygon', coordinates: rings.map((ring) => [ring]) };
    const bends = presimplify(topology({ land }) as Parameters<typeof presimplify>[0], sphericalTriangleArea);
    const simple = quantize(simplify(bends, onBall(LEAST_BEND)), STEPS);
    writeFileSync(coastFile, `${JSON.stringify({ source: credit, ...simple })}\n`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
