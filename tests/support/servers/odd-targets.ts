import { connect } from 'node:net';
import * as fc from 'fast-check';
import { seed } from '../copies/fault-share.ts';

/** Parts of request targets that parsers, proxies and file systems read in different ways. */
const part = fc.oneof(
  fc.constantFrom(
    ...String.raw`/ // /// \ /\ . .. /./ /../ ; ? # & = ~ * : @ [ ] [::1] [::g] :80 :99999 :x`.split(
      ' ',
    ),
    ...'% %2 %zz %00 %0d%0a %20 %23 %25 %2e %2e%2e %2f %3f %40 %5b %5c %C3%A9 %E0%A4%A %FF'.split(
      ' ',
    ),
    ...'http: http:// HTTP:// https:// ftp:// file:/// javascript: data:, ws://'.split(
      ' ',
    ),
    ...'u:p@h u@ @h h 127.0.0.1 www.example.co.uk 0x7f.1 1e999 xn-- -'.split(
      ' ',
    ),
    ...'lead-inbox services index.html rest/v1/job_posts .git/config @fs/etc/passwd @id/x content/x.json __proto__'.split(
      ' ',
    ),
    '\t',
    '\0',
    '\x01',
    '\x7f',
    '\x80',
    'é',
    'ÿ',
    '|<>"^`{}',
    'x'.repeat(300),
  ),
  // A space or a line break would end the target.
  fc.stringMatching(/^[\x21-\x7e]{0,6}$/),
);
const text = (maxLength: number) =>
  fc.array(part, { maxLength }).map((parts) => parts.join(''));
const segment = text(3).map((parts) => parts.replaceAll('/', ''));
const slashes = fc.constantFrom('/', '/', '//', '///');
const dots = fc.constantFrom('..', '..', '.', '%2e%2e', '.%2e', '');

/** A path that some proxies resolve to the receiver's. */
const climbing = fc
  .tuple(slashes, segment, slashes, dots, slashes, text(1))
  .map(
    ([first, name, second, up, third, end]) =>
      `${first}${name}${second}${up}${third}lead-inbox${end}`,
  );
const below = fc
  .tuple(
    fc.constantFrom('/lead-inbox', '/rest/v1/', '/content/', '/@fs/'),
    text(4),
  )
  .map((parts) => parts.join(''));
const path = fc.oneof(
  climbing,
  below,
  text(8).map((parts) => `/${parts}`),
);
const absolute = fc
  .tuple(
    fc.constantFrom('http://', 'https://', 'HTTP://', 'ftp://', 'http:', '//'),
    segment,
    path,
  )
  .map((parts) => parts.join(''));
const long = fc
  .tuple(path, fc.integer({ min: 1000, max: 20_000 }), part)
  .map(([start, length, end]) => start + 'x'.repeat(length) + end);

const target = fc.oneof(
  { weight: 6, arbitrary: path },
  { weight: 3, arbitrary: absolute },
  // The forms of CONNECT and OPTIONS, and what has no form.
  { weight: 2, arbitrary: text(4) },
  { weight: 1, arbitrary: fc.constantFrom('*', 'h:80', '[::1]:443', '') },
  { weight: 1, arbitrary: long },
);
const method = fc.constantFrom('GET', 'POST', 'HEAD', 'OPTIONS', 'PUT');

/** Targets that `URL` or `Request` does not take; proxies resolve some to the receiver's. */
export const unparsable = [
  '//:/../lead-inbox',
  '//[/../lead-inbox',
  '//a:99999/../lead-inbox',
  '//u:p@h/../lead-inbox',
  '//%00/',
  'http://u:p@127.0.0.1/lead-inbox',
  'http://u:p@127.0.0.1/rest/v1/x',
  'http://a:99999/lead-inbox',
  'http://[/',
];

/** Draws request lines without their version, as in `GET //:/`. `SEED=2` draws others. */
export const drawLines = (count: number): string[] =>
  fc
    .sample(fc.tuple(method, target), { numRuns: count, seed: Number(seed) })
    .map(([verb, chosen]) => `${verb} ${chosen}`);

/** Sends a request with this line, unchanged. Resolves to the response; empty if there was none. */
export function sendLine(port: number, line: string): Promise<string> {
  return new Promise((resolve) => {
    let said = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        `${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
        'latin1',
      ),
    );
    socket.on('data', (chunk: Buffer) => (said += chunk.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(said));
  });
}

/**
 * Returns the status of the response to a request with this line; 0 if there was none. Asks again
 * if a busy machine was too slow for the server's timeouts.
 */
export async function statusFor(port: number, line: string): Promise<number> {
  const answer = await sendLine(port, line);
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(answer)?.[1] ?? 0);
  return status === 408 ? statusFor(port, line) : status;
}

/** Lines that are sent at a time. */
const LANES = 8;

interface Tried {
  readonly port: number;
  readonly lines: readonly string[];
  /** The lowest status that is a fault of the server. */
  readonly fault?: number;
  /** Returns whether the server takes an ordinary request. */
  readonly takesRequests: () => Promise<boolean>;
}

/**
 * Sends requests with these lines. Returns those that were answered by an error of the server, or
 * after which it takes no request any more.
 */
export async function findFatal({
  port,
  lines,
  fault = 500,
  takesRequests,
}: Tried): Promise<string[]> {
  const fatal: string[] = [];
  const waiting = lines.values();
  const sendSome = async () => {
    for (const line of waiting) {
      const status = await statusFor(port, line);
      const isWell = status < fault && (await takesRequests());
      if (!isWell) fatal.push(`${line}: ${status}`);
    }
  };
  await Promise.all(Array.from({ length: LANES }, sendSome));
  return fatal;
}
