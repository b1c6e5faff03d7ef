import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { business } from '#site/business.ts';
import { region } from '#site/region.ts';
import { towns } from '#site/towns.ts';
import { britishDay } from '../../supabase/functions/_shared/moment.ts';
import { longDate } from '../../core/domain/text/long-date.ts';
import { readText } from '../../core/disk/read-text.ts';
import { filesBelow } from '../../core/disk/files-below.ts';
import { drawMap, drawnKinds } from '../map/draw-map.ts';
import { packFolder, packParts } from '../../core/disk/pack-folder.ts';
import { readTheme } from '../theme.ts';
import { slugOf } from '../../core/domain/text/slugs-of.ts';
import type { StarterOptions } from './starter-options.ts';
import { frameOf } from './map-frame.ts';
import {
  borderOf,
  fill,
  starterFolder,
  starterValues,
} from './starter-values.ts';
import { starterProfile } from './starter-profile.ts';

/** Files of the current pack that say nothing about its business: every starter copies them. */
const policyFile = 'site/words/privacy-policy.ts';
const neutral = [
  policyFile,
  'site/public/badges/insurance.svg',
  'site/media/README.md',
];

/**
 * Lists the details and places of this pack and earlier ones: the launch check looks for them on
 * the new pages.
 */
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

/** Returns the privacy policy dated today, without words about the current pack's trade. */
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
 * Writes `site/` and `templates/` of a starter pack below `folder`, without pictures. Whatever its
 * owner has to write is between `[[` and `]]`.
 */
export function writeStarter(options: StarterOptions, folder: string): void {
  const { services, towns, county } = options;
  const write = (path: string, text: string) => writeFile(folder, path, text);
  const values = starterValues(options);
  for (const path of neutral) {
    const text = readText(join(packFolder, path));
    write(path, path === policyFile ? withoutTrade(text) : text);
  }
  for (const [path, text] of starterFiles('site'))
    write(`site/${path.replace(/\.tpl$/, '')}`, fill(text, values));
  const slugs = services.map(slugOf);
  write('site/generic-profile.json', json(starterProfile(slugs)));
  for (const { slug } of towns) {
    writeTownProfile(folder, slug, slugs);
  }
  write('site/seo-overrides.json', json({}));
  write('site/sample-values.json', json(sampleValues()));
  for (const name of ['pictures', 'districts'])
    write(`site/${name}.generated.json`, json({}));
  write('site/unpublished.generated.json', json([]));
  const parts = {
    frame: frameOf(towns),
    border: borderOf(county),
  };
  const theme = readTheme(folder);
  write('site/map.generated.svg', drawMap({ ...parts, theme }));
  write('site/map.generated.json', json(drawnKinds(parts)));
  for (const [path, text] of starterFiles('templates/hub'))
    write(`templates/hub/${path}`, text);
  for (const slug of slugs) writeServiceTemplates(folder, slug);
}

/** Writes the profile of a town, with a placeholder for each text that its owner has to write. */
export const writeTownProfile = (
  folder: string,
  town: string,
  services: readonly string[],
): void =>
  writeFile(
    folder,
    `site/profiles/${town}.json`,
    json(starterProfile(services)),
  );

/** Writes a service's templates: one variant per section, in which a field names the service. */
export function writeServiceTemplates(folder: string, service: string): void {
  for (const [path, text] of starterFiles('templates/service'))
    writeFile(folder, `templates/${service}/${path}`, text);
}

const starterFiles = (below: string) =>
  filesBelow(join(starterFolder, below)).map(
    (path) => [path, readText(join(starterFolder, below, path))] as const,
  );

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function writeFile(folder: string, path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Lists the folders of a pack that already exist below `folder`. */
export const presentFolders = (folder: string) =>
  packParts.filter((name) => existsSync(join(folder, name)));
