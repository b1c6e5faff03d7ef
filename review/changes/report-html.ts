import { join } from 'node:path';
import { filesBelow } from '../../core/disk/files-below.ts';
import { readIfThere } from '../../core/disk/read-file.ts';
import { countOf } from '../../core/domain/text/count-of.ts';
import { at } from '../../core/domain/assert-defined.ts';
import { snapshotFile } from '../../core/domain/pages.ts';
import { inputError } from '../../core/domain/problems.ts';
import { openBase } from '../gather/base-project.ts';
import type { EarlierState } from '../types.ts';
import { compareHtml, type HtmlDifference } from './compare-html.ts';
import type { LinePair } from './lines.ts';

interface HtmlOptions {
  readonly root: string;
  /** Folder of the built site. */
  readonly dist: string;
  readonly earlier: Pick<EarlierState, 'commit' | 'from'>;
}

/**
 * Builds an earlier commit and compares its pages with those of `dist`.
 * @returns a line for each kind of difference, after one with the number of pages that differ
 * @throws InputError if the commit does not build
 */
export function reportHtml({ root, dist, earlier }: HtmlOptions): string[] {
  const before = buildEarlier(root, earlier);
  const files = [before, dist].flatMap((folder) => filesBelow(folder));
  const names = files.filter((name) => name.endsWith('.html'));
  const pages = [...new Set(names.map(pathOf))];
  const differences = compareHtml(pages, (path) => {
    const [old, now] = [before, dist].map((folder) =>
      readIfThere(join(folder, snapshotFile({ path }))),
    );
    return { before: old, after: now };
  });
  const differing = new Set(differences.flatMap((one) => one.pages));
  const of = countOf(pages.length, 'page');
  return [
    `HTML against ${earlier.from}: ${differing.size} of ${of} differ.`,
    ...differences.map(lineOf),
  ];
}

/** Returns the path of the page in a file of the site. */
const pathOf = (name: string) => `/${name.replace(/(?:^index)?\.html$/, '')}`;

/** @returns the folder of the site as the commit builds it */
function buildEarlier(root: string, { commit, from }: HtmlOptions['earlier']) {
  try {
    const { build, dist } = openBase(root, commit);
    build([]);
    return dist;
  } catch (error) {
    throw inputError(from, `does not build by itself: ${String(error)}`);
  }
}

const lineOf = ({ kind, pages, example }: HtmlDifference) =>
  `  ${kind}: ${countOf(pages.length, 'page')}, such as ${at(pages, 0)}${excerpt(example)}`;

/** Number of characters that a line shows of each state, and of what stands before the change. */
const EXCERPT = 60;
const LEAD = 20;

function excerpt({ before, after }: LinePair): string {
  const parting = [...before].findIndex((sign, place) => sign !== after[place]);
  const start = Math.max(0, parting - LEAD);
  const [old, now] = [before, after].map((text) =>
    text.slice(start, start + EXCERPT),
  );
  return `${before && ` - ${old}`}${after && ` + ${now}`}`;
}
