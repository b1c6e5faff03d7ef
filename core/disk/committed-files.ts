import { join } from 'node:path';
import { root } from './project-paths.ts';

/* Files that a build makes and that are committed, so that a pull request shows what changed. */

/** What crawlers see of every page. */
export const manifestFile = join(root, 'snapshots/manifest.json');

/** The text of every page, sentence by sentence. */
export const wordsFile = join(root, 'snapshots/words.txt');
