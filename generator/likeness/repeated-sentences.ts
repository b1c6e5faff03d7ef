import { hash } from 'node:crypto';
import { sentencesOf } from '../../core/domain/text/sentences.ts';

/** Sentences with fewer words are not counted. */
const NOTICED_WORDS = 12;

/** Number of pages that may share a sentence without a reason. */
export const MOST_PAGES = 24;

/** A sentence with the paths of the pages that say it. */
export interface RepeatedSentence {
  readonly sentence: string;
  readonly paths: readonly string[];
}

/**
 * Creates a counter of the pages that share a long sentence. A sentence is kept as a hash while it
 * is on few pages, so that memory need not hold all texts.
 */
export function createSentenceCounter() {
  const pathsByHash = new Map<string, string[]>();
  const repeated: RepeatedSentence[] = [];
  return {
    /** Adds a page's plain text, one line per block. */
    add(path: string, lines: readonly string[]): void {
      const long = lines
        .flatMap(sentencesOf)
        .filter((sentence) => sentence.split(/\s+/).length >= NOTICED_WORDS);
      for (const sentence of new Set(long)) {
        const key = hash('sha1', sentence, 'base64');
        const paths = pathsByHash.get(key);
        // Pushing to an empty array reserves 17 items, and most sentences are on one page.
        if (!paths) pathsByHash.set(key, [path]);
        else if (paths.push(path) === MOST_PAGES + 1)
          repeated.push({ sentence, paths });
      }
    },
    /** Returns the sentences on more than `MOST_PAGES` pages, those on the most pages first. */
    repeated: (): RepeatedSentence[] =>
      repeated.sort(
        (a, b) =>
          b.paths.length - a.paths.length || (a.sentence < b.sentence ? -1 : 1),
      ),
  };
}
