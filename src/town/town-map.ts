import coast from '../../site/coast.generated.json' with { type: 'json' };
import { moors, rivers } from '../../site/map-features.ts';
import { clipRing, drawCurve, drawPath, readRings, type MapBox, type MapPoint } from '../domain/maps/cut-coast.ts';
import { homeTown } from '../domain/home.ts';
import { project } from '../domain/maps/map-projection.ts';
import { placeLabels, type PlacedLabel } from '../domain/words/place-labels.ts';
import { thinOut } from '../domain/maps/thin-out.ts';
import { neighboursOf, towns, type Town } from '../domain/towns.ts';

/** The map's own units: at 280 pixels across, its letters are 12 high. */
export const townMapSize = { width: 320, height: 250 } as const;

const FONT = { here: 19, name: 14 } as const;
const DOT = { here: 7, name: 4.5, other: 2 } as const;
/** Other towns than the named ones: more dots would hide the coast. */
const MOST_OTHERS = 48;
/** Of the region's map: room around the towns shown, and the least that is shown, so that no map is all detail. */
const MARGIN = 34;
const LEAST_WIDTH = 230;
/** Home is on the map of a town that is no further from it than this, of the region's map. */
const HOME_WITHIN = 260;

/** Land is drawn this far beyond the edge too, for where the map fills a frame of another shape. */
const BEYOND = 90;

const rings = readRings(coast.path);

export interface MapTown extends MapPoint {
  readonly town: Town;
  readonly kind: 'here' | 'neighbour' | 'home' | 'other';
  readonly r: number;
  readonly label?: PlacedLabel | undefined;
}

export interface TownMapView {
  /** Paths in the map's units. */
  readonly land: string;
  readonly rivers: readonly string[];
  readonly moors: readonly { readonly name: string; readonly path: string }[];
  readonly towns: readonly MapTown[];
  /** Towards home, where home is off the map: a place at the map's edge. */
  readonly wayHome?: MapPoint & { readonly degrees: number };
}

const distance = (one: MapPoint, other: MapPoint) => Math.hypot(one.x - other.x, one.y - other.y);

/** The part of the region's map that is shown: the town, its neighbours and, where near, home, in the shape of the map. */
function chooseFrame(town: Town): MapBox {
  const here = project(town);
  const home = project(homeTown);
  const near = [here, ...neighboursOf(town).map(project), ...(distance(home, here) < HOME_WITHIN ? [home] : [])];
  const xs = near.map(({ x }) => x);
  const ys = near.map(({ y }) => y);
  const centre = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
  const ratio = townMapSize.width / townMapSize.height;
  const width = Math.max(
    LEAST_WIDTH,
    Math.max(...xs) - Math.min(...xs) + 2 * MARGIN,
    (Math.max(...ys) - Math.min(...ys) + 2 * MARGIN) * ratio,
  );
  const height = width / ratio;
  return {
    left: centre.x - width / 2,
    right: centre.x + width / 2,
    top: centre.y - height / 2,
    bottom: centre.y + height / 2,
  };
}

let last: { readonly town: Town; readonly view: TownMapView } | undefined;

/** Everything that the map round a town shows. One is kept: a town's pages follow each other, and of many towns all would fill the memory. */
export function townMapView(town: Town): TownMapView {
  if (last?.town !== town) last = { town, view: drawTownMap(town) };
  return last.view;
}

function drawTownMap(town: Town): TownMapView {
  const frame = chooseFrame(town);
  const scale = townMapSize.width / (frame.right - frame.left);
  const toMap = ({ x, y }: MapPoint): MapPoint => ({ x: (x - frame.left) * scale, y: (y - frame.top) * scale });
  const sheet = { left: -BEYOND, top: -BEYOND, right: townMapSize.width + BEYOND, bottom: townMapSize.height + BEYOND };
  const cut = (points: readonly MapPoint[]) => clipRing(points.map(toMap), sheet);
  const course = (points: readonly (readonly [lat: number, lon: number])[]) =>
    points.map(([lat, lon]) => project({ lat, lon }));
  return {
    land: rings.map((ring) => drawPath(cut(ring), true)).join(''),
    moors: moors
      .map(({ name, outline }) => ({ name, path: drawCurve(cut(course(outline)), true) }))
      .filter(({ path }) => path !== ''),
    rivers: rivers
      .map((river) => course(river.course).map(toMap))
      .filter((points) => points.some((point) => isOn(point)))
      .map((points) => drawCurve(points, false)),
    towns: placeTowns(town, toMap),
    ...findWayHome(toMap(project(town)), toMap(project(homeTown))),
  };
}

const isOn = ({ x, y }: MapPoint, margin = 0) =>
  x >= margin && y >= margin && x <= townMapSize.width - margin && y <= townMapSize.height - margin;

function placeTowns(town: Town, toMap: (point: MapPoint) => MapPoint): MapTown[] {
  const neighbours = neighboursOf(town);
  const kindOf = (other: Town): MapTown['kind'] => {
    if (other === town) return 'here';
    if (other === homeTown) return 'home';
    return neighbours.includes(other) ? 'neighbour' : 'other';
  };
  const order = ['here', 'home', 'neighbour', 'other'] as const;
  const dots = towns
    .map((other) => {
      const { x, y } = toMap(project(other));
      const kind = kindOf(other);
      const r = kind === 'here' ? DOT.here : kind === 'other' ? DOT.other : DOT.name;
      return { town: other, kind, r, x: Math.round(x), y: Math.round(y) };
    })
    .filter((dot) => isOn(dot, 3))
    .sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
  const named = dots.filter(({ kind }) => kind !== 'other');
  const others = thinOut(dots.slice(named.length), MOST_OTHERS, townMapSize);
  const labels = placeLabels(
    named.map((dot) => ({ ...dot, text: dot.town.label, fontSize: dot.kind === 'here' ? FONT.here : FONT.name })),
    {
      box: { left: 2, top: 2, right: townMapSize.width - 2, bottom: townMapSize.height - 2 },
      obstacles: others,
    },
  );
  return [...named, ...others].map((dot, index) => ({ ...dot, label: labels[index] }));
}

/** An arrow at the edge of the map, on the straight line home. */
function findWayHome(here: MapPoint, home: MapPoint): Pick<TownMapView, 'wayHome'> {
  if (isOn(home, 3)) return {};
  const share = Math.min(
    ...[
      home.x > here.x ? (townMapSize.width - 14 - here.x) / (home.x - here.x) : (14 - here.x) / (home.x - here.x),
      home.y > here.y ? (townMapSize.height - 14 - here.y) / (home.y - here.y) : (14 - here.y) / (home.y - here.y),
    ].filter((part) => part >= 0),
  );
  return {
    wayHome: {
      x: Math.round(here.x + (home.x - here.x) * share),
      y: Math.round(here.y + (home.y - here.y) * share),
      degrees: Math.round((Math.atan2(home.y - here.y, home.x - here.x) * 180) / Math.PI),
    },
  };
}
