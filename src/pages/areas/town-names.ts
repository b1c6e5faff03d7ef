import { map } from '#site/map.ts';
import {
  placeLabels,
  type LabelledDot,
  type PlacedLabel,
} from '../../town/place-labels.ts';
import { mapSize, project, spreadOut } from '../../domain/region-map.ts';
import { homeTown, topTowns, towns, type Town } from '../../domain/towns.ts';

/** Letters as large as a phone shows them, in the map's units: a name that has room at this size has room at any. */
const FONT = 38;
/** The same of a name that shows only when it is asked for. */
const LIT_FONT = 34;
/** What its white edge takes. */
const HALO = 5;
/** How far off a name may stand that shows only when it is asked for, in letters' heights. */
const REACH = 9;

/** A name closer to another's dot reads as that one's. */
const CLEARANCE = 12;

/** A name nearly as close to another's dot would be taken for that one's. */
const ALOOFNESS = 1.25;

/** More dots than these nobody could tell apart; the list beside the map has every town. */
const MOST_DOTS = 400;

const box = {
  left: 6,
  top: 6,
  right: mapSize.width - 6,
  bottom: mapSize.height - 6,
};
const majorTowns = new Set(map.majorTowns);

export const dotRadius = (town: Town) => (topTowns.includes(town) ? 9 : 7);

const rank = (town: Town) =>
  majorTowns.has(town.slug) ? 0 : topTowns.includes(town) ? 1 : 2;
const dotOf = (town: Town): LabelledDot => ({
  ...project(town),
  r: dotRadius(town),
  text: town.label,
  fontSize: FONT,
});

export interface TownName extends PlacedLabel {
  /** On the map all the time, on wide screens alone, or only while the town is pointed at, focused or touched. */
  readonly shown: 'always' | 'wide' | 'lit';
}

const byRank = [...towns].sort((one, other) => rank(one) - rank(other));
const homeFirst = [homeTown, ...byRank.filter((town) => town !== homeTown)];
const dots = homeFirst.map((town) => ({ ...project(town), town }));
const onMap = new Set(
  spreadOut(dots, MOST_DOTS, mapSize).map(({ town }) => town),
);

/** The towns that the map shows, in the order of the tour. */
export const townsOnMap = towns.filter((town) => onMap.has(town));

/**
 * A place off every dot for the name of each town: those with room beside their dot stand there. The others show alone, the rest of the
 * names being dimmed then, so they keep off the dots only.
 */
function placeNames(): ReadonlyMap<Town, TownName> {
  const ordered = byRank.filter((town) => onMap.has(town));
  const beside = placeLabels(ordered.map(dotOf), {
    box,
    clearance: CLEARANCE,
    aloofness: ALOOFNESS,
  });
  const names = new Map<Town, TownName>();
  for (const [index, town] of ordered.entries()) {
    const close = beside[index];
    if (close) {
      names.set(town, {
        ...close,
        shown: majorTowns.has(town.slug) ? 'always' : 'wide',
      });
      continue;
    }
    const obstacles = ordered.filter((other) => other !== town).map(dotOf);
    const dot = { ...dotOf(town), fontSize: LIT_FONT };
    const [alone] = placeLabels([dot], {
      box,
      obstacles,
      clearance: HALO,
      reach: REACH,
    });
    if (alone) names.set(town, { ...alone, shown: 'lit' });
  }
  return names;
}

/** Where the name of each town that the map shows stands. */
export const townNames = placeNames();
