import { packFolder } from '../pack/pack-folder.ts';
import { findUnwritten, wordsAskedFor } from '../pack/unwritten.ts';
import { countOf } from '../review/count-of.ts';
import {
  formatLaunchWork,
  listSwitchedOff,
} from '../review/launch/launch-list.ts';
import { readVariables } from '../server/read-environment.ts';
import { towns } from '../src/domain/towns.ts';
import { findLaunchWork } from './shared/launch-work.ts';
import { flag, runCommand } from './shared/run-command.ts';

await runCommand({
  usage: `Usage: npm run launch-check      everything still sample, unset or unevidenced; exits 1 while there is any
  --words   how many words are still to be written, by file`,
  options: { words: flag },
  run: async ({ words }) => {
    if (words) return console.log(formatWordCount());
    const groups = await findLaunchWork();
    console.log(formatLaunchWork(groups, listSwitchedOff(readVariables())));
    return groups.length > 0 ? 1 : 0;
  },
});

/** Marks and words that are still to be written, a file a line. */
function formatWordCount(): string {
  const files = findUnwritten(packFolder, towns).map(({ file, marks }) => ({
    file,
    marks: marks.length,
    words: marks.map(wordsAskedFor).reduce((sum, count) => sum + count, 0),
  }));
  const sum = (of: 'marks' | 'words') =>
    files.reduce((total, file) => total + file[of], 0);
  return [
    ...files.map(
      ({ file, marks, words }) =>
        `${String(words).padStart(6)} words, ${countOf(marks, 'mark')}: ${file}`,
    ),
    `${sum('words')} words at least, ${countOf(sum('marks'), 'mark')} in ${countOf(files.length, 'file')}.`,
  ].join('\n');
}
