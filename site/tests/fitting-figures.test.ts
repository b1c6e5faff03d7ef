import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkPictures } from '../../pack/check-pictures.ts';
import { readPack } from '../../pack/read-pack.ts';
import type { HubContent } from '../../src/domain/content.ts';
import { contentPaths } from '../../src/domain/pages.ts';
import { services } from '../../src/domain/services.ts';
import { towns } from '../../src/domain/towns.ts';
import { fittingFigures, tileFigures } from '../../src/town/fitting-figures.ts';

const read = <Content>(path: string) =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, '../../public', path), 'utf8'),
  ) as Content;

const namesOf = (slug: (typeof services)[number]['slug']) =>
  fittingFigures(slug).flatMap(({ pictures }) =>
    pictures.filter((name) => name !== undefined),
  );

test('each service has three fitting figures at least', () => {
  for (const { slug } of services)
    expect(fittingFigures(slug).length, slug).toBeGreaterThanOrEqual(3);
});

test('what a page refuses is in none of its pictures', () => {
  for (const slug of [
    'render-cleaning',
    'roof-moss-removal',
    'gutter-cleaning',
  ] as const)
    expect(
      namesOf(slug).filter((name) =>
        /lance|surface-cleaner|brick|sandstone|granite/.test(name),
      ),
    ).toEqual([]);
  expect(
    namesOf('gutter-cleaning').filter((name) =>
      /slate|chimney|tile/.test(name),
    ),
  ).toEqual([]);
  expect(
    namesOf('driveway-cleaning').filter((name) =>
      /slab|sandstone|steps|^close-surface-cleaner/.test(name),
    ),
  ).toEqual([]);
});

test('no caption names what its picture does not show, and no picture stands for a service that it does not show', async () => {
  expect(checkPictures(await readPack())).toEqual([]);
});

test('the six pictures of a hub are six, and towns differ in them', () => {
  const sets = towns.map(({ slug }) => {
    const { materials } = read<HubContent>(contentPaths.hub(slug));
    const tiles = [
      ...tileFigures(
        services.map((service) => service.slug),
        materials,
      ).values(),
    ];
    expect(new Set(tiles).size, slug).toBe(services.length);
    return tiles.map(({ pictures }) => pictures[0]).join();
  });
  expect(new Set(sets).size).toBeGreaterThan(25);
});
