import type { MapBox, MapPoint } from '../../core/domain/region-map.ts';

interface Dot extends MapPoint {
  /** Radius. */
  readonly r: number;
}

export interface LabelledDot extends Dot {
  readonly text: string;
  readonly fontSize: number;
}

export interface PlacedLabel extends MapPoint {
  readonly anchor: 'start' | 'middle' | 'end';
  /** Extra distance from the label's dot, in em. Above 0, the label needs a line to its dot. */
  readonly far: number;
}

interface Constraints {
  /** The area that labels must stay inside. */
  readonly box: MapBox;
  /** Further dots that labels must not cover. */
  readonly obstacles?: readonly Dot[];
  /** Least distance between a label and all dots but its own. */
  readonly clearance?: number;
  /** A label without a line must be this many times nearer to its own dot than to any other. */
  readonly minDistanceRatio?: number;
  /** The greatest `far` that a label may have. */
  readonly reach?: number;
}

/**
 * A label's position relative to its dot: its text anchor; -1 above, 0 level with or 1 below the
 * dot; and `over` if the label is directly above or below the dot, not beside it.
 */
type Side = readonly [anchor: PlacedLabel['anchor'], dy: number, over?: 'over'];

/** Positions of a label relative to its dot, best first. */
const sides: readonly Side[] = [
  ['start', 0],
  ['end', 0],
  ['middle', -1, 'over'],
  ['middle', 1, 'over'],
  ['start', -1],
  ['start', 1],
  ['end', -1],
  ['end', 1],
  ['start', -1, 'over'],
  ['start', 1, 'over'],
  ['end', -1, 'over'],
  ['end', 1, 'over'],
];

/** Directions from the dot to the label's anchor. */
const directions = {
  start: 1,
  middle: 0,
  end: -1,
} as const;
/** Shares of the label's width that are left of its anchor. */
const sharesLeft = {
  start: 0,
  middle: 0.5,
  end: 1,
} as const;

/** Returns the width of a bold letter in em, rounded up. */
function letterWidth(letter: string): number {
  if (/[fijlrtI' ]/.test(letter)) return 0.37;
  return /[mwMW]/.test(letter) ? 0.92 : 0.6;
}

const textWidth = (text: string) =>
  [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);

function placeAt(dot: LabelledDot, [anchor, dy, over]: Side, far: number) {
  const { fontSize } = dot;
  const width = textWidth(dot.text) * fontSize;
  const gap = dot.r + fontSize * (0.25 + far);
  const x = dot.x + directions[anchor] * (over ? -dot.r : gap);

  const beside = fontSize * (0.33 + dy * (0.75 + far));
  const aboveOrBelow = dy < 0 ? -gap : gap + fontSize * 0.75;
  const baseline = dot.y + (over ? aboveOrBelow : beside);

  const left = x - sharesLeft[anchor] * width;
  return {
    label: {
      x: Math.round(x),
      y: Math.round(baseline),
      anchor,
      far,
    },
    box: {
      left,
      right: left + width,
      top: baseline - fontSize * 0.8,
      bottom: baseline + fontSize * 0.25,
    },
  };
}

const isInside = (inner: MapBox, outer: MapBox) =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

const overlaps = (one: MapBox, other: MapBox) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

const boxAround = ({ x, y, r }: Dot, clearance: number): MapBox => ({
  left: x - r - clearance,
  right: x + r + clearance,
  top: y - r - clearance,
  bottom: y + r + clearance,
});

/** Returns the distance from a point to a box. */
const distance = ({ x, y }: MapPoint, { left, right, top, bottom }: MapBox) =>
  Math.hypot(
    Math.max(left - x, 0, x - right),
    Math.max(top - y, 0, y - bottom),
  );

/**
 * Returns a position for each dot's label, inside the box and clear of all other dots and earlier
 * labels; undefined for a label that has none.
 * @param dots most important first
 */
export function placeLabels(
  dots: readonly LabelledDot[],
  {
    box,
    obstacles = [],
    clearance = 1,
    minDistanceRatio = 0,
    reach = 0,
  }: Constraints,
): (PlacedLabel | undefined)[] {
  const allDots: readonly Dot[] = [...dots, ...obstacles];
  const taken: MapBox[] = [];

  const isFree = (dot: LabelledDot, place: ReturnType<typeof placeAt>) => {
    const isOff = (other: Dot) => {
      if (overlaps(place.box, boxAround(other, clearance))) return false;
      const hasLine = place.label.far > 0;
      const least = minDistanceRatio * distance(dot, place.box);
      return hasLine || distance(other, place.box) > least;
    };
    return (
      isInside(place.box, box) &&
      !taken.some((other) => overlaps(place.box, other)) &&
      allDots.every((other) => other === dot || isOff(other))
    );
  };

  return dots.map((dot) => {
    const distances = Array.from({ length: reach + 1 }, (_, far) => far);
    const free = distances
      .flatMap((far) => sides.map((side) => placeAt(dot, side, far)))
      .find((place) => isFree(dot, place));
    if (free) taken.push(free.box);
    return free?.label;
  });
}
