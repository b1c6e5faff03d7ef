import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { generateCommand } from '../../../commands/shared/generate-command.ts';
import { runCommand } from '../../../commands/shared/run-command.ts';
import type { GeneratorResult } from '../../../generator/generator-result.ts';
import { filesBelow } from '../../../core/disk/files-below.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { outcomeOf, startIn } from './project-copy.ts';

const root = join(import.meta.dirname, '../../..');

/** Folders with the generator's input. */
const data = ['site', 'templates'];
/** Files and folders with the generator's code. */
const engine = [
  'package.json',
  'core',
  'pack',
  'generator',
  'snapshots',
  'pipeline',
  'server',
  'supabase/functions/_shared',
  'commands',
];

export interface Run {
  /** Exit code. */
  readonly code: number | null;
  readonly out: string;
  /** Lines on standard error. */
  readonly errors: readonly string[];
  /** What the command reported, if it ran in this process and wrote the content. */
  readonly result?: GeneratorResult | undefined;
}

/** Returns the text of every file below a folder, by path. */
export const contentOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    filesBelow(folder).map((file) => [
      file,
      readFileSync(join(folder, file), 'utf8'),
    ]),
  );

/**
 * Copies the generator's inputs to a temporary folder, for tests that break or change them. The
 * copy is removed when the test has finished.
 */
export function copyGenerator() {
  const files = temporaryFolder();
  const { root: folder, pathOf: path, read, write } = files;
  const bring = (part: string) =>
    cpSync(join(root, part), path(part), { recursive: true });
  for (const part of data) bring(part);
  /**
   * Runs the generator's command line in this process, with the copy's templates, profiles and
   * content.
   */
  const generate = async (args: readonly string[] = []): Promise<Run> => {
    const { exitCode } = process;
    const log = vi.spyOn(console, 'log').mockReturnValue();
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const results: GeneratorResult[] = [];
    const command = generateCommand(folder, (made) => results.push(made));
    await runCommand({ ...command, args });
    const code = Number(process.exitCode);
    process.exitCode = exitCode;
    const [out = '', err = ''] = [log, error].map(({ mock }) =>
      mock.calls.map((words) => `${words.join(' ')}\n`).join(''),
    );
    for (const spy of [log, error]) spy.mockRestore();
    return { code, out, errors: linesOf(err), result: results[0] };
  };
  return {
    ...files,
    path,
    content: () => contentOf(path('public/content')),
    /** Copies the committed content, for tests that start from it. */
    bringContent: () => bring('public/content'),
    /** Changes a JSON file in place. */
    edit<T>(file: string, change: (value: T) => void): void {
      const value = JSON.parse(read(file)) as T;
      change(value);
      write(file, JSON.stringify(value));
    },
    generate,
    /** Runs the generator and expects success. @returns its output */
    async make(...args: readonly string[]): Promise<string> {
      const { out, code, errors } = await generate(args);
      expect({ code, errors }).toEqual({ code: 0, errors: [] });
      return out;
    },
    /** Runs a copy of the generator in a process of its own, as a script does. */
    async start(env: Readonly<Record<string, string>> = {}): Promise<Run> {
      if (!existsSync(path('commands'))) {
        for (const part of engine) bring(part);
        symlinkSync(join(root, 'node_modules'), path('node_modules'));
      }
      const run = startIn(folder, ['commands/generate.ts'], env);
      const { code, out, err } = await outcomeOf(run);
      return { code, out, errors: linesOf(err) };
    },
  };
}

const linesOf = (text: string) =>
  text.split('\n').filter((line) => line !== '');
