import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen, type Listening } from '../servers/listen.ts';

/** How late a request or a response is, in milliseconds. */
const LATE_MS = 300;
/** How long to wait for a client to give up, in milliseconds: one that is gone never does. */
const TOO_LATE_MS = 5000;

/** Responds to the client in place of the real response. */
type Fault = (response: ServerResponse, status: number) => unknown;

const cut: Fault = (response) => response.destroy();
const reset: Fault = ({ socket }) => socket!.resetAndDestroy();
const refuse =
  (status: number, headers = {}): Fault =>
  (response) =>
    response.writeHead(status, headers).end('<h1>');

/** Faults that keep a request from reaching the target. */
const stopping: Readonly<Record<string, Fault>> = {
  'cut before it arrived': cut,
  'reset before it arrived': reset,
  'error before it arrived': refuse(500),
  'too many requests': refuse(429),
  redirect: refuse(302, { Location: '/' }),
  // As from a proxy whose server is gone.
  'a web page': refuse(502, { 'Content-Type': 'text/html' }),
};

/** Faults that keep the target's response from coming back whole. */
const spoiling: Readonly<Record<string, Fault>> = {
  'cut after it arrived': cut,
  'reset after it arrived': reset,
  'error after it arrived': refuse(504),
  'cut within the answer': (response) => {
    response.socket?.write('HTTP/1.1 204 No Con');
    response.destroy();
  },
  'cut after the status': (response, status) => {
    const headers = { 'Content-Length': '1000' };
    response.writeHead(status === 204 ? 200 : status, headers);
    response.write('half', () => response.destroy());
  },
  // Waits until the client has given up.
  'answer too late': (response) =>
    Promise.race([once(response, 'close'), sleep(TOO_LATE_MS)]),
};

export const stoppingFaults: readonly string[] = Object.keys(stopping);

/** What may happen to one request on its way; `none` lets it through. */
export const lineFaults: readonly string[] = [
  'none',
  'late',
  'answer late',
  'arrives twice',
  ...stoppingFaults,
  ...Object.keys(spoiling),
];

interface LineOptions {
  /** Origin of the server behind the line. */
  readonly target: string;
  /** Whether a request may meet a fault. */
  readonly concerns: (request: IncomingMessage) => boolean;
  /** Returns the fault that a request with this body meets. */
  readonly next: (body: string) => string;
}

/** Opens a line to `target` on which requests meet the faults that `next` returns. */
export function openFaultyLine({
  target,
  concerns,
  next,
}: LineOptions): Promise<Listening> {
  const forward = ({ method, url, headers }: IncomingMessage, body: string) =>
    fetch(target + url, {
      method: method!,
      headers: {
        ...(headers as Record<string, string>),
        // The request names the target's host, so its origin is the target's too.
        origin: new URL(target).origin,
        'accept-encoding': 'identity',
      },
      body: body || null,
      redirect: 'manual',
    });
  const befall = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    const fault = concerns(request) ? next(body) : 'none';
    if (fault in stopping) return stopping[fault]!(response, 0);
    if (fault === 'late') await sleep(LATE_MS);
    const twice = fault === 'arrives twice' && forward(request, body);
    const answer = await forward(request, body);
    const content = await answer.bytes();
    await twice;
    if (fault in spoiling) return spoiling[fault]!(response, answer.status);
    if (fault === 'answer late') await sleep(LATE_MS);
    return response
      .writeHead(answer.status, Object.fromEntries(answer.headers))
      .end(content);
  };
  const server = createServer((request, response) => {
    // When forwarding fails, the client's connection is cut as well.
    befall(request, response).catch(() => response.destroy());
  });
  return listen(server);
}
