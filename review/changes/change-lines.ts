import { services } from '../../src/domain/services.ts';
import { towns } from '../../src/domain/towns.ts';
import { patternOfNames } from '../../src/domain/text/masked-words.ts';
import type { Change } from '../types.ts';
import type { ReportChange } from './report-changes.ts';

/** The same change on one page or many. */
export interface ChangeLine {
  readonly causes: readonly string[];
  /** Kinds of change, with the part if there is one: `text`, `structured data Service.name`. */
  readonly kinds: readonly string[];
  /** As on the first of the pages. */
  readonly before: string;
  readonly after: string;
  /** Each figure that became another, and in how many lines. Empty where words changed. */
  readonly figures: readonly FigureChange[];
  /** Paths in the order of the site; empty for what concerns the whole site. */
  readonly pages: readonly string[];
}

interface FigureChange {
  readonly before: string;
  readonly after: string;
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

/** A text that says the same of any town. */
const masked = (text: string) => text.replace(names, '…').replace(hashes, '#');
const isHash = ({ after }: Change) => /^#[0-9a-f]{8}\b/.test(after);
const withoutFigures = (text: string) => text.replace(figure, '0');

/**
 * Groups changes: those that differ only by a town's name are one line, and so are those of one
 * cause that differ only in figures. Lines with most pages come first.
 */
export function changeLines(changes: readonly ReportChange[]): ChangeLine[] {
  const keyOf = ({ path, causes }: ReportChange) =>
    JSON.stringify([path, causes]);
  const told = new Set(changes.filter((each) => !isHash(each)).map(keyOf));
  // A long value of structured data repeats what the page says: its text tells the change.
  const telling = changes.filter(
    (each) => !isHash(each) || !told.has(keyOf(each)),
  );
  return [...Map.groupBy(telling, shapeOf).values()]
    .map(lineOf)
    .sort((a, b) => b.pages.length - a.pages.length);
}

/** Whether nothing but figures differs. A heading's level is none that anybody reads. */
const isOfFigures = ({ kind, before, after }: Change) =>
  kind !== 'headings' &&
  before !== '' &&
  masked(before) !== masked(after) &&
  withoutFigures(masked(before)) === withoutFigures(masked(after));

const levelOf = (heading: string) => heading.slice(0, 1);

/** Whether a heading of the same words has another level: level and text are `2 What it costs`. */
const isOfLevel = ({ kind, before, after }: Change) =>
  kind === 'headings' && before.slice(1) === after.slice(1);

/** The key that equal changes share. */
function shapeOf(change: ReportChange): string {
  const { causes, kind, part, before, after } = change;
  if (isOfFigures(change)) return JSON.stringify([causes, 'figures']);
  const sides = isOfLevel(change)
    ? [levelOf(before), levelOf(after)]
    : [masked(before), masked(after)];
  return JSON.stringify([causes, kind, part, ...sides]);
}

function lineOf(same: readonly ReportChange[]): ChangeLine {
  const [{ causes, before, after } = { causes: [], before: '', after: '' }] =
    same;
  return {
    causes,
    before,
    after,
    kinds: [...new Set(same.map(({ kind, part }) => `${kind} ${part}`.trim()))],
    figures: figuresOf(same.filter(isOfFigures)),
    pages: [...new Set(same.map(({ path }) => path).filter(Boolean))],
  };
}

/** In the order of their size. */
function figuresOf(changes: readonly Change[]): FigureChange[] {
  const pairs = changes.flatMap(({ before, after }) => {
    const now = masked(after).match(figure) ?? [];
    return (masked(before).match(figure) ?? []).flatMap((was, index) =>
      was === now[index] ? [] : `${was} ${now[index]}`,
    );
  });
  return [...Map.groupBy(pairs, (pair) => pair)]
    .map(([pair, { length: count }]): FigureChange => {
      const [before = '', after = ''] = pair.split(' ');
      return { before, after, count };
    })
    .sort((a, b) => sizeOf(a.before) - sizeOf(b.before));
}

const sizeOf = (figureText: string) =>
  Number(figureText.replace(/[^\d.]/g, ''));
