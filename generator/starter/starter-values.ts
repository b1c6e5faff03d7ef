import { assertDefined, at } from '../../src/domain/assert-defined.ts';
import { inSentence } from '../../src/domain/text/in-sentence.ts';
import { countyNames } from '../../pack/counties.ts';
import { internationalPhone } from '../../pack/united-kingdom.ts';
import { slugOf, type StarterOptions } from './starter-options.ts';
import type { MapSettings } from '../../pack/schemas/map.ts';
import { join } from 'node:path';

/** The county's own border, where it is known by that name; without one the map shows the coast alone. */
const borderOf = (county: string) =>
  countyNames.filter((name) => name === county);

const TOP_TOWNS = 12;

/** What the marks `%{...}` of the starter's files stand for. TypeScript values unless `raw:` or `sql:` says otherwise. */
export function starterValues(
  options: StarterOptions,
): Readonly<Record<string, string>> {
  const { name, phone, email, home, county, services, towns } = options;
  const rows = services.map((service) => ({
    slug: slugOf(service),
    name: service,
    headTerm: service,
    places: ['front'],
  }));
  const code = (value: unknown) => JSON.stringify(value, null, 2);
  const frame = frameOf(towns);
  const homeRow = assertDefined(
    towns.find(({ label }) => label === home),
    home,
  );
  const standing = (extra: (row: (typeof rows)[number]) => object) =>
    code(rows.map((row) => ({ ...extra(row), services: [row.slug] })));
  return {
    name: code(name),
    shortName: code(
      name.split(' ').find((word) => !/^(?:the|an?)$/i.test(word)) ?? name,
    ),
    description: code(
      `${services.join(', ')} in ${home} and ${county}. Free visit, price in writing.`,
    ),
    phone: code(phone),
    phoneInternational: code(internationalPhone(phone)),
    email: code(email),
    home: code(home),
    'raw:homeSlug': homeRow.slug,
    'sql:home': home.replaceAll("'", "''"),
    county: code(county),
    countySlug: code(slugOf(county)),
    lat: String(homeRow.lat),
    lon: String(homeRow.lon),
    year: String(new Date().getFullYear()),
    frame: code(frame),
    border: code(borderOf(county)),
    towns: code(towns),
    townSlugs: code(towns.map(({ slug }) => slug)),
    topTownSlugs: code(towns.slice(0, TOP_TOWNS).map(({ slug }) => slug)),
    services: code(rows),
    'raw:firstService': at(rows, 0).slug,
    figures: code(Object.fromEntries(rows.map(({ slug }) => [slug, {}]))),
    trade: code(services[0]),
    offers: standing((row) => ({ name: row.name })),
    'standing:text': standing((row) => ({ text: row.name })),
    surfaces: standing((row) => ({ answer: row.name, lead: row.name })),
    cards: rows
      .map(
        (row, index) =>
          `      card(${code(row.slug)}, ${code(row.name)}, ${index}),`,
      )
      .join('\n'),
  };
}

/** What the marks of a service's templates stand for. */
export const templateValues = (
  name: string,
): Readonly<Record<string, string>> => ({
  service: inSentence(name),
  head: name,
});

/** What the starter's map is drawn from. */
export const starterMap = ({ towns, county }: StarterOptions) => ({
  frame: frameOf(towns),
  border: borderOf(county),
});

const KM_PER_DEGREE = 111.2;
/** Land to be seen around the outermost places: a share of how far they lie apart, and never less than this. */
const PADDING = 0.15;
const LEAST_PADDING_KM = 1.5;
/** A map shows so much country at least, and is at most so much longer than wide. */
const LEAST_SPAN_KM = 8;
const LEAST_RATIO = 0.6;

/** The part of the world that shows all places, whether they lie two kilometres apart or two hundred. */
export function frameOf(
  places: readonly { readonly lat: number; readonly lon: number }[],
): MapSettings['frame'] {
  const [south, north] = rangeOf(places.map(({ lat }) => lat));
  const [west, east] = rangeOf(places.map(({ lon }) => lon));
  const kmPerLon =
    KM_PER_DEGREE * Math.cos(((south + north) / 2) * (Math.PI / 180));
  const [height, width] = [
    (north - south) * KM_PER_DEGREE,
    (east - west) * kmPerLon,
  ];
  const padding =
    2 * Math.max(LEAST_PADDING_KM, PADDING * Math.max(height, width));
  const least = Math.max(
    LEAST_SPAN_KM,
    LEAST_RATIO * (Math.max(height, width) + padding),
  );
  const widen = (from: number, to: number, km: number, kmPerDegree: number) => {
    const half = Math.max(least, km + padding) / kmPerDegree / 2;
    const middle = (from + to) / 2;
    return [middle - half, middle + half].map(
      (degrees) => Math.round(degrees * 1000) / 1000,
    ) as [number, number];
  };
  const [top, bottom] = widen(
    south,
    north,
    height,
    KM_PER_DEGREE,
  ).toReversed() as [number, number];
  const [left, right] = widen(west, east, width, kmPerLon);
  return { west: left, east: right, south: bottom, north: top };
}

const rangeOf = (values: readonly number[]) =>
  [Math.min(...values), Math.max(...values)] as const;

/** What every starter pack is made from; `%{name}` in a file is a mark that a value takes the place of. */
export const starterFolder = join(import.meta.dirname, 'files');

/** Stands before what an owner may leave as it is, or at the top of a file that may stay; everything else is to be written. */
export const staysMark = '%{stays}';

/** What the drawn pictures say of themselves, inside the file. */
export const drawnSample = 'Drawn by the starter pack';

/** Puts values in the place of the marks. */
export function fill(
  text: string,
  values: Readonly<Record<string, string>>,
): string {
  return text
    .replaceAll(staysMark, '')
    .replace(/%\{([\w:]+)\}/g, (mark, name: string) => {
      const value = values[name];
      if (value === undefined)
        throw new Error(`the starter's ${mark} has no value`);
      return value;
    });
}
