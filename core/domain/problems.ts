import type { BaseIssue } from 'valibot';

/** One thing wrong with an input: where it is, what is wrong and how to put it right. */
export interface Problem {
  readonly file: string;
  readonly field?: string;
  readonly message: string;
}

/** An error with all problems of a run. Commands print them without a stack trace and exit 1. */
export class InputError extends Error {
  override readonly name = 'InputError';
  readonly problems: readonly Problem[];

  /** @throws Error if a problem has no message, which is a bug */
  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    const silent = problems.find(({ message }) => message.trim() === '');
    if (silent) throw new Error(`no message: ${formatProblem(silent)}`);
    this.problems = problems;
  }
}

/** Makes an error with one problem. */
export const inputError = (file: string, message: string): InputError =>
  new InputError([{ file, message }]);

/** @throws InputError if there is any problem */
export function throwProblems(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new InputError(problems);
}

/** Formats a problem as one line, `file: field: message`. */
export function formatProblem({ file, field, message }: Problem): string {
  return [file, field, message].filter(Boolean).join(': ');
}

/** Turns valibot's issues into problems of `file`. */
export function schemaProblems(
  file: string,
  issues: readonly BaseIssue<unknown>[],
): Problem[] {
  return issues.map((issue) => {
    const keys = issue.path?.map(({ key }) => String(key));
    return {
      file,
      field: keys?.join('.'),
      message: describeIssue(issue),
    };
  });
}

/** Rewords valibot's messages about unknown and missing keys, which only mention types. */
function describeIssue({
  type,
  path,
  expected,
  message,
}: BaseIssue<unknown>): string {
  const isAboutKey = path && ['strict_object', 'object'].includes(type);
  if (!isAboutKey || message.startsWith('must')) return message;
  return expected === 'never'
    ? 'is not a field here: correct its name or remove it'
    : 'is missing: add it';
}
