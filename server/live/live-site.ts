import type { Environment } from '../../src/domain/settings/environment.ts';
import { printable } from '../../src/domain/text/printable.ts';
import { fileHeaders, securityHeaders } from '../headers.ts';

/** The site as the world has it, and what it was built for. */
export interface LiveSite {
  /** Scheme, host and port, without a slash. */
  readonly origin: string;
  readonly environment: Environment;
}

const TIMEOUT_MS = 15_000;

/** Asks once; redirects are answers. @throws Error that says in one line why there was none. */
export async function ask(
  address: string,
  options: RequestInit = {},
): Promise<Response> {
  try {
    return await fetch(address, {
      redirect: 'manual',
      ...options,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    const { cause } = error as {
      readonly cause?: { readonly code?: string; readonly message?: string };
    };
    const reason =
      cause?.code ??
      cause?.message ??
      (error instanceof Error ? error.message : String(error));
    throw new Error(`no answer (${printable(reason)})`, { cause: error });
  }
}

/** Reports one thing that is wrong. */
type Report = (line: string) => void;

/** What `check` reports, with `subject` before each line; why it could not be done is reported too. */
export async function findings(
  subject: string,
  check: (report: Report) => Promise<void>,
): Promise<string[]> {
  const lines: string[] = [];
  const report = (line: string) =>
    void lines.push(printable(`${subject}: ${line}`));
  await check(report).catch((error: unknown) =>
    report(error instanceof Error ? error.message : String(error)),
  );
  return lines;
}

/** Reports what is wrong with the headers of an answer, by what this project's settings make of them. */
export function checkHeaders(
  { environment }: LiveSite,
  path: string,
  answer: Response,
  report: Report,
): void {
  const expected = {
    ...securityHeaders(environment),
    ...fileHeaders(answer.status === 200 ? path : '/'),
  };
  for (const [name, value] of Object.entries(expected)) {
    const live = answer.headers.get(name);
    if (live === null)
      report(
        `${name} is missing: the host's file of "npm run host-files" is not in use`,
      );
    else if (live !== value)
      report(
        `${name} ${describeDifference(live, value)}: run "npm run host-files" and copy its file again`,
      );
  }
}

/** A policy is compared directive by directive, since the whole of it says nothing to a reader. */
function describeDifference(live: string, expected: string): string {
  const directives = (text: string) => text.split(/;\s*/).filter(Boolean);
  const extra = directives(live).filter(
    (directive) => !directives(expected).includes(directive),
  );
  const missing = directives(expected).filter(
    (directive) => !directives(live).includes(directive),
  );
  return `has "${extra.join('; ')}" where these settings make "${missing.join('; ')}"`;
}
