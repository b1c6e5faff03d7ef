import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawMap } from '../../pack/map/draw-map.ts';
import { readTheme } from '../../pack/theme.ts';
import { neighboursOf, towns } from '../../core/domain/towns.ts';
import { townMapSize, townMapView } from '../../src/town/town-map.ts';
import { map } from '../map.ts';

const views = towns.map((town) => ({ town, view: townMapView(town) }));

test('the committed map is what npm run make-map draws from the settings', () => {
  expect(
    readFileSync(join(import.meta.dirname, '../map.generated.svg'), 'utf8'),
  ).toBe(drawMap({ ...map, theme: readTheme() }));
});

test("every town's map shows the town and its neighbours", () => {
  for (const { town, view } of views) {
    const shown = view.towns
      .filter(({ kind }) => kind !== 'other')
      .map((dot) => dot.town);
    expect(shown, town.label).toEqual(
      expect.arrayContaining([town, ...neighboursOf(town)]),
    );
  }
});

test("every town is named on its own map, and every name is within the map's width", () => {
  for (const { town, view } of views) {
    expect(view.towns[0], town.label).toMatchObject({
      town,
      kind: 'here',
      label: expect.anything(),
    });
    for (const { label } of view.towns) {
      if (!label) continue;
      expect(label.x).toBeGreaterThanOrEqual(0);
      expect(label.x).toBeLessThanOrEqual(townMapSize.width);
    }
  }
});

test("nearly all neighbours are named on the towns' maps", () => {
  const unnamed = views.flatMap(({ view }) =>
    view.towns.filter(({ kind, label }) => kind === 'neighbour' && !label),
  );
  expect(unnamed.length).toBeLessThan(15);
});
