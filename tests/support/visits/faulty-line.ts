import {
  request as pass,
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen, type Listening } from '../servers/listen.ts';

/** What may happen to one request on its way; `none` lets it through. */
export const lineFaults = [
  'none',
  'cut before it arrived',
  'cut after it arrived',
  'reset before it arrived',
  'reset after it arrived',
  'cut within the answer',
  'cut after the status',
  'error before it arrived',
  'error after it arrived',
  'too many requests',
  'redirect',
  'a web page',
  'arrives twice',
  'late',
  'answer late',
  'answer too late',
] as const;
export type LineFault = (typeof lineFaults)[number];

/** With these a request never reaches what lies behind. */
export const stoppingFaults: readonly LineFault[] = [
  'cut before it arrived',
  'reset before it arrived',
  'error before it arrived',
  'too many requests',
  'redirect',
  'a web page',
];

interface LineOptions {
  /** Origin of what lies behind. */
  readonly target: string;
  /** Whether a request is one that faults befall. */
  readonly concerns: (request: IncomingMessage, body: string) => boolean;
  /** The fault of a request that they befall. */
  readonly next: (body: string) => LineFault;
  /** Milliseconds by which a request or an answer is late. */
  readonly lateMs?: number;
}

/** The client may be gone, and never give up. */
const TOO_LATE_MS = 5000;

/** A line to `target` that breaks as it is told to. */
export async function openFaultyLine({
  target,
  concerns,
  next,
  lateMs = 20,
}: LineOptions): Promise<Listening> {
  const server: Server = createServer((request, response) => {
    void text(request)
      .then(async (body) =>
        befall(
          concerns(request, body) ? next(body) : 'none',
          request,
          response,
          body,
        ),
      )
      // A line that is cut has nobody to tell.
      .catch(() => response.destroy());
  });
  const forward = (request: IncomingMessage, body: string) =>
    new Promise<{ readonly answer: IncomingMessage; readonly content: Buffer }>(
      (resolve, reject) => {
        const headers = { ...request.headers, host: new URL(target).host };
        const passed = pass(
          target + request.url,
          { method: request.method, headers, agent: false },
          (answer) => {
            const chunks: Buffer[] = [];
            answer.on('data', (chunk: Buffer) => chunks.push(chunk));
            answer.on('end', () =>
              resolve({ answer, content: Buffer.concat(chunks) }),
            );
          },
        );
        passed.on('error', reject);
        passed.end(body);
      },
    );
  const befall = async (
    fault: LineFault,
    request: IncomingMessage,
    response: ServerResponse,
    body: string,
  ) => {
    if (fault === 'cut before it arrived') return response.destroy();
    if (fault === 'reset before it arrived')
      return request.socket.resetAndDestroy();
    if (fault === 'error before it arrived')
      return response.writeHead(500).end();
    if (fault === 'too many requests') return response.writeHead(429).end();
    if (fault === 'redirect')
      return response.writeHead(302, { Location: '/' }).end();
    // As of a proxy whose server is gone.
    if (fault === 'a web page')
      return response
        .writeHead(502, { 'Content-Type': 'text/html' })
        .end('<h1>');
    if (fault === 'late') await sleep(lateMs);
    const twice =
      fault === 'arrives twice' ? forward(request, body) : undefined;
    const { answer, content } = await forward(request, body);
    await twice;
    if (fault === 'cut after it arrived') return response.destroy();
    if (fault === 'reset after it arrived')
      return request.socket.resetAndDestroy();
    if (fault === 'error after it arrived')
      return response.writeHead(504).end();
    if (fault === 'answer late') await sleep(lateMs);
    // Waits until the client has given up.
    if (fault === 'answer too late')
      return void (await Promise.race([
        once(response, 'close'),
        sleep(TOO_LATE_MS),
      ]));
    if (fault === 'cut after the status') {
      response.writeHead(answer.statusCode === 204 ? 200 : answer.statusCode!, {
        'Content-Length': '1000',
      });
      return void response.write('half', () => response.destroy());
    }
    if (fault === 'cut within the answer') {
      response.socket?.write('HTTP/1.1 204 No Con');
      return response.destroy();
    }
    response.writeHead(answer.statusCode!, answer.headers).end(content);
  };
  return listen(server);
}
