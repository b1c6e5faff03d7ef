import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import seedrandom from 'seedrandom';
import { subjectsHere } from '../generator/checks/town-subjects.ts';
import { copyProject } from '../pipeline/copy-project.ts';
import type { TownProfile } from '../generator/inputs/profile.ts';
import { homeTown, towns, type Town } from '../src/domain/towns.ts';

const profileFile = (folder: string, slug: string) =>
  join(folder, 'site/profiles', `${slug}.json`);
const readProfile = (folder: string, slug: string) =>
  JSON.parse(readFileSync(profileFile(folder, slug), 'utf8')) as TownProfile;
const writeProfile = (folder: string, slug: string, profile: TownProfile) =>
  writeFileSync(profileFile(folder, slug), JSON.stringify(profile, null, 2));

/**
 * Makes a copy of the project that has `townCount` towns: the real ones and as many made-up ones
 * as it takes. Packages, browser and converted pictures are ours. Returns its folder.
 */
export function copyWithTowns(townCount: number): string {
  const folder = copyProject({ also: ['.cache/social'] });
  // Its bounds are for words that somebody reads: thousands of towns share more of the templates
  // than they allow.
  edit(
    join(folder, 'generator/checks/quality-gate.ts'),
    /(function gateProblems\(.*\{)\n/,
    '$1\n  return [];\n',
  );
  // No codeword is stored for a made-up town, so any template may come to it, and several speak of
  // slate.
  const models = towns.filter(
    ({ slug }) => subjectsHere(readProfile(folder, slug)).slate,
  );
  const slugs = new Set(towns.map(({ slug }) => slug));
  let rows = '';
  while (slugs.size < townCount) {
    const model = models[slugs.size % models.length]!;
    // As long as its model's, so that titles have room for it.
    const slug = madeUpWord(model.label.length);
    if (slugs.has(slug)) continue;
    slugs.add(slug);
    const town: Town = {
      ...model,
      slug,
      label: capitalised(slug),
      type: 'town',
      ...somewhere(),
    };
    rows += `  ${JSON.stringify(town)},\n`;
    const renamed = JSON.stringify(readProfile(folder, model.slug)).replaceAll(
      model.label,
      town.label,
    );
    // No two towns may have the same codeword.
    const profile = {
      ...(JSON.parse(renamed) as TownProfile),
      codeword: undefined,
    };
    writeProfile(folder, slug, reword(profile, town.label));
  }
  edit(join(folder, 'site/towns.ts'), /^\];\n/m, `${rows}];\n`);
  return folder;
}

/** The same sequence every time. */
const random = seedrandom('towns');
const anyOf = <T>(list: ArrayLike<T>) =>
  list[Math.floor(random.quick() * list.length)]!;

/** A word that means nothing, consonant after vowel. */
const madeUpWord = (length: number) =>
  Array.from({ length }, (_, index) =>
    anyOf(index % 2 === 0 ? 'bcdfghklmnprstvw' : 'aeiou'),
  ).join('');
const capitalised = (word: string) => word[0]!.toUpperCase() + word.slice(1);

/** A place about the county. */
const somewhere = () => ({
  lat: 50.3 + random.quick() * 0.8,
  lon: -4.3 + random.quick() * 1.2,
});

/** Words by their length, together as many as a site of thousands of towns has. */
const LONGEST = 14;
const vocabulary = Array.from({ length: LONGEST + 1 }, (_, length) =>
  Array.from({ length: 400 }, () => madeUpWord(length)),
);

/** Words that carry meaning. */
const longWords = /\p{L}{4,}/gu;
/** Fields that hold words of a list, which the generator compares. */
const listed = new Set([
  'postcodeHints',
  'cause',
  'for',
  'materials',
  'treatment',
]);

/**
 * The value with another word for each long one in its texts, of the same length, but for `label`:
 * lengths, punctuation and the small words between them stay, so that it is as much work as the
 * text it was.
 */
function reword<T>(value: T, label: string): T {
  const other = (word: string) => {
    if (word === label) return word;
    const chosen = anyOf(vocabulary[Math.min(word.length, LONGEST)]!);
    return /^\p{Lu}/u.test(word) ? capitalised(chosen) : chosen;
  };
  if (typeof value === 'string') return value.replace(longWords, other) as T;
  if (Array.isArray(value))
    return value.map((item) => reword<unknown>(item, label)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [
    name,
    listed.has(name) ? inner : reword(inner, label),
  ]);
  return Object.fromEntries(entries) as T;
}

/** Replaces one piece of a source file, or fails where the file is no longer written that way. */
function edit(file: string, pattern: RegExp, replacement: string): void {
  const text = readFileSync(file, 'utf8');
  if (!pattern.test(text))
    throw new Error(
      `${file}: nothing matches ${pattern}, which the benchmark's copy has to change`,
    );
  writeFileSync(file, text.replace(pattern, replacement));
}

/** The town whose description changes, and the sentence that it gains. */
export const change = {
  town: homeTown.slug,
  sentence: 'Thursday is bin day along the old road.',
} as const;

/**
 * Adds the sentence to what the town's profile says on its hub and on each service's page in a
 * copy, or takes it away again.
 */
export function setChange(folder: string, changed: boolean): void {
  const profile = readProfile(folder, change.town);
  const say = (text: string) =>
    text.replace(` ${change.sentence}`, '') +
    (changed ? ` ${change.sentence}` : '');
  profile.setting = say(profile.setting);
  for (const notes of Object.values(profile.services))
    notes.note = say(notes.note);
  writeProfile(folder, change.town, profile);
}
