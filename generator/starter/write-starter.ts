import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { business } from '#site/business.ts';
import { region } from '#site/region.ts';
import { towns } from '#site/towns.ts';
import { britishDay } from '../../supabase/functions/_shared/moment.ts';
import { longDate } from '../../src/domain/text/long-date.ts';
import { readText } from '../../pack/read-text.ts';
import { filesBelow } from '../../pack/files-below.ts';
import { drawMap } from '../map/draw-map.ts';
import { packFolder, packParts } from '../../pack/pack-folder.ts';
import { readTheme } from '../../pack/theme.ts';
import { slugOf, type StarterOptions } from './starter-options.ts';
import {
  fill,
  starterFolder,
  starterMap,
  starterValues,
  templateValues,
} from './starter-values.ts';
import { starterProfile } from './starter-profile.ts';

/** What of the present pack says nothing of its business: every starter begins with it. */
const policyFile = 'site/words/privacy-policy.ts';
const neutral = [
  policyFile,
  'site/public/badges/insurance.svg',
  'site/media/README.md',
];

/** What launch-check looks for on the pages of the new business: everything that the present pack says of itself, and those before it. */
function sampleValues(): object {
  const {
    name,
    shortName,
    website,
    phone,
    phoneInternational,
    email,
    address,
  } = business;
  const before = JSON.parse(
    readText(join(packFolder, 'site/sample-values.json')),
  ) as Record<string, string[]>;
  const { street = [], postalCode = [] } = address;
  const identity = [
    name,
    shortName,
    website,
    phone,
    phoneInternational,
    email,
    street,
    postalCode,
  ].flat();
  const places = [region.county, ...towns.map(({ label }) => label)];
  return {
    identity: [...new Set([...(before.identity ?? []), ...identity])],
    places: [...new Set([...(before.places ?? []), ...places])],
  };
}

/** A policy that says of a business only what every site of this project does, as of today. */
const withoutTrade = (policy: string) =>
  policy
    .replace(
      /(privacyUpdated = ')[^']*/,
      `$1${longDate(britishDay(new Date()))}`,
    )
    .replace('a family-owned business', 'a business')
    .replace(
      'the size of the area and the kind of surface',
      'how much there is to do, and what it is about',
    )
    .replaceAll(/\bsize(,| and) surface\b/g, 'size$1 kind of work');

/**
 * Writes `site/` and `templates/` of a starter pack below `folder`, without pictures: a business of this name,
 * with these towns and services, everything else marked as sample.
 */
export function writeStarter(options: StarterOptions, folder: string): void {
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const json = (path: string, value: unknown) =>
    write(path, `${JSON.stringify(value, null, 2)}\n`);
  const values = starterValues(options);
  const neutralTexts = neutral.map((path) => ({
    path,
    text: readText(join(packFolder, path)),
  }));
  const samples = sampleValues();
  for (const { path, text } of neutralTexts)
    write(path, path === policyFile ? withoutTrade(text) : text);
  for (const file of filesBelow(join(starterFolder, 'site')))
    write(
      `site/${file.replace(/\.tpl$/, '')}`,
      fill(readText(join(starterFolder, 'site', file)), values),
    );
  json(
    'site/generic-profile.json',
    starterProfile(options.services, options.county),
  );
  json('site/seo-overrides.json', {});
  json('site/sample-values.json', samples);
  for (const name of ['pictures', 'districts'])
    json(`site/${name}.generated.json`, {});
  json('site/unpublished.generated.json', []);
  write(
    'site/map.generated.svg',
    drawMap({
      ...starterMap(options),
      rivers: [],
      moors: [],
      theme: readTheme(folder),
    }),
  );
  const templates = (from: string, to: string, name: string) => {
    for (const file of filesBelow(join(starterFolder, 'templates', from)))
      write(
        `templates/${to}/${file}`,
        fill(
          readText(join(starterFolder, 'templates', from, file)),
          templateValues(name),
        ),
      );
  };
  templates('hub', 'hub', '');
  for (const service of options.services)
    templates('service', slugOf(service), service);
}

/** Folders of a pack that are there already below `folder`. */
export const presentFolders = (folder: string) =>
  packParts.filter((name) => existsSync(join(folder, name)));
