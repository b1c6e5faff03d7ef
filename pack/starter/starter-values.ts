import { join } from 'node:path';
import { assertDefined, at } from '../../core/domain/assert-defined.ts';
import { countyNames } from '../counties.ts';
import { internationalPhone } from '../united-kingdom.ts';
import { frameOf } from './map-frame.ts';
import { slugOf } from '../../core/domain/text/slugs-of.ts';
import type { StarterOptions } from './starter-options.ts';

/** Lists the county whose border the map shows; none if it is unknown, to draw only the coast. */
export const borderOf = (county: string) =>
  countyNames.filter((name) => name === county);

const TOP_TOWNS = 12;

/**
 * Builds the values for each `%{name}` in the starter's files. They are TypeScript unless the name
 * begins with `raw:`.
 */
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
  const homeRow = assertDefined(
    towns.find(({ label }) => label === home),
    home,
  );
  const standing = (extra: (row: (typeof rows)[number]) => object) =>
    code(
      rows.map((row) => ({
        ...extra(row),
        services: [row.slug],
      })),
    );
  return {
    name: code(name),
    shortName: code(
      name.split(' ').find((word) => !/^(?:the|an?)$/i.test(word)) ?? name,
    ),
    description: code(`${services.join(', ')} in ${home} and ${county}.`),
    phone: code(phone),
    phoneInternational: code(internationalPhone(phone)),
    // Only mobile numbers are taken to have WhatsApp.
    'raw:whatsapp': internationalPhone(phone).startsWith('+447')
      ? `  whatsapp: ${code(internationalPhone(phone))},`
      : "  // The number that has WhatsApp, if one does, as in whatsapp: '+447700900123',",
    email: code(email),
    home: code(home),
    'raw:homeSlug': homeRow.slug,
    county: code(county),
    countySlug: code(slugOf(county)),
    lat: String(homeRow.lat),
    lon: String(homeRow.lon),
    year: String(new Date().getFullYear()),
    frame: code(frameOf(towns)),
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
    surfaces: standing((row) => ({
      answer: row.name,
      lead: row.name,
    })),
    cards: rows
      .map(
        (row, index) =>
          `      card(${code(row.slug)}, ${code(row.name)}, ${index}),`,
      )
      .join('\n'),
  };
}

/** Folder of the starter's files, in which values replace `%{name}`. */
export const starterFolder = join(import.meta.dirname, 'files');

/**
 * Replaces each `%{name}` with its value.
 * @throws Error if a name has no value
 */
export function fill(
  text: string,
  values: Readonly<Record<string, string>>,
): string {
  return text.replace(/%\{([\w:]+)\}/g, (mark, name: string) => {
    const value = values[name];
    if (value === undefined)
      throw new Error(`the starter's ${mark} has no value`);
    return value;
  });
}
