import { region } from '../site/region.ts';
import { serviceFigures } from '../site/pricing.ts';
import type { Service } from '../src/domain/services.ts';
import { homeTown as home } from '../src/domain/home.ts';
import { distanceKm, type Town } from '../src/domain/towns.ts';
import { rankByHash } from './choose-variant.ts';
import type { LoadedProfile } from './inputs.ts';

/** What a template may name: text, and flags for `{{#if}}`. */
export type Context = Readonly<Record<string, string | boolean>>;

/** For each text field of a context, where its value comes from. */
export type Sources = Readonly<Record<string, string>>;

export interface TracedContext {
  readonly context: Context;
  readonly sources: Sources;
}

const KM_PER_MILE = 1.609344;
const article = (name: string) => (/^[AEIOU]/.test(name) ? 'an' : 'a');
const listFormat = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

function townContext(town: Town, { file, profile }: LoadedProfile, key: string): TracedContext {
  const pick = (field: 'nearbyDescriptors' | 'landmarksGeneric' | 'softClaims') =>
    rankByHash(`${key}/${field}`, profile[field]);
  const [areaOne = '', areaTwo = ''] = pick('nearbyDescriptors');
  return {
    context: {
      town: town.label,
      aTown: `${article(town.label)} ${town.label}`,
      home: home.label,
      aHome: `${article(home.label)} ${home.label}`,
      AHome: `${article(home.label).replace('a', 'A')} ${home.label}`,
      county: region.county,
      aCounty: `${article(region.county)} ${region.county}`,
      exposure: profile.exposure,
      setting: profile.setting,
      typicalSurfaces: listFormat(profile.typicalSurfaces),
      commonIssues: listFormat(profile.commonIssues),
      areaOne,
      areaTwo,
      landmark: pick('landmarksGeneric')[0]!,
      softClaim: pick('softClaims')[0]!,
      postcodes: listFormat(profile.postcodeHints),
      miles: String(Math.round(distanceKm(home, town) / KM_PER_MILE)),
      coastal: profile.coastal,
      estuary: profile.estuary,
      moorland: profile.moorland,
      isHome: town === home,
    },
    sources: {
      town: 'site/towns.ts: label',
      aTown: 'site/towns.ts: label',
      home: 'site/business.ts: address.city',
      aHome: 'site/business.ts: address.city',
      AHome: 'site/business.ts: address.city',
      county: 'site/region.ts: county',
      aCounty: 'site/region.ts: county',
      exposure: `${file}: exposure`,
      setting: `${file}: setting`,
      typicalSurfaces: `${file}: typicalSurfaces`,
      commonIssues: `${file}: commonIssues`,
      areaOne: `${file}: nearbyDescriptors`,
      areaTwo: `${file}: nearbyDescriptors`,
      landmark: `${file}: landmarksGeneric`,
      softClaim: `${file}: softClaims`,
      postcodes: `${file}: postcodeHints`,
      miles: 'site/towns.ts: lat, lon',
    },
  };
}

/** The fields that a hub's templates may use. */
export function hubContext(town: Town, loaded: LoadedProfile): TracedContext {
  return townContext(town, loaded, `${town.slug}/hub`);
}

/** The fields that a service's templates may use, figures of that service included. */
export function serviceContext(town: Town, service: Service, loaded: LoadedProfile): TracedContext {
  const common = townContext(town, loaded, `${town.slug}/${service.slug}`);
  const { surface, issue, note } = loaded.profile.services[service.slug];
  const figures = serviceFigures[service.slug];
  const notes = `${loaded.file}: services.${service.slug}`;
  return {
    context: { ...common.context, surface, issue, note, ...figures },
    sources: {
      ...common.sources,
      surface: `${notes}.surface`,
      issue: `${notes}.issue`,
      note: `${notes}.note`,
      ...Object.fromEntries(Object.keys(figures).map((field) => [field, `site/pricing.ts: ${field}`])),
    },
  };
}
