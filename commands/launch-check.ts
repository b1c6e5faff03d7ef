import { packFolder } from '../core/disk/pack-folder.ts';
import { findUnwritten, wordsAskedFor } from '../pack/unwritten.ts';
import { countOf } from '../core/domain/text/count-of.ts';
import {
  formatLaunchWork,
  listSwitchedOff,
} from '../pipeline/release/launch-list.ts';
import { readVariables } from '../server/read-environment.ts';
import { towns } from '../core/domain/towns.ts';
import { findLaunchWork } from './shared/launch-work.ts';
import { flag, runCommand } from './shared/run-command.ts';

await runCommand({
  usage: `Usage: npm run launch-check      lists everything that is still a sample, unset or without evidence; exits with 1 if there is any
  --words   count the words that are still to be written, by file`,
  options: { words: flag },
  run: async ({ words }) => {
    if (words) return console.log(formatWordCount());
    const groups = await findLaunchWork();
    const switchedOff = listSwitchedOff(readVariables());
    console.log(formatLaunchWork(groups, switchedOff));
    return groups.length > 0 ? 1 : 0;
  },
});

/**
 * Counts the `[[…]]` marks that are still to be replaced, and the words that they ask for, by file.
 */
function formatWordCount(): string {
  const unwritten = findUnwritten(packFolder, towns);
  const wordsOf = (marks: readonly string[]) =>
    marks.map(wordsAskedFor).reduce((sum, count) => sum + count, 0);
  const lines = unwritten.map(({ file, marks }) => {
    const words = String(wordsOf(marks)).padStart(6);
    return `${words} words, ${countOf(marks.length, 'mark')}: ${file}`;
  });
  const all = unwritten.flatMap(({ marks }) => marks);
  const total = `${wordsOf(all)} words at least, ${countOf(all.length, 'mark')} in ${countOf(unwritten.length, 'file')}.`;
  return [...lines, total].join('\n');
}
