import { parse } from 'node:path';
import { at } from '../../src/domain/assert-defined.ts';
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
  /** Whether the file was there before and is there still. */
  readonly isInBoth: (file: string) => boolean;
  /** The changed lines of a file, as they were and as they are. */
  readonly editOf: (file: string) => string;
}

/**
 * Makes edits of files. A file that came or went is one edit with those whose changed lines name
 * it: a component and what it imports, a town's row and its profile. They build only together.
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

/** Fewer edits than these are tried one by one. */
const MANY = 5;

/** Finds out what each edit brings by building the base with it, alone or beside others. */
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
    // What one of several edits brings alone is not credited to all of them.
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
    if (together)
      for (const edit of edits) keep(edit, together.broughtBy(edit));
    // Edits that meet in a line have to be told apart, and so has each where some do not build.
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
    // An edit that does not build alone most likely needs another such edit.
    const start = [broken, groups.flat()].find((each) => build(each.flat()));
    if (!start) continue;
    const files = findCompanions(edit, start, build).flat();
    const facts = build(files);
    // Builds that were left out for time say nothing about what an edit needs.
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
 * Tries many edits in few builds, each of which has half of the edits. No two edits are in the same
 * builds, and all are in equally many, so that a fact which a single edit brings names it by the
 * builds that have the fact. Undefined if a build fails.
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
    broughtBy(edit: Edit): ReadonlySet<Fact> {
      const isBrought = (fact: Fact) =>
        builds.every((half) => half.facts.has(fact) === isIn(half, edit));
      return new Set([...seen].filter(isBrought));
    },
    /** The edits that may have a part in a change: all of their builds lack its old side. */
    suspectsOf(changes: Iterable<Change>): Edit[] {
      const gone = [...changes].map(goneFactOf);
      return edits.filter((edit) => {
        const own = builds.filter((half) => isIn(half, edit));
        return gone.some((fact) => own.every(({ facts }) => facts.has(fact)));
      });
    },
  };
}

/** Numbers that have equally many bits set, as many as asked for, of the fewest bits. */
function codesFor(count: number): number[] {
  for (let width = 2; ; width += 1) {
    const isHalf = (code: number) =>
      code.toString(2).replaceAll('0', '').length === width >> 1;
    const codes = Array.from({ length: 2 ** width }, (_, code) => code);
    const found = codes.filter(isHalf);
    if (found.length >= count) return found.slice(0, count);
  }
}

/** The fewest of some edits that one builds with: ever smaller parts of the others are left out. */
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
