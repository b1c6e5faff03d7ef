import type { Change } from '../types.ts';

/** A claim about the site: a page gained or lost a line. */
export type Fact = string;

/** What an edit changes by itself. */
export interface Experiment {
  /** The edited file, or those that build only together. */
  readonly files: readonly string[];
  readonly facts: ReadonlySet<Fact>;
}

/** Builds the base with some of the edited files as they are now. Undefined if the build fails. */
export type Trial = (files: readonly string[]) => ReadonlySet<Fact> | undefined;

interface ExperimentOptions {
  /** Edited files in groups, those that build fastest first. */
  readonly groups: readonly (readonly string[])[];
  /** The changes to explain. No more experiments run once all are explained. */
  readonly changes: readonly Change[];
  readonly trial: Trial;
  /** Says whether there is time for another build. */
  readonly hasTime: () => boolean;
}

/** More files than these are tried by halves. */
const FEW = 6;

/** Finds out what each edit brings by building the base with it alone. */
export function runExperiments({
  groups,
  changes,
  trial,
  hasTime,
}: ExperimentOptions): Experiment[] {
  const done: Experiment[] = [];
  const broken: string[] = [];
  const open = new Set(changes.map(mainFactOf));
  const build = rememberTrials((files) =>
    open.size > 0 && hasTime() ? trial(files) : undefined,
  );
  const keep = (files: readonly string[], facts: ReadonlySet<Fact>) => {
    // What one of several files brings alone is not credited to the whole group.
    const parts = done.filter((part) =>
      part.files.every((file) => files.includes(file)),
    );
    const own = [...facts].filter(
      (fact) => !parts.some((part) => part.facts.has(fact)),
    );
    done.push({ files, facts: new Set(own) });
    for (const fact of facts) open.delete(fact);
  };
  for (const group of groups) {
    const halves = group.length > FEW ? tryHalves(group, build) : undefined;
    for (const file of group) {
      const facts = halves ? halves.get(file) : build([file]);
      if (facts) keep([file], facts);
      else broken.push(file);
    }
  }
  const all = groups.flat();
  for (const file of broken) {
    const isDone = done.some(({ files }) => files.includes(file));
    if (open.size === 0 || isDone) continue;
    // A file that does not build alone most likely needs another such file.
    const start = build(broken) ? broken : all;
    if (!build(start)) continue;
    const files = findCompanions(file, start, build);
    const facts = build(files);
    // Builds that were left out for time say nothing about what a file needs.
    if (facts && hasTime()) keep(files, facts);
  }
  return done;
}

/** Asks for the same files only once. */
function rememberTrials(trial: Trial): Trial {
  const asked = new Map<string, ReturnType<Trial>>();
  return (files) => {
    const key = files.toSorted().join('\n');
    if (!asked.has(key)) asked.set(key, trial(files));
    return asked.get(key);
  };
}

/**
 * Tries many files in few builds. For each bit of the files' numbers it builds twice: once with the
 * files that have the bit set, once with the others. A fact that a single file brings shows up in
 * exactly one build of each pair, which spells the file's number. Undefined if a build fails.
 */
function tryHalves(
  files: readonly string[],
  build: Trial,
): ReadonlyMap<string, ReadonlySet<Fact>> | undefined {
  const builds: Experiment[] = [];
  for (let bit = 1; bit < files.length; bit *= 2) {
    const having = files.filter((_, number) => number & bit);
    const lacking = files.filter((_, number) => !(number & bit));
    for (const half of [having, lacking]) {
      const facts = build(half);
      if (!facts) return undefined;
      builds.push({ files: half, facts });
    }
  }
  const seen = [...new Set(builds.flatMap(({ facts }) => [...facts]))];
  const factsOfFile = (file: string) =>
    seen.filter((fact) =>
      builds.every(
        (half) => half.facts.has(fact) === half.files.includes(file),
      ),
    );
  return new Map(files.map((file) => [file, new Set(factsOfFile(file))]));
}

/** The fewest of some files that a file builds with: the others are taken away one by one. */
function findCompanions(
  file: string,
  among: readonly string[],
  build: Trial,
): readonly string[] {
  let needed = among.toSorted();
  for (const other of needed) {
    const fewer = needed.filter((one) => one !== other);
    if (other !== file && build(fewer)) needed = fewer;
  }
  return needed;
}

const factOf = (
  { path, kind, part }: Change,
  side: string,
  text: string,
): Fact => [path, kind, part, side, text].join('\n');

/** What a change removed from the site. */
const goneFactOf = (change: Change): Fact => factOf(change, '-', change.before);

/** What a change added to the site; what it removed if it added nothing. */
const mainFactOf = (change: Change): Fact =>
  change.after === '' ? goneFactOf(change) : factOf(change, '+', change.after);

/**
 * Both sides of each change as facts of their own: if two edits meet in a line, each removes the
 * old line.
 */
export const factsOf = (changes: readonly Change[]): Set<Fact> =>
  new Set([
    ...changes.filter(({ before }) => before !== '').map(goneFactOf),
    ...changes.map(mainFactOf),
  ]);

/**
 * The edits behind a change: the one that brings the new side, or else all that take the old side
 * away.
 */
export function causesOf(
  change: Change,
  experiments: readonly Experiment[],
): Experiment[] {
  const having = (fact: Fact) =>
    experiments.filter(({ facts }) => facts.has(fact));
  const brought = having(mainFactOf(change));
  return brought.length > 0 ? brought : having(goneFactOf(change));
}
