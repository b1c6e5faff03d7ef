import { at } from '../../core/domain/assert-defined.ts';
import { services } from '../../core/domain/services.ts';
import { towns } from '../../core/domain/towns.ts';
import { patternOfNames } from '../../core/domain/text/masked-words.ts';
import type { Change } from '../types.ts';
import type { LinePair } from './lines.ts';
import type { ReportChange } from './report-changes.ts';

/** A change that one or more pages share, worded as on the first of them. */
export interface ChangeLine extends LinePair {
  readonly causes: readonly string[];
  /** Kinds of change, with the part if there is one: `text`, `structured data Service.name`. */
  readonly kinds: readonly string[];
  /** Each change of a figure, and how often it occurs. Empty if words changed. */
  readonly figures: readonly FigureChange[];
  /** Paths in the order of the site; empty for what concerns the whole site. */
  readonly pages: readonly string[];
}

interface FigureChange extends LinePair {
  readonly count: number;
}

const names = new RegExp(
  patternOfNames([
    ...towns.flatMap(({ label, slug }) => [label, slug]),
    ...services.map(({ slug }) => slug),
  ]),
  'g',
);
/**
 * Hashes in the addresses of pictures, the visible part of a picture, and hashes that replace long
 * values of structured data.
 */
const hashes = /-[0-9a-f]{8}(?=[-.])|#svgView\S+|#[0-9a-f]{8}\b/g;
const figure = /\p{Sc}?\d+(?:[.,:]\d+)*%?/gu;

/** Masks town names, slugs and hashes, so that texts about different towns can be equal. */
const masked = (text: string) => text.replace(names, '…').replace(hashes, '#');
const figuresIn = (text: string): readonly string[] =>
  masked(text).match(figure) ?? [];
const withoutFigures = (text: string) => masked(text).replace(figure, '0');

/**
 * Groups changes into lines. Changes that are the same but for a town's name share a line, and so
 * do all changes of figures alone from the same causes. The line with the most pages comes first.
 */
export const changeLines = (changes: readonly ReportChange[]): ChangeLine[] =>
  [...Map.groupBy(changes.filter(isReadable(changes)), shapeOf).values()]
    .map(lineOf)
    .sort((a, b) => b.pages.length - a.pages.length);

/** Returns a test that drops the hash of a long value if other changes tell what changed. */
function isReadable(changes: readonly ReportChange[]) {
  const isHash = ({ after }: Change) => /^#[0-9a-f]{8}\b/.test(after);
  const readable = changes.filter((each) => !isHash(each));
  const told = new Set(readable.map(keyOf));
  return (change: ReportChange) => !isHash(change) || !told.has(keyOf(change));
}

const keyOf = ({ path, causes }: ReportChange) =>
  JSON.stringify([path, causes]);

/** Whether only figures differ. A heading's level does not count, since nobody reads it. */
const isOfFigures = ({ kind, before, after }: Change) =>
  kind !== 'headings' &&
  before !== '' &&
  masked(before) !== masked(after) &&
  withoutFigures(before) === withoutFigures(after);

/** The key that equal changes share. */
function shapeOf(change: ReportChange): string {
  const { causes, kind, part, before, after, levels } = change;
  if (isOfFigures(change)) return JSON.stringify([causes, 'figures']);
  // Changes of a heading's level are equal whatever its text.
  const sides = levels ?? [before, after].map(masked);
  return JSON.stringify([causes, kind, part, ...sides]);
}

function lineOf(same: readonly ReportChange[]): ChangeLine {
  const { causes, before, after } = at(same, 0);
  return {
    causes,
    before,
    after,
    kinds: [...new Set(same.map(({ kind, part }) => `${kind} ${part}`.trim()))],
    figures: figuresOf(same.filter(isOfFigures)),
    pages: [...new Set(same.map(({ path }) => path).filter(Boolean))],
  };
}

/** Lists the changed figures, smallest first. */
function figuresOf(changes: readonly Change[]): FigureChange[] {
  const pairs = changes.flatMap((change) => {
    const now = figuresIn(change.after);
    return figuresIn(change.before)
      .map((before, index) => ({ before, after: now[index] ?? '' }))
      .filter(({ before, after }) => before !== after);
  });
  const sizeOf = (text: string) => Number(text.replace(/[^\d.]/g, ''));
  return [
    ...Map.groupBy(pairs, (pair) => Object.values(pair).join(' ')).values(),
  ]
    .map((same) => ({ ...at(same, 0), count: same.length }))
    .sort((a, b) => sizeOf(a.before) - sizeOf(b.before));
}
