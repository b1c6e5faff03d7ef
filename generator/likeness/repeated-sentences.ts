import { sentencesOf } from '../../src/domain/text/sentences.ts';

/** Sentences with fewer words are not counted. */
const NOTICED_WORDS = 12;

/** Number of pages that may share a sentence without a reason. */
export const MOST_PAGES = 24;

/** A sentence with the paths of the pages that say it. */
export interface RepeatedSentence {
  readonly sentence: string;
  readonly paths: readonly string[];
}

/** Creates a counter of the pages that share a long sentence. */
export function createSentenceCounter() {
  const pathsOf = new Map<string, string[]>();
  return {
    /** Adds a page's plain text, one line per block. */
    add(path: string, lines: readonly string[]): void {
      const long = lines
        .flatMap(sentencesOf)
        .filter((sentence) => sentence.split(/\s+/).length >= NOTICED_WORDS);
      for (const sentence of new Set(long)) {
        const paths = pathsOf.get(sentence);
        // An empty array that grows reserves 17 items, and most sentences are on one page.
        if (paths) paths.push(path);
        else pathsOf.set(sentence, [path]);
      }
    },
    /** Sentences on more than 24 pages, those on most pages first. */
    repeated: (): RepeatedSentence[] =>
      Array.from(pathsOf, ([sentence, paths]) => ({ sentence, paths }))
        .filter(({ paths }) => paths.length > MOST_PAGES)
        .sort(
          (a, b) =>
            b.paths.length - a.paths.length ||
            (a.sentence < b.sentence ? -1 : 1),
        ),
  };
}
