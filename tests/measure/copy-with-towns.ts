import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import seedrandom from 'seedrandom';
import { subjectsHere } from '../../generator/inputs/town-subjects.ts';
import { copyProject } from '../../pack/copy-project.ts';
import type { TownProfile } from '../../generator/inputs/profile.ts';
import { towns as rows } from '#site/towns.ts';
import type { TownRow } from '#core/schemas/towns.ts';
import { homeTown } from '../../core/domain/towns.ts';

const profileFile = (folder: string, slug: string) =>
  join(folder, 'site/profiles', `${slug}.json`);
function readProfile(folder: string, slug: string): TownProfile {
  const text = readFileSync(profileFile(folder, slug), 'utf8');
  return JSON.parse(text);
}
function writeProfile(folder: string, slug: string, profile: TownProfile) {
  const text = JSON.stringify(profile, null, 2);
  writeFileSync(profileFile(folder, slug), text);
}

/**
 * Makes a copy of the project with `townCount` towns: ours and synthetic ones. The copy shares
 * packages, browser and pictures with this project. Returns the copy's folder.
 */
export function copyWithTowns(townCount: number): string {
  const folder = copyProject({ also: ['.cache/social'] });
  // Turns off the quality checks, since the pages of thousands of towns are too alike to pass.
  wrapModule(
    join(folder, 'generator/checks/quality-gate.ts'),
    (real) => `export { similaritySummary } from '${real}';
export const gateProblems = () => [];
`,
  );
  // A synthetic town may get any template, and several mention slate, so its model must have slate.
  const models = rows.filter(({ slug }) => {
    const profile = readProfile(folder, slug);
    return subjectsHere(profile).slate;
  });
  const slugs = new Set<string>(rows.map(({ slug }) => slug));
  const madeUp: TownRow[] = [];
  while (slugs.size < townCount) {
    const model = models[slugs.size % models.length]!;
    // As long as the model's name, so that it fits into titles.
    const slug = madeUpWord(model.label.length);
    if (slugs.has(slug)) continue;
    slugs.add(slug);
    const label = capitalised(slug);
    madeUp.push({
      ...model,
      slug,
      label,
      type: 'town',
      ...somewhere(),
    });
    const profile = readProfile(folder, model.slug);
    writeProfile(
      folder,
      slug,
      reword(renamed(profile, model.label, label), label),
    );
  }
  wrapModule(
    join(folder, 'site/towns.ts'),
    (real) => `import { towns as ours } from '${real}';
export { topTownSlugs } from '${real}';
export const towns = [...ours, ...${JSON.stringify(madeUp)}];
`,
  );
  return folder;
}

/** Returns the profile with the town's name replaced. */
function renamed(profile: TownProfile, from: string, to: string): TownProfile {
  const text = JSON.stringify(profile).replaceAll(from, to);
  return JSON.parse(text);
}

/**
 * Replaces `file` with another module and keeps the real one next to it.
 * @param sourceOf returns the source of the new module, given the specifier of the real one
 */
function wrapModule(file: string, sourceOf: (real: string) => string): void {
  const { dir, base } = parse(file);
  renameSync(file, join(dir, `real-${base}`));
  writeFileSync(file, sourceOf(`./real-${base}`));
}

/** Gives the same sequence in every run. */
const random = seedrandom('towns');
const anyOf = <T>(list: ArrayLike<T>) =>
  list[Math.floor(random.quick() * list.length)]!;

/** Makes a pronounceable word without a meaning. */
const madeUpWord = (length: number) =>
  Array.from({ length }, (_, index) =>
    anyOf(index % 2 === 0 ? 'bcdfghklmnprstvw' : 'aeiou'),
  ).join('');
const capitalised = (word: string) => word[0]!.toUpperCase() + word.slice(1);

/** Returns a random position in the county. */
const somewhere = () => ({
  lat: 50.3 + random.quick() * 0.8,
  lon: -4.3 + random.quick() * 1.2,
});

/** Synthetic words by length, as many as a site of thousands of towns uses. */
const LONGEST = 14;
const vocabulary = Array.from({ length: LONGEST + 1 }, (_, length) =>
  Array.from({ length: 400 }, () => madeUpWord(length)),
);

/** Words that usually carry meaning. */
const longWords = /\p{L}{4,}/gu;
/** Fields that stay, since the generator compares them with lists of values or words. */
const keptFields = new Set([
  'postcodeHints',
  'cause',
  'for',
  'standfirst',
  'setting',
  'opening',
  'materials',
  'places',
  'treatment',
]);

/**
 * Replaces each long word in a value's texts, except `label`, with a synthetic one of the same
 * length. Punctuation and short words stay, so that the text takes as much work as the original.
 */
function reword<T>(value: T, label: string): T {
  const other = (word: string) => {
    if (word === label) return word;
    const length = Math.min(word.length, LONGEST);
    const chosen = anyOf(vocabulary[length]!);
    const isCapital = /^\p{Lu}/u.test(word);
    return isCapital ? capitalised(chosen) : chosen;
  };
  if (typeof value === 'string') return value.replace(longWords, other) as T;
  if (Array.isArray(value))
    return value.map((item) => reword<unknown>(item, label)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [
    name,
    keptFields.has(name) ? inner : reword(inner, label),
  ]);
  return Object.fromEntries(entries) as T;
}

/** The town whose description changes, and the sentence that it gains. */
export const change = {
  town: homeTown.slug,
  sentence: 'Thursday is bin day along the old road.',
} as const;

/**
 * Adds the sentence to the texts of the town's hub and service pages in a copy's profile, or
 * removes it again.
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
