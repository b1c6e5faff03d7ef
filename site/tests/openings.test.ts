import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { TownProfile } from '../../generator/inputs/profile.ts';
import { publicFolder } from '../../core/disk/project-paths.ts';
import type {
  HubContent,
  TownServiceContent,
} from '../../core/domain/content.ts';
import { at } from '../../core/domain/assert-defined.ts';
import { contentPaths } from '../../core/domain/pages.ts';
import { services } from '../../core/domain/services.ts';
import { towns } from '../../core/domain/towns.ts';
import { pairs } from '../pairs.ts';
import { materials } from '../surfaces.ts';

const read = <Content>(path: string) =>
  JSON.parse(readFileSync(join(publicFolder, path), 'utf8')) as Content;

/** The pair that each town's page opens with, by kind of page, in the order of the towns. */
const openings: readonly (readonly [kind: string, names: string[]])[] = [
  [
    'hub',
    towns.map(({ slug }) => read<HubContent>(contentPaths.hub(slug)).pair.name),
  ],
  ...services.map((service): [string, string[]] => [
    service.slug,
    towns.map(
      ({ slug }) =>
        at(
          read<TownServiceContent>(contentPaths.townService(slug, service.slug))
            .pairs,
          0,
        ).name,
    ),
  ]),
];

test.each(openings)(
  'successive towns never have the same first picture on their pages of this kind: %s',
  (_kind, names) => {
    const alike = names.flatMap((name, index) =>
      name === names[index - 1] ? [`${at(towns, index).slug}: ${name}`] : [],
    );
    expect(alike).toEqual([]);
  },
);

test.each(openings)(
  "no picture is the first on more than a third of the towns' pages of this kind, or half for gutters: %s",
  (kind, names) => {
    const uses = [...Map.groupBy(names, (name) => name).values()].map(
      ({ length }) => length,
    );
    const share = kind === 'gutter-cleaning' ? 1 / 2 : 1 / 3;
    expect(Math.max(...uses)).toBeLessThanOrEqual(towns.length * share);
  },
);

/** Services with pictures of several materials. Texts name roofs and gutters by place instead. */
const ofManyMaterials = [
  'pressure-washing',
  'driveway-cleaning',
  'patio-cleaning',
  'render-cleaning',
] as const;

test.each(ofManyMaterials)(
  'a service page shows only surfaces whose material its own text names: %s',
  (service) => {
    const unnamed = towns.flatMap(({ slug }) => {
      const file = join(import.meta.dirname, `../profiles/${slug}.json`);
      const profile = JSON.parse(readFileSync(file, 'utf8')) as TownProfile;
      const { standfirst, note, questions } = profile.services[service];
      const asked = questions.map(({ q, a }) => `${q} ${a}`);
      const text = [standfirst, note, ...asked].join(' ');
      const { pairs: shown } = read<TownServiceContent>(
        contentPaths.townService(slug, service),
      );
      return shown
        .filter(({ name }) => !materials[pairs[name].material].test(text))
        .map(({ name }) => `${slug}: ${name}`);
    });
    expect(unnamed).toEqual([]);
  },
);
