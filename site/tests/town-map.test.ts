import { expect, test } from 'vitest';
import { neighboursOf, towns } from '../../src/domain/towns.ts';
import { townMapSize, townMapView } from '../../src/town/town-map.ts';

const views = towns.map((town) => ({ town, view: townMapView(town) }));
const BYTES = 6000;

test('every town has a map of a few kilobytes with land, itself and its neighbours on it', () => {
  for (const { town, view } of views) {
    const paths = view.land + view.rivers.join('') + view.moors.map(({ path }) => path).join('');
    expect(paths.length, town.label).toBeLessThan(BYTES / 2);
    expect(view.land, town.label).toMatch(/^M/);
    const shown = view.towns.filter(({ kind }) => kind !== 'other').map((dot) => dot.town);
    expect(shown, town.label).toEqual(expect.arrayContaining([town, ...neighboursOf(town)]));
  }
});

test('every town is named on its own map, and no name covers a dot', () => {
  for (const { town, view } of views) {
    expect(view.towns[0], town.label).toMatchObject({ town, kind: 'here', label: expect.anything() });
    for (const { label } of view.towns) {
      if (!label) continue;
      expect(label.x).toBeGreaterThanOrEqual(0);
      expect(label.x).toBeLessThanOrEqual(townMapSize.width);
    }
  }
});

test('nearly every neighbour is named too; the list beneath names them all', () => {
  const unnamed = views.flatMap(({ view }) => view.towns.filter(({ kind, label }) => kind === 'neighbour' && !label));
  expect(unnamed.length).toBeLessThan(15);
});

test('home is on the map, or an arrow points to it', () => {
  for (const { town, view } of views) {
    const isHomeOn = view.towns.some((dot) => dot.kind === 'home') || view.towns[0]!.town.label === 'Exmouth';
    expect(view.wayHome === undefined, town.label).toBe(isHomeOn);
  }
});
