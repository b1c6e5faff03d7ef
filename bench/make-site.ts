import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../pipeline/copy-project.ts';
import type { TownProfile } from '../src/domain/profile.ts';
import { homeTown } from '../src/domain/home.ts';
import { towns, type Town } from '../src/domain/towns.ts';
import { subjectsHere } from '../generator/checks/town-subjects.ts';
import { firstTwo, madeUpProfile, mapServices, talkative } from './made-up/profile.ts';
import { madeUpTowns } from './made-up/towns.ts';
import { shortenTemplates } from './made-up/shorter-templates.ts';

const profileOf = (slug: string) => `site/profiles/${slug}.json`;

/**
 * Makes a copy of the project that has `townCount` towns: the real ones and as many made-up ones as it takes. Packages, browser and
 * converted pictures are ours. Returns its folder.
 */
export function makeSite(townCount: number): string {
  const folder = copyProject({ also: ['.cache/social'] });
  if (townCount > towns.length) addTowns(folder, townCount - towns.length);
  return folder;
}

function addTowns(folder: string, count: number): void {
  const added = madeUpTowns(count, new Set(towns.map(({ slug }) => slug)));
  const rows = added.map((town) => `  ${JSON.stringify(town)},\n`).join('');
  edit(join(folder, 'site/towns.ts'), /^\];\n/m, `${rows}];\n`);
  shortenTemplates(folder);
  const readProfile = (slug: string) => JSON.parse(readFileSync(join(folder, profileOf(slug)), 'utf8')) as TownProfile;
  const write = (town: Town, profile: TownProfile) =>
    writeFileSync(join(folder, profileOf(town.slug)), JSON.stringify(talkative(profile, town), null, 2));
  // No codeword is kept for a made-up town, so any template may come to it, and several speak of slate.
  const models = towns.filter(({ slug }) => subjectsHere(readProfile(slug)).slate);
  added.forEach((town, index) => {
    const model = models[index % models.length]!;
    write(town, madeUpProfile({ profile: readProfile(model.slug), model, town }));
  });
  for (const town of towns) write(town, readProfile(town.slug));
}

/** Replaces one piece of a source file, or fails where the file is no longer written that way. */
function edit(file: string, pattern: RegExp, replacement: string): void {
  const text = readFileSync(file, 'utf8');
  if (!pattern.test(text))
    throw new Error(`${file}: nothing matches ${pattern}, which the benchmark's copy has to change`);
  writeFileSync(file, text.replace(pattern, replacement));
}

/** The town whose description changes, and the sentence that it gains. */
export const change = { town: homeTown.slug, sentence: 'Thursday is bin day along the old road.' } as const;

/** Adds the sentence to what the town's profile says on its hub and on each service's page in a copy, or takes it away again. */
export function setChange(folder: string, changed: boolean): void {
  const file = join(folder, profileOf(change.town));
  const profile = JSON.parse(readFileSync(file, 'utf8')) as TownProfile;
  const say = (text: string) => {
    const without = text.replace(` ${change.sentence}`, '');
    return changed ? `${without} ${change.sentence}` : without;
  };
  // A real page may be as long as a page may be: the note is cut, so that there is room for the sentence.
  const services = mapServices(profile.services, (notes) => ({ ...notes, note: say(firstTwo(notes.note)) }));
  writeFileSync(file, JSON.stringify({ ...profile, setting: say(profile.setting), services }, null, 2));
}
