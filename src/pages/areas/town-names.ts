import { map } from '#site/map.ts';
import {
  placeLabels,
  type LabelledDot,
  type PlacedLabel,
} from '../../town/place-labels.ts';
import {
  mapSize,
  project,
  spreadOut,
} from '../../../core/domain/region-map.ts';
import {
  homeTown,
  topTowns,
  towns,
  type Town,
} from '../../../core/domain/towns.ts';

/** Font size of the names on phones, in map units. A name that fits at this size fits anywhere. */
const FONT = 38;
/**
 * Font size, in map units, of a name that is shown only while its town is lit: hovered, touched or
 * focused.
 */
const LIT_FONT = 34;
/** Width of a name's white outline, in map units. */
const OUTLINE = 5;
/** Greatest distance from a dot to a name that is shown only while lit, in em. */
const REACH = 9;
/** Least distance from a name to other towns' dots, in map units. */
const CLEARANCE = 12;
/** A name must be this many times nearer to its own dot than to any other. */
const MIN_DISTANCE_RATIO = 1.25;

/** More dots would be indistinguishable. The list beside the map has every town. */
const MAX_DOTS = 400;

const box = {
  left: 6,
  top: 6,
  right: mapSize.width - 6,
  bottom: mapSize.height - 6,
};
const majorTowns = new Set(map.majorTowns);

export const dotRadius = (town: Town) => (topTowns.includes(town) ? 9 : 7);

function rank(town: Town): number {
  if (majorTowns.has(town.slug)) return 0;
  return topTowns.includes(town) ? 1 : 2;
}

const dotOf = (town: Town): LabelledDot => ({
  ...project(town),
  r: dotRadius(town),
  text: town.label,
  fontSize: FONT,
});

interface TownName extends PlacedLabel {
  /** Always, on wide screens only, or only while the town is lit. */
  readonly shown: 'always' | 'wide' | 'lit';
}

const byRank = [...towns].sort((one, other) => rank(one) - rank(other));
const homeFirst = new Set([homeTown, ...byRank]);
const dots = [...homeFirst].map((town) => ({
  ...project(town),
  town,
}));
const onMap = new Set(
  spreadOut(dots, MAX_DOTS, mapSize).map(({ town }) => town),
);

/** The towns that the map shows, in the order of the town list. */
export const townsOnMap = towns.filter((town) => onMap.has(town));

/** Positions each name next to its dot or, without room there, farther away to show while lit. */
function placeNames(): ReadonlyMap<Town, TownName> {
  const shown = byRank.filter((town) => onMap.has(town));
  const beside = placeLabels(shown.map(dotOf), {
    box,
    clearance: CLEARANCE,
    minDistanceRatio: MIN_DISTANCE_RATIO,
  });
  const names = new Map<Town, TownName>();
  for (const [index, town] of shown.entries()) {
    const label = beside[index];
    const name: TownName | undefined = label
      ? {
          ...label,
          shown: majorTowns.has(town.slug) ? 'always' : 'wide',
        }
      : placeLitName(town, shown);
    if (name) names.set(town, name);
  }
  return names;
}

/** Positions a name shown while lit. It avoids only dots, since other names are dimmed then. */
function placeLitName(
  town: Town,
  shown: readonly Town[],
): TownName | undefined {
  const dot = { ...dotOf(town), fontSize: LIT_FONT };
  const others = shown.filter((other) => other !== town);
  const [label] = placeLabels([dot], {
    box,
    obstacles: others.map(dotOf),
    clearance: OUTLINE,
    reach: REACH,
  });
  return label && { ...label, shown: 'lit' };
}

/** Positions of the names of the towns on the map. */
export const townNames = placeNames();
