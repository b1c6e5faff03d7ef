import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { geoDistance } from 'd3-geo';
import { filesBelow } from '../../core/disk/files-below.ts';
import { readText } from '../../core/disk/read-text.ts';
import type { PackExports } from '../pack-files.ts';
import { inputError } from '../../core/domain/problems.ts';
import { didYouMean } from '../../core/domain/text/nearest.ts';
import { slugOf, slugsOf } from '../../core/domain/text/slugs-of.ts';
import { frameOf } from './map-frame.ts';
import { parseService, parseTowns } from './starter-options.ts';
import { starterNotes } from './starter-profile.ts';
import { writeServiceTemplates, writeTownProfile } from './write-starter.ts';

/** The pack to edit: its folder and its current content. */
export interface EditedPack extends Pick<
  PackExports,
  'business' | 'towns' | 'services' | 'region' | 'map'
> {
  readonly folder: string;
}

/** What a change has done, one line per file, and what the owner still has to do. */
export type Done = readonly string[];

/**
 * Adds a town, typed as `Otley 53.9 -1.69`: a row after that of the nearest town, and a
 * profile. Widens the map's frame if the town is outside it.
 * @throws InputError if the place is not in the United Kingdom or is listed already
 */
export function addTown(pack: EditedPack, typed: string): Done {
  const [town, ...more] = parseTowns(typed);
  if (!town || more.length > 0) throw inputError(typed, 'give one town');
  if (slugsOf(pack.towns).includes(town.slug))
    throw inputError(typed, 'is in site/towns.ts already');
  const distance = ({ lat, lon }: typeof town) =>
    geoDistance([lon, lat], [town.lon, town.lat]);
  const [nearest] = pack.towns.toSorted(
    (one, other) => distance(one) - distance(other),
  );
  const { edit, save } = openEdits(pack.folder);
  edit('site/towns.ts', (source) =>
    insertAfter(source, `slug: '${nearest?.slug}'`, JSON.stringify(town)),
  );
  const done = [`site/towns.ts: ${town.label}, after ${nearest?.label}`];
  const { west, east, south, north } = pack.map.frame;
  const isInside =
    town.lat > south && town.lat < north && town.lon > west && town.lon < east;
  if (!isInside) {
    const frame = JSON.stringify(frameOf([...pack.towns, town]));
    edit('site/map.ts', (source) =>
      source.replace(/frame: \{[^}]*\}/, `frame: ${frame}`),
    );
    done.push('site/map.ts: a wider frame: run npm run make-map');
  }
  save();
  writeTownProfile(pack.folder, town.slug, slugsOf(pack.services));
  return [...done, `site/profiles/${town.slug}.json: write what it asks for`];
}

/**
 * Adds a service by the name that customers use: its row, its entries in other files, its
 * templates, and notes in every profile, which keep its pages unpublished until they are written.
 * @throws InputError if the service exists already or its name cannot become a slug
 */
export function addService(pack: EditedPack, typed: string): Done {
  const name = parseService(typed);
  const slug = slugOf(name);
  if (slugsOf(pack.services).includes(slug))
    throw inputError(typed, 'is in site/services.ts already');
  const { places } = pack.services[0] ?? { places: [] };
  const code = JSON.stringify;
  const of = { services: [slug] };
  const additions: readonly (readonly [string, RegExp, string])[] = [
    [
      'site/services.ts',
      /export const services = \[/,
      code({ slug, name, headTerm: name, places }),
    ],
    ['site/pricing.ts', /serviceFigures[^=]*= \{/, `${code(slug)}: {}`],
    ['site/trade.ts', /offers: \[/, code({ name, ...of })],
    [
      'site/words/quiz.ts',
      /surfaceType: \{[^]*?options: \[/,
      code({ answer: name, lead: name, ...of }),
    ],
    ['site/words/home.ts', /forYourHome[^=]*= \[/, code({ text: name, ...of })],
    [
      'site/words/service-cards.ts',
      /cards: \[/,
      code({
        id: slug,
        ...of,
        title: name,
        summary: '[[Say what it is (15 words)]]',
        description: '[[Say what you do, to what and with what (35 words)]]',
        pricing: '[[The price]]',
        benefits: ['[[What a customer gets]]'],
        process: ['[[What happens (6 words)]]'],
        isPopular: false,
        delay: 0,
      }),
    ],
  ];
  const { edit, save } = openEdits(pack.folder);
  for (const [file, opening, item] of additions)
    edit(file, (source) => insertItem(source, opening, item));
  const profiles = filesBelow(join(pack.folder, 'site/profiles'));
  const notes = { publish: false, ...starterNotes };
  for (const file of [
    'site/generic-profile.json',
    ...profiles.map((profile) => `site/profiles/${profile}`),
  ])
    edit(file, (source) => {
      const profile = JSON.parse(source) as { services: object };
      const services = {
        ...profile.services,
        [slug]: notes,
      };
      return `${JSON.stringify({ ...profile, services }, null, 2)}\n`;
    });
  save();
  writeServiceTemplates(pack.folder, slug);
  return [
    ...additions.map(([file]) => `${file}: ${name}`),
    `templates/${slug}/: write what it asks for`,
    `site/profiles/: notes on ${slug}, held back by "publish": false until they are written`,
  ];
}

/**
 * Removes a town and redirects its URLs to those of another.
 * @throws InputError if either is not in the pack, both are the same, or the removed one is the
 * home town
 */
export function retireTown(pack: EditedPack, slug: string, to: string): Done {
  const slugs = slugsOf(pack.towns);
  for (const town of [slug, to])
    if (!slugs.includes(town))
      throw inputError(
        town,
        `is not a town of site/towns.ts${didYouMean(town, slugs)}`,
      );
  if (slug === to) throw inputError(`--to ${to}`, 'is the town to be removed');
  const { city } = pack.business.address;
  if (pack.towns.some((town) => town.slug === slug && town.label === city))
    throw inputError(
      slug,
      'is where the business comes from: first change address.city in site/business.ts',
    );
  const addressOf = (town: string) => `/${pack.region.slug}/${town}`;
  const pages = ['', ...slugsOf(pack.services).map((name) => `/${name}`)];
  const { edit, save } = openEdits(pack.folder);
  edit('site/towns.ts', (source) =>
    withoutName(removeItem(source, `slug: '${slug}'`), slug),
  );
  edit('site/map.ts', (source) => withoutName(source, slug));
  const rows = pages.map((page) =>
    JSON.stringify({
      from: addressOf(slug) + page,
      to: addressOf(to) + page,
    }),
  );
  const retired = new RegExp(`(to: ')${addressOf(slug)}(?=['/])`, 'g');
  edit('site/redirects.ts', (source) =>
    insertItem(
      source.replaceAll(retired, `$1${addressOf(to)}`),
      /redirects[^=]*= \[/,
      rows.join(',\n'),
    ),
  );
  edit('site/seo-overrides.json', (source) => {
    const overrides = Object.entries(JSON.parse(source) as object).filter(
      ([page]) => !page.startsWith(`${slug}/`),
    );
    return `${JSON.stringify(Object.fromEntries(overrides), null, 2)}\n`;
  });
  save();
  rmSync(join(pack.folder, `site/profiles/${slug}.json`), { force: true });
  return [
    `site/towns.ts, site/profiles/${slug}.json: ${slug} removed`,
    `site/redirects.ts: its ${pages.length} addresses redirect to ${to}`,
  ];
}

/** Removes a quoted name from the lists in a source. */
const withoutName = (source: string, name: string) =>
  source.replaceAll(new RegExp(`\\s*'${name}',?`, 'g'), '');

/** Collects changes to several files and saves them together, or none if one cannot be made. */
function openEdits(folder: string) {
  const changed = new Map<string, string>();
  return {
    /** @throws InputError if the file is missing or `change` returns undefined */
    edit(file: string, change: (source: string) => string | undefined): void {
      const path = join(folder, file);
      const saved = existsSync(path) ? readText(path) : undefined;
      const source = changed.get(path) ?? saved;
      const text = source && change(source);
      if (text === undefined)
        throw inputError(
          file,
          'has no list here as the starter writes it: make the change by hand',
        );
      changed.set(path, text);
    },
    save(): void {
      for (const [path, text] of changed) {
        writeFileSync(path, text);
      }
    },
  };
}

/**
 * Adds an item at the end of a list or object in `source`. The formatter lays it out.
 * @param opening pattern that ends with the opening bracket, such as `/towns = \[/`
 * @returns the new source; undefined if nothing matches `opening`
 */
function insertItem(
  source: string,
  opening: RegExp,
  item: string,
): string | undefined {
  const match = opening.exec(source);
  if (!match) return undefined;
  const end = closingOf(source, match.index + match[0].length);
  const before = source.slice(0, end).trimEnd();
  const comma = /[[{(,]$/.test(before) ? '' : ',';
  return `${before}${comma}\n${item},\n${source.slice(end)}`;
}

/** Adds an item after the one that contains `text`, in the same list; undefined if none does. */
function insertAfter(
  source: string,
  text: string,
  item: string,
): string | undefined {
  const at = source.indexOf(text);
  if (at < 0) return undefined;
  const end = closingOf(source, at) + 1;
  return `${source.slice(0, end)},\n${item}${source.slice(end)}`;
}

/** Removes the object that contains `text`, and the comma after it. No match changes nothing. */
function removeItem(source: string, text: string): string {
  const at = source.indexOf(text);
  if (at < 0) return source;
  const start = source.lastIndexOf('{', at);
  const end = closingOf(source, start + 1) + 1;
  return source.slice(0, start) + source.slice(end).replace(/^,\s*/, '');
}

/** Index of the bracket that closes what is open at `start`. Brackets in strings are skipped. */
function closingOf(source: string, start: number): number {
  const token =
    /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|[[\](){}]/g;
  token.lastIndex = start;
  let depth = 0;
  for (let match = token.exec(source); match; match = token.exec(source)) {
    if (/^[[({]/.test(match[0])) depth += 1;
    if (/^[\])}]/.test(match[0])) depth -= 1;
    if (depth < 0) return match.index;
  }
  throw new Error(`no bracket closes after ${source.slice(start, start + 40)}`);
}
