import type { BaseIssue } from 'valibot';

/** One thing wrong with an input: where it is, what is wrong and what to do. */
export interface Problem {
  readonly file: string;
  readonly field?: string;
  readonly message: string;
}

/** Thrown once for all problems of a run. */
export class InputError extends Error {
  override readonly name = 'InputError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.problems = problems;
  }
}

/** `file: field: message`, one line. */
export function formatProblem({ file, field, message }: Problem): string {
  return [file, field, message].filter(Boolean).join(': ');
}

/** The issues of a failed parse with valibot as problems of `file`. */
export function schemaProblems(
  file: string,
  issues: readonly BaseIssue<unknown>[],
): Problem[] {
  return issues.map((issue) => ({
    file,
    field: issue.path?.map(({ key }) => String(key)).join('.'),
    message: describeIssue(issue),
  }));
}

/** Of keys too many or too few valibot says that it expected "never", or their name. */
function describeIssue({
  type,
  path,
  expected,
  message,
}: BaseIssue<unknown>): string {
  if (
    !['strict_object', 'object'].includes(type) ||
    !path ||
    message.startsWith('must')
  )
    return message;
  return expected === 'never'
    ? 'is not a field here: correct its name or remove it'
    : 'is missing: add it';
}
