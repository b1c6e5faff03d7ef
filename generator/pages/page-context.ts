import { business } from '#site/business.ts';
import { promises } from '#site/promises.ts';
import { region } from '#site/region.ts';
import { serviceFigures } from '#site/pricing.ts';
import { trade } from '#site/trade.ts';
import { treatments } from '#site/treatments.ts';
import { paths } from '../../core/domain/pages.ts';
import type { Service } from '../../core/domain/services.ts';
import { homeTown as home, type Town } from '../../core/domain/towns.ts';
import { inSentence } from '../../core/domain/text/in-sentence.ts';
import { rankByHash } from './rank-by-hash.ts';
import type { LoadedProfile } from '../inputs/profile.ts';
import { subjectsHere } from '../inputs/town-subjects.ts';

/**
 * The values of a template's fields: texts, and flags for `{{#if}}`. An unknown text is empty,
 * which `{{#if}}` treats as false.
 */
export type Context = Readonly<Record<string, string | boolean>>;

/** The values that templates show, and the source of each text by field name. */
export interface PageFields {
  readonly context: Context;
  readonly provenance: Readonly<Record<string, string>>;
}

/** A text with its source, or a flag. */
type Field = readonly [text: string, provenance: string] | boolean;
type Fields = Readonly<Record<string, Field>>;

const { week, text: openingHours } = business.openingHours;
const openDays = week.flatMap(({ days }) => days);

/** Fields of the town's issues, in the profile's order. A town has at least three. */
const issueFields = [
  'issueOne',
  'issueTwo',
  'issueThree',
  'issueFour',
  'issueFive',
];

/** Turns an object's texts and flags into fields. The source of a text is `from` plus its name. */
const fieldsOf = (values: object, from: string): Fields =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, Field][] => {
      if (typeof value === 'boolean') return [[name, value]];
      return typeof value === 'string'
        ? [[name, [value, `${from}${name}`]]]
        : [];
    }),
  );

function splitFields(fields: Fields): PageFields {
  const context: Record<string, string | boolean> = {};
  const provenance: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (typeof field === 'boolean') context[name] = field;
    else [context[name], provenance[name]] = field;
  }
  return { context, provenance };
}

const rankTexts = (place: string, texts: readonly string[]) =>
  rankByHash(place, texts, (text) => text);

function townFields(
  town: Town,
  { file, profile }: LoadedProfile,
  key: string,
): Fields {
  const pick = (field: 'nearbyDescriptors' | 'landmarksGeneric' | 'exposure') =>
    rankTexts(`${key}/${field}`, profile[field]);
  const [areaOne = '', areaTwo = ''] = pick('nearbyDescriptors');
  const named = (name: string, provenance: string) =>
    [`${article(name)} ${name}`, provenance] as const;
  return {
    ...fieldsOf(profile, `${file}: `),
    town: [town.label, 'site/towns.ts: label'],
    aTown: named(town.label, 'site/towns.ts: label'),
    place: [town.type, 'site/towns.ts: type'],
    home: [home.label, 'site/business.ts: address.city'],
    aHome: named(home.label, 'site/business.ts: address.city'),
    AHome: [
      `${article(home.label).replace('a', 'A')} ${home.label}`,
      'site/business.ts: address.city',
    ],
    county: [region.county, 'site/region.ts: county'],
    aCounty: named(region.county, 'site/region.ts: county'),
    hubTerm: [trade.hubTerm, 'site/trade.ts: hubTerm'],
    exposure: [pick('exposure')[0] ?? '', `${file}: exposure`],
    typicalSurfaces: [
      listFormat(profile.typicalSurfaces),
      `${file}: typicalSurfaces`,
    ],
    ...Object.fromEntries(
      issueFields.map((name, index): [string, Field] => [
        name,
        [profile.commonIssues[index]?.text ?? '', `${file}: commonIssues`],
      ]),
    ),
    areaOne: [areaOne, `${file}: nearbyDescriptors`],
    areaTwo: [areaTwo, `${file}: nearbyDescriptors`],
    landmark: [pick('landmarksGeneric')[0] ?? '', `${file}: landmarksGeneric`],
    postcodes: [listFormat(profile.postcodeHints), `${file}: postcodeHints`],
    miles: [
      profile.road ? String(profile.road.miles) : '',
      `${file}: road.miles`,
    ],
    guaranteeTime: [promises.guarantee, 'site/promises.ts: guarantee'],
    openDays: [
      `${openDays[0]} to ${openDays.at(-1)}`,
      'site/business.ts: openingHours.week',
    ],
    openingHours: [openingHours, 'site/business.ts: openingHours.text'],
    established: [
      String(business.establishedYear),
      'site/business.ts: establishedYear',
    ],
    hubPath: [paths.town(town.slug), 'core/domain/pages.ts: paths.town'],
    guaranteePath: [paths.guarantee, 'core/domain/pages.ts: paths.guarantee'],
    isHome: town === home,
  };
}

/** Builds the fields that a hub's templates may use. */
export function hubContext(town: Town, loaded: LoadedProfile): PageFields {
  return splitFields({
    ...townFields(town, loaded, `${town.slug}/hub`),
    ...subjectsHere(loaded.profile),
  });
}

/** Builds the fields that a service's templates may use, including the service's figures. */
export function serviceContext(
  town: Town,
  service: Service,
  loaded: LoadedProfile,
): PageFields {
  const key = `${town.slug}/${service.slug}`;
  const { profile, file } = loaded;
  const notes = profile.services[service.slug];
  const fitting = profile.softClaims
    .filter((claim) => claim.for.includes(service.slug))
    .map((claim) => claim.text);
  const softClaim = rankTexts(`${key}/softClaims`, fitting)[0] ?? '';
  return splitFields({
    ...townFields(town, loaded, key),
    ...fieldsOf(notes, `${file}: services.${service.slug}.`),
    softClaim: [softClaim, `${file}: softClaims`],
    service: [inSentence(service.headTerm), 'site/services.ts: headTerm'],
    Service: [service.headTerm, 'site/services.ts: headTerm'],
    ...treatmentFlags(notes.treatment),
    ...subjectsHere(profile, service.slug),
    ...fieldsOf(
      serviceFigures[service.slug],
      `site/pricing.ts: serviceFigures.${service.slug}.`,
    ),
  });
}

/** Flags of the trade's treatments, in camel case (`leaveOn`): true for the town's own. */
const treatmentFlags = (treatment: string | undefined) =>
  Object.fromEntries(
    Object.keys(treatments).map((name) => [
      name.replace(/-(.)/g, (_hyphen, letter: string) => letter.toUpperCase()),
      name === treatment,
    ]),
  );

/** The indefinite article for a name. */
const article = (name: string) => (/^[AEIOU]/.test(name) ? 'an' : 'a');

/** Joins items as "a, b and c". If an item contains "and", a comma comes before the last one. */
const listFormat = (items: readonly string[]) => {
  if (items.length < 2) return items.join('');
  const comma = items.some((item) => item.includes(' and ')) ? ',' : '';
  return `${items.slice(0, -1).join(', ')}${comma} and ${items.at(-1)}`;
};
