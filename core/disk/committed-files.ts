import { join } from 'node:path';

/* Files that a build makes and that are committed, so that a pull request shows what changed. */

/** What crawlers see of every page. */
export const manifestFile = join(import.meta.dirname, 'manifest.json');

/** The text of every page, sentence by sentence. */
export const wordsFile = join(import.meta.dirname, 'words.txt');
