import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../pipeline/copy-project.ts';
import type { TownProfile } from '../src/domain/profile.ts';
import { homeTown } from '../src/domain/home.ts';
import { towns } from '../src/domain/towns.ts';
import { subjectsHere } from '../generator/checks/town-subjects.ts';
import { madeUpProfile, madeUpTowns, mapServices } from './made-up-towns.ts';

const profileFile = (folder: string, slug: string) => join(folder, 'site/profiles', `${slug}.json`);
const readProfile = (folder: string, slug: string) =>
  JSON.parse(readFileSync(profileFile(folder, slug), 'utf8')) as TownProfile;
const writeProfile = (folder: string, slug: string, profile: TownProfile) =>
  writeFileSync(profileFile(folder, slug), JSON.stringify(profile, null, 2));

/**
 * Makes a copy of the project that has `townCount` towns: the real ones and as many made-up ones as it takes. Packages, browser and
 * converted pictures are ours. Returns its folder.
 */
export function copyWithTowns(townCount: number): string {
  const folder = copyProject({ also: ['.cache/social'] });
  // Its bounds are for words that somebody reads: thousands of towns share more of the templates than they allow.
  edit(join(folder, 'generator/checks/quality-gate.ts'), /(function gateProblems\(.*\{)\n/, '$1\n  return [];\n');
  const added = madeUpTowns(townCount - towns.length, new Set(towns.map(({ slug }) => slug)));
  const rows = added.map((town) => `  ${JSON.stringify(town)},\n`).join('');
  edit(join(folder, 'site/towns.ts'), /^\];\n/m, `${rows}];\n`);
  // No codeword is stored for a made-up town, so any template may come to it, and several speak of slate.
  const models = towns.filter(({ slug }) => subjectsHere(readProfile(folder, slug)).slate);
  for (const [index, town] of added.entries()) {
    const model = models[index % models.length]!;
    writeProfile(folder, town.slug, madeUpProfile(readProfile(folder, model.slug), model, town));
  }
  return folder;
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
  const { setting, services, ...rest } = readProfile(folder, change.town);
  const say = (text: string) => {
    const without = text.replace(` ${change.sentence}`, '');
    return changed ? `${without} ${change.sentence}` : without;
  };
  writeProfile(folder, change.town, {
    ...rest,
    setting: say(setting),
    services: mapServices(services, (notes) => ({ ...notes, note: say(notes.note) })),
  });
}
