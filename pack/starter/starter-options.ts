import { emailShape } from '../../supabase/functions/_shared/typed-text.ts';
import {
  inputError,
  throwProblems,
  type Problem,
} from '../../core/domain/problems.ts';
import { slugOf } from '../../core/domain/text/slugs-of.ts';
import type { TownRow } from '../../core/schemas/towns.ts';
import {
  countyProblem,
  phoneProblem,
  placeProblem,
} from '../united-kingdom.ts';
import { seoLengths } from '../../core/domain/seo-lengths.ts';

/** The answers that a starter pack is made from. */
export interface StarterOptions {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  /** Label of one of the towns. */
  readonly home: string;
  readonly county: string;
  /** Names of the services. The first is also the name of the trade. */
  readonly services: readonly string[];
  readonly towns: readonly TownRow[];
}

/** Splits a typed list at `separator` and drops empty parts. */
const listOf = (text: string, separator: RegExp) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** A name, latitude and longitude. */
const townPattern =
  /^([^,;]*?)[\s:,]+(-?\d{1,2}(?:\.\d+)?)[\s/,]+(-?\d{1,3}(?:\.\d+)?)$/;
/** Two numbers in a name: the semicolon after the previous town's coordinates is missing. */
const twoNumbers = /\d\s+-?\d/;

function parseTown(text: string): TownRow | undefined {
  const [, label = '', lat, lon] = townPattern.exec(text) ?? [];
  if (slugOf(label) === '' || twoNumbers.test(label)) return undefined;
  return {
    slug: slugOf(label),
    label,
    type: 'town',
    lat: Number(lat),
    lon: Number(lon),
  };
}

/** Returns what is wrong with a text that goes unchanged into templates, code and pages. */
function wordsProblem(text: string): string | undefined {
  const odd = /[<>{}\\;\p{Cc}]/u.exec(text)?.[0];
  return odd === undefined
    ? undefined
    : `"${text}" holds "${odd}", which would not be shown as it is: leave it out`;
}

/** Names of folders for content and templates, which no town or service may have as a slug. */
const ownFolders = ['hub', 'hubs'];

/** Returns what is wrong with names that are to become slugs; undefined if nothing is. */
function listProblem(names: readonly string[]): string | undefined {
  if (names.length === 0) return 'names nothing: give one or more';
  const odd = names.map(wordsProblem).find((problem) => problem !== undefined);
  if (odd !== undefined) return odd;
  const slugs = names.map(slugOf);
  const empty = names.find((name) => slugOf(name) === '');
  if (empty !== undefined)
    return `"${empty}" has no letter that an address could show`;
  const reserved = slugs.find(
    (slug) => slug in {} || ownFolders.includes(slug),
  );
  if (reserved !== undefined)
    return `"${reserved}" is a reserved word: choose another`;
  const twice = names.find(
    (_name, index) => slugs.indexOf(slugs[index] ?? '') < index,
  );
  return twice === undefined ? undefined : `"${twice}" is there twice`;
}

/** Returns a problem if search results would cut off a title with the longest names. */
function titleProblem(
  services: string,
  towns: readonly TownRow[],
): string | undefined {
  const longest = (names: readonly string[]) =>
    names.toSorted((one, other) => other.length - one.length)[0] ?? '';
  const title = `${longest(listOf(services, /,/))} in ${longest(towns.map(({ label }) => label))}`;
  return title.length <= seoLengths.title.max
    ? undefined
    : `"${title}" has ${title.length} letters, and a title ${seoLengths.title.max} at most: use a shorter name for one`;
}

/** Parses towns separated by semicolons. Returns a message if one is wrong. */
function readTowns(text: string, services: string): TownRow[] | string {
  const towns: TownRow[] = [];
  for (const part of listOf(text, /;/)) {
    const town = parseTown(part);
    if (!town)
      return `"${part}" must be name, latitude and longitude, as in Anytown 51.129 1.308; separate towns with semicolons`;
    towns.push(town);
  }
  for (const { label, lat, lon } of towns) {
    const problem = placeProblem({ lat, lon });
    if (problem !== undefined) return `${label} (${lat}, ${lon}) ${problem}`;
  }
  return (
    listProblem(towns.map(({ label }) => label)) ??
    titleProblem(services, towns) ??
    towns
  );
}

/**
 * Parses towns separated by semicolons.
 * @throws InputError saying what is wrong
 */
export function parseTowns(text: string): TownRow[] {
  const towns = readTowns(text, '');
  if (typeof towns === 'string') throw inputError('Town', towns);
  return towns;
}

/**
 * Checks and trims the typed name of a service.
 * @throws InputError if it cannot become a slug
 */
export function parseService(text: string): string {
  const message = listProblem([text.trim()]);
  if (message !== undefined) throw inputError('Service', message);
  return text.trim();
}

/** The questions in order. Each checks its answer, given the earlier answers. */
export const starterQuestions: Readonly<
  Record<
    'name' | 'phone' | 'email' | 'county' | 'services' | 'towns' | 'home',
    {
      readonly question: string;
      readonly problem: (
        text: string,
        given: Readonly<Record<string, string | undefined>>,
      ) => string | undefined;
    }
  >
> = {
  name: { question: 'Name of the business', problem: wordsProblem },
  phone: {
    question: 'Telephone number, as you write it',
    problem: (text) => {
      const problem = phoneProblem(text);
      return problem && `"${text}" ${problem}`;
    },
  },
  email: {
    question: 'E-mail address',
    problem: (text) =>
      emailShape.test(text) ? undefined : `"${text}" is not an e-mail address`,
  },
  county: {
    question: 'County',
    problem: (text) => {
      const problem = countyProblem(text);
      return problem ? `"${text}" ${problem}` : listProblem([text]);
    },
  },
  services: {
    question:
      'Services, separated by commas, the main one first (as customers call them)',
    problem: (text) => listProblem(listOf(text, /,/)),
  },
  towns: {
    question:
      'Towns with latitude and longitude, separated by semicolons (Anytown 51.129 1.308; Otherton 51.223 1.401)',
    problem: (text, { services = '' }) => {
      const towns = readTowns(text, services);
      return typeof towns === 'string' ? towns : undefined;
    },
  },
  home: {
    question: 'The town you come from, one of the above',
    problem: (text, { towns = '' }) => {
      const labels = listOf(towns, /;/).flatMap(
        (part) => parseTown(part)?.label ?? [],
      );
      return labels.length === 0 || labels.includes(text)
        ? undefined
        : `"${text}" is not one of the towns: it must be ${labels.join(' or ')}`;
    },
  },
};

export type StarterQuestion = keyof typeof starterQuestions;
export const starterNames = Object.keys(starterQuestions) as StarterQuestion[];

/** Returns what is wrong with the answer to one question; undefined if nothing is. */
export function answerProblem(
  name: StarterQuestion,
  given: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const text = given[name]?.trim() ?? '';
  return text === ''
    ? 'is missing: give it'
    : starterQuestions[name].problem(text, given);
}

/**
 * Parses typed options: `services` separated by commas, `towns` by semicolons, each town with its
 * latitude and longitude.
 * @throws InputError naming every option that is missing or wrong
 */
export function parseStarterOptions(
  given: Readonly<Record<string, string | undefined>>,
): StarterOptions {
  const problems = starterNames.flatMap((name): Problem[] => {
    const message = answerProblem(name, given);
    return message === undefined ? [] : [{ file: `--${name}`, message }];
  });
  throwProblems(problems);
  const text = (name: StarterQuestion) => given[name]?.trim() ?? '';
  return {
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    home: text('home'),
    county: text('county'),
    services: listOf(text('services'), /,/),
    towns: parseTowns(text('towns')),
  };
}
