import { at } from '../../src/domain/assert-defined.ts';
import { business } from '../../site/business.ts';
import { promises } from '../../site/promises.ts';
import { region } from '../../site/region.ts';
import { serviceFigures } from '../../site/pricing.ts';
import { causes, type Cause } from '../../src/domain/profile.ts';
import { paths } from '../../src/domain/routes.ts';
import { companions, services, type Service } from '../../src/domain/services.ts';
import { homeTown as home } from '../../src/domain/home.ts';
import type { Town } from '../../src/domain/towns.ts';
import { rankByHash } from './choose-variant.ts';
import type { LoadedProfile } from '../inputs/inputs.ts';
import { article, listFormat } from './phrases.ts';
import { mentionsBiocide, treatmentFlags } from './page-flags.ts';
import { subjectsHere } from '../checks/town-subjects.ts';

/** What a template may name: text, and flags for `{{#if}}`. A text that is not known is empty, so that `{{#if}}` can leave it out. */
export type Context = Readonly<Record<string, string | boolean>>;

/** For each text field of a context, where its value comes from. */
export type Sources = Readonly<Record<string, string>>;

export interface TracedContext {
  readonly context: Context;
  readonly sources: Sources;
}

const { days, text: openingHours } = business.openingHours;

/** `weatherIssues`, `soilIssues` and so on: a town's issues by what brings them about; empty where there are none. */
const issueField = (cause: Cause) => `${cause === 'trees' ? 'tree' : cause === 'birds' ? 'bird' : cause}Issues`;

function townContext(town: Town, { file, profile }: LoadedProfile, key: string): TracedContext {
  const pick = (field: 'nearbyDescriptors' | 'landmarksGeneric' | 'exposure') =>
    rankByHash(`${key}/${field}`, profile[field]);
  const [areaOne = '', areaTwo = ''] = pick('nearbyDescriptors');
  const issuesOf = (cause: Cause) => profile.commonIssues.filter((issue) => issue.cause === cause);
  return {
    context: {
      town: town.label,
      aTown: `${article(town.label)} ${town.label}`,
      place: town.type,
      home: home.label,
      aHome: `${article(home.label)} ${home.label}`,
      AHome: `${article(home.label).replace('a', 'A')} ${home.label}`,
      county: region.county,
      aCounty: `${article(region.county)} ${region.county}`,
      exposure: at(pick('exposure'), 0),
      setting: profile.setting,
      typicalSurfaces: listFormat(profile.typicalSurfaces),
      ...Object.fromEntries(
        causes.map((cause) => [issueField(cause), listFormat(issuesOf(cause).map((issue) => issue.text))]),
      ),
      areaOne,
      areaTwo,
      landmark: at(pick('landmarksGeneric'), 0),
      postcodes: listFormat(profile.postcodeHints),
      miles: profile.road ? String(profile.road.miles) : '',
      guaranteeTime: promises.guarantee,
      openDays: `${days[0]} to ${days.at(-1)}`,
      openingHours,
      established: String(business.establishedYear),
      hubPath: paths.town(town.slug),
      guaranteePath: paths.guarantee,
      coastal: profile.coastal,
      estuary: profile.estuary,
      moorland: profile.moorland,
      isHome: town === home,
    },
    sources: {
      town: 'site/towns.ts: label',
      aTown: 'site/towns.ts: label',
      place: 'site/towns.ts: type',
      home: 'site/business.ts: address.city',
      aHome: 'site/business.ts: address.city',
      AHome: 'site/business.ts: address.city',
      county: 'site/region.ts: county',
      aCounty: 'site/region.ts: county',
      exposure: `${file}: exposure`,
      setting: `${file}: setting`,
      typicalSurfaces: `${file}: typicalSurfaces`,
      ...Object.fromEntries(causes.map((cause) => [issueField(cause), `${file}: commonIssues`])),
      areaOne: `${file}: nearbyDescriptors`,
      areaTwo: `${file}: nearbyDescriptors`,
      landmark: `${file}: landmarksGeneric`,
      postcodes: `${file}: postcodeHints`,
      miles: `${file}: road.miles`,
      guaranteeTime: 'site/promises.ts: guarantee',
      openDays: 'site/business.ts: openingHours.days',
      openingHours: 'site/business.ts: openingHours.text',
      established: 'site/business.ts: establishedYear',
      hubPath: 'src/domain/routes.ts: paths.town',
      guaranteePath: 'src/domain/routes.ts: paths.guarantee',
    },
  };
}

/** The fields that a hub's templates may use. */
export function hubContext(town: Town, loaded: LoadedProfile): TracedContext {
  const { context, sources } = townContext(town, loaded, `${town.slug}/hub`);
  const { setting, services: notes } = loaded.profile;
  return {
    context: {
      ...context,
      ...subjectsHere(loaded.profile),
      biocide: mentionsBiocide([setting, ...Object.values(notes).map(({ summary }) => summary)]),
    },
    sources,
  };
}

/** The fields that a service's templates may use, figures of that service included. */
export function serviceContext(town: Town, service: Service, loaded: LoadedProfile): TracedContext {
  const key = `${town.slug}/${service.slug}`;
  const common = townContext(town, loaded, key);
  const { profile, file } = loaded;
  const { surface, surfaceShort, issue, note, titleTail, treatment, questions } = profile.services[service.slug];
  const fitting = profile.softClaims.filter((claim) => claim.for.includes(service.slug)).map((claim) => claim.text);
  const softClaim = rankByHash(`${key}/softClaims`, fitting)[0] ?? '';
  const figures = serviceFigures[service.slug];
  const companion = companions(services.filter(({ slug }) => profile.services[slug].publish)).get(service);
  const notes = `${file}: services.${service.slug}`;
  return {
    context: {
      ...common.context,
      surface,
      surfaceShort,
      issue,
      note,
      titleTail,
      softClaim,
      companion: companion ? companion.headTerm.toLowerCase() : '',
      companionPath: companion ? paths.townService(town.slug, companion.slug) : '',
      biocide: mentionsBiocide([note, softClaim, ...questions.flatMap(({ q, a }) => [q, a])]),
      ...(treatment && treatmentFlags(treatment)),
      ...subjectsHere(profile, service.slug),
      ...figures,
    },
    sources: {
      ...common.sources,
      surface: `${notes}.surface`,
      surfaceShort: `${notes}.surfaceShort`,
      issue: `${notes}.issue`,
      note: `${notes}.note`,
      titleTail: `${notes}.titleTail`,
      softClaim: `${file}: softClaims`,
      companion: 'site/services.ts: headTerm',
      companionPath: 'src/domain/routes.ts: paths.townService',
      ...Object.fromEntries(Object.keys(figures).map((field) => [field, `site/pricing.ts: ${field}`])),
    },
  };
}
