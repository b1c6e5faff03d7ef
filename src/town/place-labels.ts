import type { MapBox, MapPoint } from '../domain/region-map.ts';

export interface LabelledDot extends MapPoint {
  readonly text: string;
  readonly fontSize: number;
  /** Radius. */
  readonly r: number;
}

export interface PlacedLabel extends MapPoint {
  readonly anchor: 'start' | 'middle' | 'end';
  /** How many letters' heights it stands off: above none it wants a line to its dot. */
  readonly far: number;
}

interface Surroundings {
  /** What no name may leave. */
  readonly box: MapBox;
  /** Further dots that no name may cover. */
  readonly obstacles?: readonly (MapPoint & { readonly r: number })[];
  /** Room between a name and the dots of others. */
  readonly clearance?: number;
  /** How many times further off than its own dot any other has to be, where no line leads from name to dot. */
  readonly aloofness?: number;
  /** How far from its dot a name may stand, in letters' heights. */
  readonly reach?: number;
}

/** Widths of letters of the site's bold text face, in font sizes, on the wide side. */
const widthOf = (letter: string) =>
  /[fijlrtI' ]/.test(letter) ? 0.37 : /[mwMW]/.test(letter) ? 0.92 : 0.6;
const widthOfText = (text: string) =>
  [...text].reduce((sum, letter) => sum + widthOf(letter), 0);

const overlap = (one: MapBox, other: MapBox) =>
  Math.max(
    0,
    Math.min(one.right, other.right) - Math.max(one.left, other.left),
  ) *
  Math.max(
    0,
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  );

/** From a point to a rectangle. */
const distance = ({ x, y }: MapPoint, { left, right, top, bottom }: MapBox) =>
  Math.hypot(
    Math.max(left - x, 0, x - right),
    Math.max(top - y, 0, y - bottom),
  );

const around = ({ x, y }: MapPoint, r: number): MapBox => ({
  left: x - r,
  right: x + r,
  top: y - r,
  bottom: y + r,
});

interface Side {
  /** -1, 0 or 1 for left, middle and right. */
  readonly dx: number;
  readonly dy: number;
  /** How far a name above or below is pushed aside, in its own widths. */
  readonly push?: number;
}

/** Where a name may stand beside its dot, best first. */
const sides: readonly Side[] = [
  { dx: 1, dy: 0 },
  { dx: -1, dy: 0 },
  { dx: 0, dy: -1 },
  { dx: 0, dy: 1 },
  { dx: 1, dy: -1 },
  { dx: 1, dy: 1 },
  { dx: -1, dy: -1 },
  { dx: -1, dy: 1 },
  ...[0.25, -0.25, 0.5, -0.5].flatMap((push) =>
    [-1, 1].map((dy) => ({ dx: 0, dy, push })),
  ),
];

/** The place at a side of the dot, `far` letters' heights further off than close by. */
function candidate(
  { x, y, text, fontSize, r }: LabelledDot,
  { dx, dy, push = 0 }: Side,
  far: number,
) {
  const width = widthOfText(text) * fontSize;
  const gap = r + fontSize * (0.25 + far);
  const baseline =
    dx === 0
      ? dy < 0
        ? y - gap
        : y + gap + fontSize * 0.75
      : y + fontSize * (0.33 + dy * (0.75 + far));
  const middle = x + push * width;
  const start =
    dx === 0 ? middle - width / 2 : dx > 0 ? x + gap : x - gap - width;
  const anchor = dx === 0 ? 'middle' : dx > 0 ? 'start' : 'end';
  return {
    label: {
      x: Math.round(middle + dx * gap),
      y: Math.round(baseline),
      anchor,
      far,
    } as PlacedLabel,
    box: {
      left: start,
      right: start + width,
      top: baseline - fontSize * 0.8,
      bottom: baseline + fontSize * 0.25,
    },
  };
}

/**
 * A place beside each dot for its name, in the order given: off all dots, off the names before it and within the box. Undefined for a
 * name that has no such place.
 * @param dots dots whose names are wanted, most important first
 */
export function placeLabels(
  dots: readonly LabelledDot[],
  {
    box,
    obstacles = [],
    clearance = 1,
    aloofness = 0,
    reach = 0,
  }: Surroundings,
): (PlacedLabel | undefined)[] {
  const taken: MapBox[] = [];
  const allDots = [...dots, ...obstacles].map((dot) => ({
    dot,
    area: around(dot, dot.r + clearance),
  }));
  return dots.map((dot) => {
    const free = Array.from({ length: reach + 1 }, (_, far) =>
      sides.map((side) => candidate(dot, side, far)),
    )
      .flat()
      .find(
        ({ box: place, label: { far } }) =>
          place.left >= box.left &&
          place.right <= box.right &&
          place.top >= box.top &&
          place.bottom <= box.bottom &&
          taken.every((other) => overlap(place, other) === 0) &&
          allDots.every(
            ({ dot: other, area }) =>
              other === dot ||
              (overlap(place, area) === 0 &&
                (far > 0 ||
                  distance(other, place) > aloofness * distance(dot, place))),
          ),
      );
    if (free) taken.push(free.box);
    return free?.label;
  });
}
