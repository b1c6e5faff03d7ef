import { assertDefined, at } from '../../src/domain/assert-defined.ts';
import { inSentence } from '../../src/domain/words/in-sentence.ts';
import { countyNames } from '../map/counties.ts';
import { frameOf } from '../map/frame.ts';
import { internationalOf, slugOf, type StarterOptions } from './starter-options.ts';

/** The county's own border, where it is known by that name; without one the map shows the coast alone. */
const borderOf = (county: string) => countyNames.filter((name) => name === county);

const TOP_TOWNS = 12;

/** What the marks `%{...}` of the starter's files stand for. TypeScript values unless `raw:` or `sql:` says otherwise. */
export function starterValues(options: StarterOptions): Readonly<Record<string, string>> {
  const { name, phone, email, home, county, services, towns } = options;
  const rows = services.map((service) => ({ slug: slugOf(service), name: service, headTerm: service }));
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
    shortName: code(name.split(' ').find((word) => !/^(?:the|an?)$/i.test(word)) ?? name),
    description: code(`${services.join(', ')} in ${home} and ${county}. Free visit, price in writing.`),
    phone: code(phone),
    phoneInternational: code(internationalOf(phone)),
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
    cards: rows.map((row, index) => `      card(${code(row.slug)}, ${code(row.name)}, ${index}),`).join('\n'),
    pairs: code(
      Object.fromEntries(
        rows.map(({ slug }) => [slug, { before: 'work-before', after: 'work-after', label: 'sample' }]),
      ),
    ),
  };
}

/** What the marks of a service's templates stand for. */
export const templateValues = (name: string): Readonly<Record<string, string>> => ({
  service: inSentence(name),
  head: name,
});

/** What the starter's map is drawn from. */
export const starterMap = ({ towns, county }: StarterOptions) => ({ frame: frameOf(towns), border: borderOf(county) });
