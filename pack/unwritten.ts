import { join } from 'node:path';
import { filesBelow } from '../core/disk/files-below.ts';
import { readText } from '../core/disk/read-text.ts';

/*
 * The starter writes a placeholder, `[[Say what …]]`, for each text that the owner has to write.
 * Pages show placeholders unchanged.
 */

/** A file of the pack with its remaining placeholders. */
export interface Unwritten {
  /** Relative to the pack's folder. */
  readonly file: string;
  /** What each placeholder asks for, without its brackets. */
  readonly marks: readonly string[];
}

const placeholder = /\[\[(\p{L}[^\]]*)\]\]/gu;
const isSource = /\.(?:ts|json|hbs|svg|css)$/;
const isGenerated = /\.generated\./;
const profile = /^site\/profiles\/(.*)\.json$/;
const genericProfile = 'site/generic-profile.json';

/** Finds what the owner of the pack in `folder` has to replace before the site goes live. */
export function findUnwritten(
  folder: string,
  towns: readonly { readonly slug: string }[],
): Unwritten[] {
  const files = ['site', 'templates'].flatMap((part) =>
    filesBelow(join(folder, part)).map((name) => `${part}/${name}`),
  );
  const described = new Set(files.map((file) => profile.exec(file)?.[1]));
  const isGenericShown = towns.some(({ slug }) => !described.has(slug));
  return files
    .filter((file) => isSource.test(file) && !isGenerated.test(file))
    .filter((file) => file !== genericProfile || isGenericShown)
    .map((file) => {
      const text = readText(join(folder, file));
      const shown = profile.test(file) ? withoutHeldBack(text) : text;
      const marks = [...shown.matchAll(placeholder)].map(
        ([, asked = '']) => asked,
      );
      return { file, marks };
    })
    .filter(({ marks }) => marks.length > 0);
}

/** Whether a page's text still holds a placeholder. */
export const isUnwritten = (text: string): boolean => /\[\[\p{L}/u.test(text);

/** Returns a profile without the notes on services whose pages are unpublished. */
function withoutHeldBack(json: string): string {
  try {
    const { services = {}, ...town } = JSON.parse(json) as {
      services?: Record<string, { publish?: boolean }>;
    };
    const shown = Object.values(services).filter(
      ({ publish }) => publish !== false,
    );
    return JSON.stringify([town, shown]);
  } catch {
    return json;
  }
}

/** Number of words that a placeholder asks for if it does not state one. */
const PHRASE_WORDS = 3;
/** Returns the minimum number of words that a placeholder asks for: 75 for `(75 to 110 words)`. */
export const wordsAskedFor = (asked: string): number =>
  Number(/(\d+)(?: to \d+)? words/.exec(asked)?.[1] ?? PHRASE_WORDS);
