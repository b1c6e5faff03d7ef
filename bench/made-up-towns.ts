import seedrandom from 'seedrandom';
import type { TownProfile } from '../src/domain/profile.ts';
import type { Town } from '../src/domain/towns.ts';

/** How far the made-up towns spread: about the county. */
const area = { south: 50.3, west: -4.3, height: 0.8, width: 1.2 };
/** Letters of their names: so many, and up to three more. */
const NAME_LETTERS = 6;
/** Letters of the words that carry meaning. */
const SHORTEST = 4;
const LONGEST = 14;
/** As many as make a vocabulary of the size that a site of thousands of towns has. */
const WORDS_A_LENGTH = 400;

/** A word that means nothing, consonant after vowel. */
const madeUpWord = (length: number, random: seedrandom.PRNG): string =>
  Array.from({ length }, (_, index) => {
    const letters = index % 2 === 0 ? 'bcdfghklmnprstvw' : 'aeiou';
    return letters[Math.floor(random.quick() * letters.length)]!;
  }).join('');

const capitalised = (word: string) => word[0]!.toUpperCase() + word.slice(1);

/** By length. The same ones every time. */
const vocabulary = Array.from({ length: LONGEST + 1 }, (_, length) => {
  const random = seedrandom(`words of ${length}`);
  return Array.from({ length: WORDS_A_LENGTH }, () => madeUpWord(length, random));
});

/** `count` towns that do not exist, with names that no town of `taken` has. The same ones every time. */
export function madeUpTowns(count: number, taken: ReadonlySet<string>): Town[] {
  const random = seedrandom('towns');
  const names = new Set<string>();
  while (names.size < count) {
    const name = madeUpWord(NAME_LETTERS + (names.size % 4), random);
    if (!taken.has(name)) names.add(name);
  }
  const columns = Math.ceil(Math.sqrt(count));
  return [...names].map((slug, index) => ({
    slug,
    label: capitalised(slug),
    type: 'town',
    // A grid inside the county, so that distances and the map have something to show.
    lat: area.south + (Math.floor(index / columns) / columns) * area.height,
    lon: area.west + ((index % columns) / columns) * area.width,
  }));
}

/**
 * The text with another word for each that carries meaning, of the same length: lengths, punctuation and the small words between
 * them stay, so that it is as much work as the text it was. So does `label`. The same for one `key` every time.
 */
function reword(text: string, key: string, label: string): string {
  const random = seedrandom(key);
  const pattern = new RegExp(`\\p{L}{${SHORTEST},}`, 'gu');
  const other = (word: string) => {
    const words = vocabulary[Math.min(word.length, LONGEST)]!;
    const chosen = words[Math.floor(random.quick() * words.length)]!;
    return /^\p{Lu}/u.test(word) ? capitalised(chosen) : chosen;
  };
  return text
    .split(label)
    .map((section) => section.replace(pattern, other))
    .join(label);
}

/** Fields that hold words of a list, which the generator compares. */
const listed = new Set(['postcodeHints', 'cause', 'for', 'materials', 'treatment']);

/** The value with other words in every text, but for `label`. */
function rewordAll<T>(value: T, key: string, label: string): T {
  if (typeof value === 'string') return reword(value, key, label) as T;
  if (Array.isArray(value)) return value.map((item, index) => rewordAll<unknown>(item, `${key}/${index}`, label)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]: [string, unknown]) => [
    name,
    listed.has(name) ? inner : rewordAll(inner, `${key}/${name}`, label),
  ]);
  return Object.fromEntries(entries) as T;
}

/** The profile of a real town, `model`, in other words, for a town that does not exist. */
export function madeUpProfile(profile: TownProfile, model: Town, { slug, label }: Town): TownProfile {
  const renamed = JSON.parse(JSON.stringify(profile).replaceAll(model.label, label)) as TownProfile;
  // A title has room for so much: what the name takes more, the rest has less.
  const longer = Math.max(0, label.length - model.label.length);
  const { services, ...rest } = rewordAll(renamed, slug, label);
  return {
    ...rest,
    // No two towns may have the same one.
    codeword: undefined,
    services: mapServices(services, (notes) => ({
      ...notes,
      titleTail: shorten(notes.titleTail, notes.titleTail.length - longer),
    })),
  };
}

/** The first words of a phrase, as many as fit. */
const shorten = (phrase: string, most: number) =>
  phrase.length <= most ? phrase : phrase.slice(0, phrase.lastIndexOf(' ', most)).replace(/\W+$/, '');

type Services = TownProfile['services'];

/** The services of a profile, each changed. */
export const mapServices = (services: Services, change: (notes: Services[keyof Services]) => object) =>
  Object.fromEntries(Object.entries(services).map(([service, notes]) => [service, change(notes)])) as Services;
