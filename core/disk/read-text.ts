import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { InputError, type Problem } from '../domain/problems.ts';
import { decodeText } from '../domain/text/decode-text.ts';

/**
 * Reads a text file that a person edits or another program exports. No other function may read
 * these files. `decodeText` documents the accepted encodings.
 * @param name names the file in an error; its path from the working directory by default
 * @throws InputError if the file is not text; the system's error if it cannot be read
 */
export const readText = (
  file: string,
  name = relative(process.cwd(), file),
): string => decodeText(readFileSync(file), name);

/** Returns the problems to report for a file, given the `error` that reading it threw. */
export function readingProblems(
  file: string,
  error: unknown,
): readonly Problem[] {
  if (error instanceof InputError) return error.problems;
  return [{ file, message: lineOf(error) }];
}

/** Returns an error's message in one line. */
export const lineOf = (error: unknown): string =>
  String(error instanceof Error ? error.message : error).replaceAll('\n', ' ');
