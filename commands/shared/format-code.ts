import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../core/disk/project-paths.ts';

/** Formats the sources in a folder, since names of any length were inserted into them. */
export function formatCode(folder: string): void {
  const formatter = join(root, 'node_modules/oxfmt/bin/oxfmt');
  const settings = join(root, '.oxfmtrc.json');
  const words = [formatter, '-c', settings, folder];
  execFileSync(process.execPath, words, { stdio: 'pipe' });
}
