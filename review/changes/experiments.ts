import { parse } from 'node:path';
import { at } from '../../src/domain/assert-defined.ts';
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
  /** The edits in groups, those that build fastest first. */
  readonly groups: readonly (readonly Edit[])[];
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

/** Fewer edits than this are tried one by one. */
const MANY = 5;

/** Builds the base with each edit, alone or along with others, to find what the edit causes. */
export function runExperiments({
  groups,
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

  const broken: Edit[] = [];
  for (const edits of groups) {
    const together = edits.length >= MANY && tryTogether(edits, build);
    if (together) for (const edit of edits) keep(edit, together.causedBy(edit));
    // Edits that change the same line are tried one by one, as are all not tried together.
    const left = together ? together.suspectsOf(open) : edits;
    for (const edit of left) {
      const facts = build(edit);
      if (facts) keep(edit, facts);
      else broken.push(edit);
    }
  }
  for (const edit of broken) {
    const [file = ''] = edit;
    const isDone = done.some(({ files }) => files.includes(file));
    if (open.size === 0 || isDone) continue;
    // An edit that does not build alone probably needs another that does not build alone either.
    const start = [broken, groups.flat()].find((each) => build(each.flat()));
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

/**
 * Tries many edits in few builds. All edits are in equally many builds, and no two edits are in the
 * same set of builds. A fact that only one edit causes is therefore in exactly the builds with that
 * edit. Returns undefined if a build fails.
 */
function tryTogether(edits: readonly Edit[], build: Trial) {
  const codes = codesFor(edits.length);
  const builds: Experiment[] = [];
  for (
    let bit = 1;
    edits.some((_, place) => at(codes, place) >= bit);
    bit *= 2
  ) {
    const files = edits.filter((_, place) => at(codes, place) & bit).flat();
    const facts = build(files);
    if (!facts) return undefined;
    builds.push({ files, facts });
  }
  const isIn = ({ files }: Experiment, [file = '']: Edit) =>
    files.includes(file);
  const seen = new Set(builds.flatMap(({ facts }) => [...facts]));
  return {
    causedBy(edit: Edit): ReadonlySet<Fact> {
      const isCaused = (fact: Fact) =>
        builds.every((built) => built.facts.has(fact) === isIn(built, edit));
      return new Set([...seen].filter(isCaused));
    },
    /** The edits that may share in causing a change: no build with one has the old side. */
    suspectsOf(changes: Iterable<Change>): Edit[] {
      const gone = [...changes].map(goneFactOf);
      return edits.filter((edit) => {
        const own = builds.filter((built) => isIn(built, edit));
        return gone.some((fact) => own.every(({ facts }) => facts.has(fact)));
      });
    },
  };
}

/** Returns `count` numbers that have equally many bits set and are as short as possible. */
function codesFor(count: number): number[] {
  for (let width = 2; ; width += 1) {
    const isHalf = (code: number) =>
      code.toString(2).replaceAll('0', '').length === width >> 1;
    const codes = Array.from({ length: 2 ** width }, (_, code) => code);
    const found = codes.filter(isHalf);
    if (found.length >= count) return found.slice(0, count);
  }
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
