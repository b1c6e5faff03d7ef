import {
  profilesFolder,
  templatesFolder,
} from '../../generator/inputs/inputs.ts';
import { openBase } from '../gather/base-project.ts';
import { editedFiles, type EditedFile } from '../gather/git.ts';
import type { Change } from '../types.ts';
import { compareStates } from './compare-states.ts';
import { causesOf, factsOf, runExperiments } from './experiments.ts';

/** Who or what is to blame for a change: the edited files, under one name. */
export interface Blame {
  readonly name: string;
  readonly files: readonly string[];
}

/** How causes are looked for. */
export interface CauseSearch {
  /** After this many minutes, the remaining causes are reported as unknown. */
  readonly maxMinutes: number;
  /** Hears how many builds are done, and of how many at most. */
  readonly onBuild: (done: number, total: number) => void;
}

interface CauseOptions extends CauseSearch {
  readonly root: string;
  /** The commit that the site is compared with. */
  readonly commit: string;
  readonly changes: readonly Change[];
}

/** Files that pages are made from. */
const ofPages = /^(?:site|templates|src|public)\/(?!.*\.test\.)|^index\.html$/;
/**
 * Code that makes the pages. An edit there may change anything, and is named without an experiment.
 */
const ofEngine =
  /^(?:generator|pack|pipeline|server|snapshots)\/(?!.*\.test\.)|^(?:package|package-lock)\.json$|^vite\.config\.ts$/;
/** Only the generator reads these files, so a build takes a moment. */
const isContent = ({ name, isChanged }: EditedFile) =>
  isChanged &&
  [profilesFolder, templatesFolder].some((folder) =>
    name.startsWith(`${folder}/`),
  );

const namesOf = (edited: readonly EditedFile[]) =>
  edited.map(({ name }) => name);

/**
 * Finds out which edit brought each change, by building the base with each edit alone.
 * @throws Error if the base itself does not build
 */
export async function findCauses({
  root,
  commit,
  changes,
  maxMinutes,
  onBuild,
}: CauseOptions): Promise<(change: Change) => Blame[]> {
  const edited = editedFiles(root, commit);
  const ofSite = edited.filter(({ name }) => ofPages.test(name));
  const files = namesOf(ofSite);
  const engine = namesOf(edited).filter((name) => ofEngine.test(name));
  const engineBlame = { name: 'the engine’s own code', files: engine };
  if (changes.length === 0 || files.length === 0) return () => [engineBlame];
  // A single edit needs no experiment.
  if (files.length === 1 && engine.length === 0)
    return () => [{ name: files.join(), files }];

  const build = openBase(root, commit);
  let builds = 0;
  const tell = () => onBuild(++builds, Math.max(builds + 1, files.length + 1));
  const base = await build([]);
  tell();
  const end = performance.now() + maxMinutes * 60_000;
  const hasTime = () => performance.now() < end;
  const experiments = await runExperiments({
    groups: [
      namesOf(ofSite.filter(isContent)),
      namesOf(ofSite.filter((file) => !isContent(file))),
    ],
    changes,
    hasTime,
    trial: async (tried) => {
      const state = await build(tried).catch(() => undefined);
      tell();
      return state && factsOf(compareStates(base, state));
    },
  });
  const several = hasTime()
    ? { name: 'several edits together', files }
    : { name: `not found in ${maxMinutes} minutes`, files: [] };
  return (change) => {
    const found = causesOf(change, experiments);
    if (found.length === 0) return [engine.length > 0 ? engineBlame : several];
    return found.map((own) => ({
      name: own.files.join(' and '),
      files: own.files,
    }));
  };
}
