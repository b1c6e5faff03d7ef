import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkPictures } from '../../pack/check-pictures.ts';
import { readPack } from '../../pack/read-pack.ts';
import { closeUps } from '../../src/domain/pictures/close-ups.ts';
import type {
  HubContent,
  TownServiceContent,
} from '../../src/domain/content.ts';
import { showsService } from '../../src/domain/pictures/shows-service.ts';
import { contentPaths } from '../../src/domain/pages.ts';
import { services } from '../../src/domain/services.ts';
import { towns } from '../../src/domain/towns.ts';
import {
  fittingFigures,
  placeFigures,
  tileFigures,
  workFirst,
} from '../../src/town/fitting-figures.ts';
import { splitSections } from '../../src/town/split-sections.ts';
import { serviceWork } from '../picture-terms.ts';

const read = <Content>(path: string) =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, '../../public', path), 'utf8'),
  ) as Content;

const servicePages = towns.flatMap((town) =>
  services.map(({ slug }) => ({
    name: `${town.slug}/${slug}`,
    slug,
    content: read<TownServiceContent>(
      contentPaths.townService(town.slug, slug),
    ),
  })),
);
const namesOf = (slug: (typeof services)[number]['slug']) =>
  fittingFigures(slug).flatMap(({ pictures }) =>
    pictures.filter((name) => name !== undefined),
  );

test('each service has three fitting figures at least', () => {
  for (const { slug } of services)
    expect(fittingFigures(slug).length, slug).toBeGreaterThanOrEqual(3);
});

test('a town page shows two figures at least where its materials have two, and none of anything else', () => {
  for (const { name, slug, content } of servicePages) {
    const [, ...sections] = splitSections(content.bodyHtml);
    const fitting = fittingFigures(slug, content.materials);
    const placed = [...placeFigures(sections, workFirst(fitting), 3).values()];
    expect(placed.length, name).toBeGreaterThanOrEqual(
      Math.min(2, fitting.length),
    );
    expect(fitting.length, name).toBeGreaterThan(0);
    expect(new Set(placed).size, name).toBe(placed.length);
    for (const { pictures } of placed)
      for (const picture of pictures)
        if (picture)
          expect(
            showsService(
              closeUps[picture].shows,
              serviceWork[slug],
              content.materials,
            ),
            name,
          ).toBe(true);
  }
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
