import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { business } from '../../site/business.ts';
import { region } from '../../site/region.ts';
import { towns } from '../../site/towns.ts';
import { drawMap } from '../map/draw-map.ts';
import { slugOf, type StarterOptions } from './starter-options.ts';
import { starterProfile } from './starter-profile.ts';
import { starterMap, starterValues, templateValues } from './starter-values.ts';

const root = join(import.meta.dirname, '../..');
const starter = join(import.meta.dirname, 'files');

/** What of the present pack says nothing of its business: every starter begins with it. */
const neutral = ['site/words/privacy-policy.ts', 'site/public/badges/insurance.svg', 'site/media/README.md'];

const filesBelow = (folder: string) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

/** Marks what the owner is asked to write: `%{todo:Say here ...}`. */
const todo = /%\{todo:([^}]*)\}/g;

/** Puts values in the place of the marks `%{...}`. */
function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(todo, '$1').replace(/%\{([\w:]+)\}/g, (mark, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the starter's ${mark} has no value`);
    return value;
  });
}

/** What launch-check looks for on the pages of the new business: everything that the present pack said of itself, and what the starter asks for. */
function sampleValues(): object {
  const { name, shortName, website, phone, phoneInternational, email, address } = business;
  return {
    identity: [name, shortName, website, phone, phoneInternational, email, address.street, address.postalCode],
    places: [region.county, ...towns.map(({ label }) => label)],
  };
}

const LEAST_WORDS = 8;
const sentences = new Intl.Segmenter('en-GB', { granularity: 'sentence' });

/** Sentences of eight words or more in a text. */
export const longSentences = (text: string): string[] =>
  [...sentences.segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence.split(/\s+/).length >= LEAST_WORDS);

/** Every string in a value of JSON. */
const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.values(typeof value === 'object' && value !== null ? value : {}).flatMap(stringsIn);

/** What stands on a page until the owner has written it: the starter's words about towns, and what it asks for. */
export function placeholderSentences(services: readonly string[], county: string): ReadonlySet<string> {
  const asked = filesBelow(starter).flatMap((file) =>
    [...readFileSync(join(starter, file), 'utf8').matchAll(todo)].map(([, text = '']) => text),
  );
  return new Set([...asked, ...stringsIn(starterProfile(services, county))].flatMap(longSentences));
}

/**
 * Writes `site/` and `templates/` of a starter pack below `folder`, without pictures: a business of this name,
 * with these towns and services, everything else marked as sample.
 */
export function writeStarter(options: StarterOptions, folder: string): void {
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const json = (path: string, value: unknown) => write(path, `${JSON.stringify(value, null, 2)}\n`);
  const values = starterValues(options);
  const kept = neutral.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const samples = sampleValues();
  for (const { path, text } of kept) write(path, text);
  for (const file of filesBelow(join(starter, 'site')))
    write(`site/${file.replace(/\.tpl$/, '')}`, fill(readFileSync(join(starter, 'site', file), 'utf8'), values));
  json('site/generic-profile.json', starterProfile(options.services, options.county));
  json('site/seo-overrides.json', {});
  json('site/sample-values.json', samples);
  write('site/map.generated.svg', drawMap({ ...starterMap(options), rivers: [], moors: [] }));
  const templates = (from: string, to: string, name: string) => {
    for (const file of filesBelow(join(starter, 'templates', from)))
      write(
        `templates/${to}/${file}`,
        fill(readFileSync(join(starter, 'templates', from, file), 'utf8'), templateValues(name)),
      );
  };
  templates('hub', 'hub', '');
  for (const service of options.services) templates('service', slugOf(service), service);
}

/** Folders of a pack that are there already below `folder`. */
export const packFolders = ['site', 'templates'] as const;
export const presentFolders = (folder: string) => packFolders.filter((name) => existsSync(join(folder, name)));
