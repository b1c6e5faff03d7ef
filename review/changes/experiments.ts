import type { Change } from '../types.ts';

/** A claim about the site: a page gained or lost a line. */
export type Fact = string;

/** What an edit changes by itself. */
export interface Experiment {
  /** The edited file, or the edited files that build only together. */
  readonly files: readonly string[];
  readonly facts: ReadonlySet<Fact>;
}

/**
 * Builds the base, which is the commit to compare with, with some of the edited files in it.
 * Returns the facts; undefined if the build fails.
 */
export type Trial = (files: readonly string[]) => ReadonlySet<Fact> | undefined;

interface ExperimentOptions {
  /** The edited files. Those that build fastest come first. */
  readonly files: readonly string[];
  /** Whether only one of the two states has the file. */
  readonly isNew: (file: string) => boolean;
  /** Matches the facts about the pages of the only town that a file is about, if it is one. */
  readonly ownFacts: (file: string) => RegExp | undefined;
  /** The changes to explain. No more experiments run once all are explained. */
  readonly changes: readonly Change[];
  readonly trial: Trial;
  /** Says whether there is time for another build. */
  readonly hasTime: () => boolean;
}

/**
 * Builds the base with each edited file alone, to find what it causes. Files about different towns
 * share a build if it changes no page but theirs. Files that build only together are one edit.
 */
export function runExperiments({
  files,
  isNew,
  ownFacts,
  changes,
  trial,
  hasTime,
}: ExperimentOptions): Experiment[] {
  const done: Experiment[] = [];
  const open = new Set(changes);
  const build = rememberTrials((tried) =>
    open.size > 0 && hasTime() ? trial(tried) : undefined,
  );
  const keep = (edit: readonly string[], facts: ReadonlySet<Fact>) => {
    // A fact that some of these files cause by themselves is not credited to all of them.
    const parts = done.filter((part) =>
      part.files.every((file) => edit.includes(file)),
    );
    const own = [...facts].filter(
      (fact) => !parts.some((part) => part.facts.has(fact)),
    );
    done.push({ files: edit, facts: new Set(own) });
    for (const change of open)
      if (facts.has(mainFactOf(change))) open.delete(change);
  };

  const ofTowns = files.filter(ownFacts);
  const shared = ofTowns.length > 1 ? build(ofTowns) : undefined;
  const parts = ofTowns.map((file) =>
    [...(shared ?? [])].filter((fact) => ownFacts(file)?.test(fact)),
  );
  // If another page changed too, an edit reaches beyond its town, and each is built alone.
  const areApart = parts.flat().length === shared?.size;
  for (const [index, file] of areApart ? ofTowns.entries() : [])
    keep([file], new Set(parts[index]));
  const broken: string[] = [];
  for (const file of files) {
    if (areApart && ofTowns.includes(file)) continue;
    const facts = build([file]);
    if (facts) keep([file], facts);
    else broken.push(file);
  }
  const added = files.filter(isNew);
  for (const file of broken) {
    const isDone = done.some((edit) => edit.files.includes(file));
    if (open.size === 0 || isDone) continue;
    // What a file needs to build is probably as broken alone, or new.
    const starts = [broken, [...new Set([...broken, ...added])], files];
    const start = starts.find(build);
    if (!start) continue;
    const edit = findCompanions(file, start, build);
    const facts = build(edit);
    // Builds skipped for lack of time say nothing about what a file needs.
    if (facts && hasTime()) keep(edit.toSorted(), facts);
  }
  return done;
}

/** Wraps a trial so that it runs only once for the same files. */
function rememberTrials(trial: Trial): Trial {
  const asked = new Map<string, ReturnType<Trial>>();
  return (files) => {
    const key = files.toSorted().join('\n');
    if (!asked.has(key)) asked.set(key, trial(files));
    return asked.get(key);
  };
}

/** Drops from `among` the files that `file` can build without, in ever smaller runs. */
function findCompanions(
  file: string,
  among: readonly string[],
  build: Trial,
): readonly string[] {
  let needed = among;
  for (let size = among.length; size >= 1; size = Math.floor(size / 2))
    for (let start = 0; start < needed.length;) {
      const fewer = needed.filter(
        (one, place) => one === file || place < start || place >= start + size,
      );
      if (fewer.length < needed.length && build(fewer)) needed = fewer;
      else start += size;
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
 * Returns both sides of each change as separate facts: if two edits change one line, each removes
 * the old line.
 */
export const factsOf = (changes: readonly Change[]): Set<Fact> =>
  new Set([
    ...changes.filter(({ before }) => before !== '').map(goneFactOf),
    ...changes.map(mainFactOf),
  ]);

/**
 * Returns the edits that cause a change: those that add the new side, or, if there are none, those
 * that remove the old side.
 */
export function causesOf(
  change: Change,
  experiments: readonly Experiment[],
): Experiment[] {
  const having = (fact: Fact) =>
    experiments.filter(({ facts }) => facts.has(fact));
  const added = having(mainFactOf(change));
  return added.length > 0 ? added : having(goneFactOf(change));
}
