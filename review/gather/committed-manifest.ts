import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { manifestSchema, type ManifestEntry } from '../../src/domain/manifest.ts';
import { InputError, schemaProblems } from '../../src/domain/problems.ts';

const file = 'snapshots/manifest.json';

/**
 * The manifest of the last commit, since a build brings the file up to date; the file itself where
 * there is no git.
 * @throws InputError where it is not a manifest
 */
export function readCommittedManifest(root: string): {
  readonly from: string;
  readonly entries: readonly ManifestEntry[];
} {
  const { from, text } = readCommitted(root) ?? {
    from: file,
    text: existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '[]',
  };
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new InputError([
      {
        file: from,
        message: `${error instanceof Error ? error.message : String(error)}: run npm run build and commit it`,
      },
    ]);
  }
  const result = v.safeParse(manifestSchema, data);
  if (!result.success) throw new InputError(schemaProblems(from, result.issues));
  return { from, entries: result.output };
}

function readCommitted(root: string): { from: string; text: string } | undefined {
  try {
    const text = execFileSync('git', ['show', `HEAD:./${file}`], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return { from: `${file} as last committed`, text };
  } catch {
    return undefined;
  }
}
