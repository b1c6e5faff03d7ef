import { placeLabels } from './place-labels.ts';
import {
  project,
  spreadOut,
  type MapPoint,
} from '../../core/domain/region-map.ts';
import {
  homeTown,
  neighboursOf,
  towns,
  type Town,
} from '../../core/domain/towns.ts';

/** Size in the town map's units. At a width of 280 pixels, names are 12 pixels high. */
export const townMapSize = {
  width: 320,
  height: 250,
} as const;

const FONT = { here: 19, name: 14 } as const;
/** Radii of the dots. */
const radii = {
  here: 7,
  home: 4.5,
  neighbour: 4.5,
  other: 2,
} as const;
/** Radius of the ring around the town itself. */
export const RING = 13;
/** Radius of the ring's outer edge, which no name may cross. */
const RING_EDGE = RING + 1.5;
/** Maximum towns without names, since more dots would hide the coast. */
const MAX_OTHERS = 48;
/** Space around the towns shown, in units of the region's map. */
const MARGIN = 34;
/** Least width shown, in units of the region's map. */
const MIN_WIDTH = 230;
/** The home town is shown if it is nearer than this, in units of the region's map. */
const HOME_WITHIN = 260;

/** A town on a town's map: its dot, and its name if there is room. */
export type MapTown = ReturnType<typeof townMapView>['towns'][number];

/** Returns the part of the region's map with a town, its neighbours and, if near, the home town. */
function chooseFrame(town: Town) {
  const here = project(town);
  const home = project(homeTown);
  const near = [here, ...neighboursOf(town).map(project)];
  const distance = Math.hypot(home.x - here.x, home.y - here.y);
  if (distance < HOME_WITHIN) near.push(home);
  const xs = near.map(({ x }) => x);
  const ys = near.map(({ y }) => y);
  const left = Math.min(...xs);
  const right = Math.max(...xs);
  const top = Math.min(...ys);
  const bottom = Math.max(...ys);
  const ratio = townMapSize.width / townMapSize.height;
  const width = Math.max(
    MIN_WIDTH,
    right - left + 2 * MARGIN,
    (bottom - top + 2 * MARGIN) * ratio,
  );
  const height = width / ratio;
  return {
    left: (left + right - width) / 2,
    top: (top + bottom - height) / 2,
    width,
    height,
  };
}

const isOn = ({ x, y }: MapPoint) =>
  x >= 3 && y >= 3 && x <= townMapSize.width - 3 && y <= townMapSize.height - 3;

/** Lays out a town's map. `frame` is left, top, width and height on the region's map. */
export function townMapView(town: Town) {
  const { left, top, width, height } = chooseFrame(town);
  const scale = townMapSize.width / width;
  const neighbours = neighboursOf(town);
  const kindOf = (other: Town): keyof typeof radii => {
    if (other === town) return 'here';
    if (other === homeTown) return 'home';
    return neighbours.includes(other) ? 'neighbour' : 'other';
  };
  // Names are placed in this order.
  const byImportance = new Set([town, homeTown, ...neighbours, ...towns]);
  const dots = [...byImportance]
    .map((other) => {
      const { x, y } = project(other);
      const kind = kindOf(other);
      return {
        town: other,
        kind,
        r: radii[kind],
        x: Math.round((x - left) * scale),
        y: Math.round((y - top) * scale),
      };
    })
    .filter(isOn);
  const named = dots.filter(({ kind }) => kind !== 'other');
  const others = spreadOut(dots.slice(named.length), MAX_OTHERS, townMapSize);
  const labels = placeLabels(
    named.map((dot) => ({
      ...dot,
      text: dot.town.label,
      ...(dot.kind === 'here'
        ? { r: RING_EDGE, fontSize: FONT.here }
        : { fontSize: FONT.name }),
    })),
    {
      box: {
        left: 2,
        top: 2,
        right: townMapSize.width - 2,
        bottom: townMapSize.height - 2,
      },
      obstacles: others,
    },
  );
  return {
    frame: [left, top, width, height].map((edge) => edge.toFixed(1)).join(),
    towns: [...named, ...others].map((dot, index) => ({
      ...dot,
      label: labels[index],
    })),
  };
}
