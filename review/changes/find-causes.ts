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
  const files = edited.filter(({ name }) => ofPages.test(name));
  const engine = edited
    .map(({ name }) => name)
    .filter((name) => ofEngine.test(name));
  const names = files.map(({ name }) => name);
  const engineBlame = { name: 'the engine’s own code', files: engine };
  // A single edit needs no experiment.
  const [only] = names;
  if (changes.length === 0 || names.length === 0) return () => [engineBlame];
  if (names.length === 1 && only !== undefined && engine.length === 0)
    return () => [{ name: only, files: names }];

  const build = openBase(root, commit);
  let builds = 0;
  const tell = () => onBuild(++builds, Math.max(builds + 1, names.length + 1));
  const base = await build([]);
  tell();
  const end = performance.now() + maxMinutes * 60_000;
  const hasTime = () => performance.now() < end;
  const { content = [], other = [] } = Object.groupBy(files, (file) =>
    isContent(file) ? 'content' : 'other',
  );
  const experiments = await runExperiments({
    groups: [content, other].map((group) => group.map(({ name }) => name)),
    changes,
    hasTime,
    trial: async (tried) => {
      const state = await build(tried).catch(() => undefined);
      tell();
      return state && factsOf(compareStates(base, state));
    },
  });
  const rest = restBlame();
  return (change) => {
    const found = causesOf(change, experiments);
    return found.length > 0 ? found.map(blameOf) : [rest];
  };

  function restBlame(): Blame {
    if (engine.length > 0) return engineBlame;
    return hasTime()
      ? { name: 'several edits together', files: names }
      : { name: `not found in ${maxMinutes} minutes`, files: [] };
  }
}

const blameOf = ({ files }: { readonly files: readonly string[] }): Blame => ({
  name: files.join(' and '),
  files,
});
