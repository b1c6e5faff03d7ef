import * as v from 'valibot';
import type {
  Business,
  LandingPageRow,
  MapSettings,
  Region,
  ServiceRow,
  TownRow,
  Trade,
} from './schemas/business.ts';
import {
  InputError,
  schemaProblems,
  type Problem,
} from '../src/domain/problems.ts';

const text = v.pipe(
  v.string('must be text, in quotes'),
  v.check((value) => value.trim() !== '', 'is empty: fill it in'),
);
const number = v.number('must be a number, without quotes');
const list = <Schema extends v.GenericSchema>(item: Schema) =>
  v.array(item, 'must be a list, in square brackets');
const texts = list(text);
const address = v.optional(
  v.pipe(
    text,
    v.check(
      (value) => URL.canParse(value),
      'must be an address starting with https://',
    ),
  ),
);
const redirects = list(
  v.strictObject({
    from: v.pipe(
      v.string(),
      v.regex(
        /^(?:\/[\w~-][\w.~-]*)+$/,
        'must be the path alone, as in /old-page',
      ),
      v.check(
        (path) => !path.endsWith('.html'),
        'needs no .html: that leads there anyway',
      ),
    ),
    to: v.string(),
  }),
);
const place = { label: text, x: number, y: number };

const business: v.GenericSchema<Business> = v.strictObject({
  name: text,
  shortName: text,
  description: text,
  phone: text,
  phoneInternational: text,
  email: text,
  address: v.strictObject({
    street: v.optional(text),
    city: text,
    region: text,
    postalCode: v.optional(text),
    country: text,
  }),
  geo: v.strictObject({ lat: number, lon: number }),
  serviceRadiusMetres: number,
  priceRange: text,
  establishedYear: number,
  openingHours: v.strictObject({
    days: texts,
    opens: text,
    closes: text,
    text,
  }),
  social: v.strictObject({
    facebook: address,
    instagram: address,
    tiktok: address,
    linkedin: address,
    youtube: address,
    maps: address,
  }),
  documents: v.strictObject({ terms: address, riskAcknowledgement: address }),
  website: text,
});
const region: v.GenericSchema<Region> = v.strictObject({
  county: text,
  slug: text,
  postcodeAreas: texts,
});
const town: v.GenericSchema<TownRow> = v.strictObject({
  slug: text,
  label: text,
  type: v.picklist(
    ['city', 'town', 'village'],
    'must be city, town or village',
  ),
  lat: number,
  lon: number,
});
const service: v.GenericSchema<ServiceRow> = v.strictObject({
  slug: text,
  name: text,
  headTerm: text,
  places: texts,
  materials: v.optional(texts),
});
const trade: v.GenericSchema<Trade> = v.strictObject({
  name: text,
  hubTerm: text,
  need: text,
  schemaType: text,
  catalogue: text,
  offers: list(v.strictObject({ name: text, services: texts })),
});
const map: v.GenericSchema<MapSettings> = v.strictObject({
  frame: v.strictObject({
    west: number,
    east: number,
    south: number,
    north: number,
  }),
  waters: list(v.strictObject(place)),
  border: list(v.string()),
  neighbours: list(v.strictObject(place)),
  majorTowns: list(v.string()),
});
const landingPage: v.GenericSchema<LandingPageRow> = v.strictObject({
  id: text,
  path: text,
  service: text,
  name: text,
  link: text,
  card: v.strictObject({ title: text, picture: text }),
});

/** The files that every other one reads, none of which reads another: what they export, and how to read them. */
const files: Readonly<
  Record<
    string,
    readonly [exported: v.GenericSchema, read: () => Promise<unknown>]
  >
> = {
  'site/business.ts': [
    v.object({ business }),
    () => import('#site/business.ts'),
  ],
  'site/region.ts': [v.object({ region }), () => import('#site/region.ts')],
  'site/trade.ts': [
    v.object({ trade, notOffered: list(v.string()) }),
    () => import('#site/trade.ts'),
  ],
  'site/towns.ts': [
    v.object({ towns: list(town), topTownSlugs: texts }),
    () => import('#site/towns.ts'),
  ],
  'site/services.ts': [
    v.object({ services: list(service) }),
    () => import('#site/services.ts'),
  ],
  'site/map.ts': [v.object({ map }), () => import('#site/map.ts')],
  'site/promises.ts': [
    v.object({ promises: v.object({ reply: text, guarantee: text }) }),
    () => import('#site/promises.ts'),
  ],
  'site/redirects.ts': [
    v.object({ redirects }),
    () => import('#site/redirects.ts'),
  ],
  'site/landing-pages.ts': [
    v.object({ landingPages: list(landingPage) }),
    () => import('#site/landing-pages.ts'),
  ],
};

/** What is of another shape than `pack/schemas/business.ts` says, in what a file exports. */
export function shapeProblems(
  file: keyof typeof files,
  exported: unknown,
): Problem[] {
  const [schema] = files[file] ?? [v.unknown()];
  return schemaProblems(file, v.safeParse(schema, exported).issues ?? []);
}

/** A file that is no TypeScript, or that fails as it is read. */
export function unreadable(file: string, error: unknown): Problem {
  const message =
    error instanceof Error ? error.message.replace(/\n.*/s, '') : String(error);
  return { file, message: `cannot be read: ${message}` };
}

/**
 * Checks the shape of the pack's facts, before anything that works with them is loaded: a build strips types and does not check them.
 * @throws InputError with a line for each that is missing, too many or of another kind
 */
export async function checkShapes(): Promise<void> {
  const problems = await Promise.all(
    Object.entries(files).map(async ([file, [, read]]) => {
      try {
        return shapeProblems(file, await read());
      } catch (error) {
        return [unreadable(file, error)];
      }
    }),
  );
  if (problems.flat().length > 0) throw new InputError(problems.flat());
}
