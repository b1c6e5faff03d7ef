import type { Environment } from '../../core/domain/settings/environment.ts';
import { printable } from '../../core/domain/text/printable.ts';
import { securityHeaders } from '../headers.ts';
import { expectedHeaders, hostOf } from '../hosts/host-table.ts';

/** A live site, and the settings it was built for. */
export interface LiveSite {
  /** Scheme, host and port, without a trailing slash. */
  readonly origin: string;
  readonly environment: Environment;
}

const TIMEOUT_MS = 15_000;

/** Requests a URL without following redirects. @throws Error with the reason in one line */
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
    const { cause, message } = error as {
      cause?: NodeJS.ErrnoException;
    } & Error;
    const reason = cause?.code ?? cause?.message ?? message;
    throw new Error(`no answer (${printable(reason)})`, { cause: error });
  }
}

/** Records a line that says what is wrong. */
type Report = (line: string) => void;

/** Runs a check. @returns its lines, and the reason if it throws, each prefixed with `subject` */
export async function findings(
  subject: string,
  check: (report: Report) => Promise<void>,
): Promise<string[]> {
  const lines: string[] = [];
  const report = (line: string) =>
    void lines.push(printable(`${subject}: ${line}`));
  await check(report).catch((error: Error) => report(error.message));
  return lines;
}

/** Compares the headers of a response with those that the settings give and the host supports. */
export function checkHeaders(
  { environment }: LiveSite,
  path: string,
  answer: Response,
  report: Report,
): void {
  const host = hostOf(answer.headers);
  if (host.securityHeaders === 'none') {
    if (path === '/')
      report(`${host.title} sends none of our headers: choose another host`);
    return;
  }
  const security = Object.entries(securityHeaders(environment)).map(
    ([name, value]): [string, readonly string[]] => [name, [value]],
  );
  const ofFile = Object.entries(expectedHeaders(host, path, answer.status));
  for (const [name, values] of [...security, ...ofFile]) {
    const live = answer.headers.get(name);
    if (live === null)
      report(
        `${name} is missing: the host's file of "npm run host-files" is not in use`,
      );
    else if (!values.map(compact).includes(compact(live)))
      report(
        `${name} ${describeDifference(live, values[0] ?? '')}: run "npm run host-files" and copy its file again`,
      );
  }
}

/** Removes the spaces after commas, as some hosts do. */
const compact = (value: string) => value.replaceAll(/,\s+/g, ',');

/** Describes only the directives that differ: a whole CSP is too long to compare by eye. */
function describeDifference(live: string, expected: string): string {
  const directives = (text: string) => text.split(/;\s*/).filter(Boolean);
  const beyond = (one: string, other: string) =>
    directives(one)
      .filter((directive) => !directives(other).includes(directive))
      .join('; ');
  return `has "${beyond(live, expected)}" where these settings make "${beyond(expected, live)}"`;
}
