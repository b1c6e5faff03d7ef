import { request as pass, createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import seedrandom from 'seedrandom';

/** What may happen to one request on its way; `none` lets it through. */
export const lineFaults = [
  'none',
  'cut before it arrived',
  'cut after it arrived',
  'cut within the answer',
  'error before it arrived',
  'error after it arrived',
  'redirect',
  'arrives twice',
  'late',
  'answer too late',
] as const;
export type LineFault = (typeof lineFaults)[number];

/** What a seed makes of a visitor's tries, in order: none to four faults, then a sound line. */
export function faultsOf(seed: number): LineFault[] {
  const random = seedrandom(`line ${seed}`);
  const count = Math.floor(random() * 5);
  return Array.from({ length: count }, () => lineFaults[1 + Math.floor(random() * (lineFaults.length - 1))]!);
}

interface FaultyLine {
  readonly url: string;
  readonly close: () => void;
}

interface LineOptions {
  /** Origin of what lies behind. */
  readonly target: string;
  /** Whether a request is one that faults befall. */
  readonly concerns: (request: IncomingMessage, body: string) => boolean;
  /** The fault of a request that they befall. */
  readonly next: (body: string) => LineFault;
}

const LATE_MS = 20;

/** A line to `target` that breaks as it is told to. */
export async function openFaultyLine({ target, concerns, next }: LineOptions): Promise<FaultyLine> {
  const server: Server = createServer((request, response) => {
    void readText(request)
      .then(async (body) => befall(concerns(request, body) ? next(body) : 'none', request, response, body))
      // A line that is cut has nobody to tell.
      .catch(() => response.destroy());
  });
  const forward = (request: IncomingMessage, body: string) =>
    new Promise<{ readonly answer: IncomingMessage; readonly text: Buffer }>((resolve, reject) => {
      const headers = { ...request.headers, host: new URL(target).host };
      const passed = pass(target + request.url, { method: request.method, headers, agent: false }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => resolve({ answer, text: Buffer.concat(chunks) }));
      });
      passed.on('error', reject);
      passed.end(body);
    });
  const befall = async (fault: LineFault, request: IncomingMessage, response: ServerResponse, body: string) => {
    if (fault === 'cut before it arrived') return response.destroy();
    if (fault === 'error before it arrived') return response.writeHead(502).end();
    if (fault === 'redirect') return response.writeHead(302, { Location: '/' }).end();
    if (fault === 'late') await sleep(LATE_MS);
    if (fault === 'arrives twice') await forward(request, body);
    const { answer, text } = await forward(request, body);
    if (fault === 'cut after it arrived') return response.destroy();
    if (fault === 'error after it arrived') return response.writeHead(504).end();
    // Until whoever asked has given up.
    if (fault === 'answer too late') return void (await once(response, 'close'));
    if (fault === 'cut within the answer') {
      response.socket?.write('HTTP/1.1 204 No Con');
      return response.destroy();
    }
    response.writeHead(answer.statusCode!, answer.headers).end(text);
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function readText(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request as AsyncIterable<Buffer>) body += chunk.toString();
  return body;
}
