import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TownProfile } from '../src/domain/profile.ts';
import { homeTown } from '../src/domain/home.ts';
import { towns, type Town } from '../src/domain/towns.ts';
import { madeUpTowns } from './made-up-towns.ts';

const project = join(import.meta.dirname, '..');
const profileOf = (slug: string) => `site/profiles/${slug}.json`;

/**
 * Makes a copy of the project in `folder` that has `townCount` towns: the real ones and as many made-up ones as it takes.
 * Packages and browser are ours; converted pictures are copied.
 */
export function makeSite(folder: string, townCount: number): void {
  rmSync(folder, { recursive: true, force: true });
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: project, encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files) {
    if (!existsSync(join(project, file))) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(project, file), join(folder, file));
  }
  for (const name of ['pictures', 'social']) {
    const cache = join(project, '.cache', name);
    if (existsSync(cache)) cpSync(cache, join(folder, '.cache', name), { recursive: true });
  }
  mkdirSync(join(folder, '.cache'), { recursive: true });
  for (const path of ['node_modules', '.cache/chromium']) {
    if (existsSync(join(project, path))) symlinkSync(join(project, path), join(folder, path), 'junction');
  }
  if (townCount > towns.length) addTowns(folder, townCount - towns.length);
}

function addTowns(folder: string, count: number): void {
  const added = madeUpTowns(count, new Set(towns.map(({ slug }) => slug)));
  const rows = added.map((town) => `  ${JSON.stringify(town)},\n`).join('');
  edit(join(folder, 'site/towns.ts'), /^\];\n/m, `${rows}];\n`);
  // Made-up towns share the templates' variants with more towns than the gate lets pass.
  edit(join(folder, 'generator/quality-gate.ts'), /(export function gateProblems\(.*\{\n)/, '$1  return [];\n');
  added.forEach((town, index) => {
    const model = towns[index % towns.length]!;
    const profile = JSON.parse(readFileSync(join(folder, profileOf(model.slug)), 'utf8')) as TownProfile;
    writeFileSync(join(folder, profileOf(town.slug)), JSON.stringify(madeUpProfile({ profile, model, town }), null, 2));
  });
}

const ownWords = [
  ['market house', 'tithe barn', 'corn mill', 'toll house', 'wool store', 'pound house', 'lime kiln'],
  ['Beacon', 'Down', 'Barrow', 'Ridge', 'Tor'],
  ['leat', 'mill stream', 'brook', 'ford', 'creek', 'weir'],
];

/** A real town's profile under another name, with a description, names and an exposure of its own. */
function madeUpProfile({
  profile,
  model,
  town: { label },
}: {
  profile: TownProfile;
  model: Town;
  town: Town;
}): TownProfile {
  const renamed = JSON.parse(JSON.stringify(profile).replaceAll(model.label, label)) as TownProfile;
  const [building, hill, water] = ownWords.map(
    (words) => words[label.charCodeAt(words.length % label.length) % words.length]!,
  );
  return {
    ...renamed,
    // No two towns may have the same one.
    seat: undefined,
    exposure: [
      `the wind that comes round ${label} ${hill}`,
      `the rain on ${label} ${hill}`,
      `the damp by the ${water}`,
    ],
    setting: `${renamed.setting} ${label} keeps its ${building}, the lane down to the ${water} and an old quarry below ${label} ${hill}.`,
    nearbyDescriptors: [`Upper ${label}`, `${label} Cross`, `${label} ${hill}`, `Lower ${label}`],
    landmarksGeneric: [`the ${building}`, `${label} ${hill}`, `the bridge over the ${water}`],
  };
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

/** Adds the sentence to the town's profile in a copy, or takes it away again. */
export function setChange(folder: string, changed: boolean): void {
  const file = profileOf(change.town);
  const profile = JSON.parse(readFileSync(join(project, file), 'utf8')) as TownProfile;
  const setting = changed ? `${profile.setting} ${change.sentence}` : profile.setting;
  writeFileSync(join(folder, file), JSON.stringify({ ...profile, setting }, null, 2));
}
