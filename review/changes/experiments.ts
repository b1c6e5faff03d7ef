import { parse } from 'node:path';
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

/** Files that are edited together: they are tried and blamed as one. */
export type Edit = readonly string[];

interface ExperimentOptions {
  /** Those that build fastest come first. */
  readonly edits: readonly Edit[];
  /** Matches the facts about the pages of the only town that an edit is about, if it is one. */
  readonly ownFacts: (edit: Edit) => RegExp | undefined;
  /** The changes to explain. No more experiments run once all are explained. */
  readonly changes: readonly Change[];
  readonly trial: Trial;
  /** Says whether there is time for another build. */
  readonly hasTime: () => boolean;
}

interface FilesToJoin {
  /** Whether the file exists in both states. */
  readonly isInBoth: (file: string) => boolean;
  /** The changed lines of a file, old and new. */
  readonly editOf: (file: string) => string;
}

/**
 * Groups files into edits. A file that was added or removed joins the files whose changed lines
 * name it, such as a component that imports it, or the row of a profile's town. Such files build
 * only together.
 */
export function joinFiles(
  files: readonly string[],
  { isInBoth, editOf }: FilesToJoin,
): Edit[] {
  let edits: Edit[] = files.map((file) => [file]);
  for (const file of files.filter((each) => !isInBoth(each))) {
    const name = RegExp.escape(parse(file).name);
    const named = new RegExp(`(?<=['"/])${name}(?=['".])`);
    const isOfIt = (edit: Edit) =>
      edit.includes(file) || edit.some((other) => named.test(editOf(other)));
    const joined = edits.filter(isOfIt).flat().sort();
    edits = [...edits.filter((edit) => !isOfIt(edit)), joined];
  }
  return edits;
}

/**
 * Builds the base with each edit alone, to find what it causes. Edits about different towns share a
 * build if it changes no page but theirs.
 */
export function runExperiments({
  edits,
  ownFacts,
  changes,
  trial,
  hasTime,
}: ExperimentOptions): Experiment[] {
  const done: Experiment[] = [];
  const open = new Set(changes);
  const build = rememberTrials((files) =>
    open.size > 0 && hasTime() ? trial(files) : undefined,
  );
  const keep = (files: Edit, facts: ReadonlySet<Fact>) => {
    // A fact that some of these files cause by themselves is not credited to all of them.
    const parts = done.filter((part) =>
      part.files.every((file) => files.includes(file)),
    );
    const own = [...facts].filter(
      (fact) => !parts.some((part) => part.facts.has(fact)),
    );
    done.push({ files, facts: new Set(own) });
    for (const change of open)
      if (facts.has(mainFactOf(change))) open.delete(change);
  };

  const ofTowns = edits.filter(ownFacts);
  const shared = ofTowns.length > 1 ? build(ofTowns.flat()) : undefined;
  const parts = ofTowns.map((edit) =>
    [...(shared ?? [])].filter((fact) => ownFacts(edit)?.test(fact)),
  );
  // If another page changed too, an edit reaches beyond its town, and each is built alone.
  if (parts.flat().length === shared?.size)
    for (const [index, edit] of ofTowns.entries())
      keep(edit, new Set(parts[index]));
  const broken: Edit[] = [];
  const others = edits.filter((edit) => !ofTowns.includes(edit));
  for (const edit of [...others, ...ofTowns]) {
    const facts = build(edit);
    if (facts) keep(edit, facts);
    else broken.push(edit);
  }
  for (const edit of broken) {
    const [file = ''] = edit;
    const isDone = done.some(({ files }) => files.includes(file));
    if (open.size === 0 || isDone) continue;
    // An edit that does not build alone probably needs another that does not build alone either.
    const start = [broken, edits].find((each) => build(each.flat()));
    if (!start) continue;
    const files = findCompanions(edit, start, build).flat();
    const facts = build(files);
    // Builds skipped for lack of time say nothing about what an edit needs.
    if (facts && hasTime()) keep(files, facts);
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

/** Drops from `among` the edits that `edit` can build without, in ever smaller runs. */
function findCompanions(
  edit: Edit,
  among: readonly Edit[],
  build: Trial,
): readonly Edit[] {
  let needed = among;
  for (let size = among.length; size >= 1; size = Math.floor(size / 2))
    for (let start = 0; start < needed.length;) {
      const fewer = needed.filter(
        (one, place) => one === edit || place < start || place >= start + size,
      );
      const isFewer = fewer.length < needed.length;
      if (isFewer && build(fewer.flat())) needed = fewer;
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
