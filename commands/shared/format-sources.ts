import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../pipeline/paths.ts';

/** Formats the starter's sources: the names in them have any length. */
export function formatSources(folder: string): void {
  const formatter = join(root, 'node_modules/oxfmt/bin/oxfmt');
  const { status, stderr } = spawnSync(
    process.execPath,
    [formatter, '-c', join(root, '.oxfmtrc.json'), folder],
    {
      encoding: 'utf8',
    },
  );
  if (status !== 0)
    throw new Error(`the starter's files could not be formatted: ${stderr}`);
}
