import type {
  IncomingMessage,
  RequestListener,
  ServerOptions,
  ServerResponse,
} from 'node:http';
import {
  logRefusal,
  nameRequest,
  parseTarget,
  refusals,
} from './request-target.ts';

/**
 * Timeouts of a connection, in milliseconds. By default, Node checks them only every 30 seconds.
 */
export const connectionLimits: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
};

/** Answers one request. */
type Answer = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<void>;

/**
 * Makes a server's listener. Whatever is thrown while it answers a request is logged, and ends that
 * request with a 500, not the server.
 */
export const listenerOf =
  (answer: Answer): RequestListener =>
  async (request, response) => {
    try {
      await answer(request, response);
    } catch (error) {
      // The client hung up. Only the response shows this: a fully read request is destroyed too.
      if (response.destroyed) return;
      console.error(`${nameRequest(request)}:`, error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, emptyError).end();
    }
  };

/** Headers of a 500. The length may be set already, by a file that could not be read. */
const emptyError = { 'Cache-Control': 'no-store', 'Content-Length': 0 };

interface WebAnswer {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Request headers that `handle` reads. */
  readonly headers: readonly string[];
  readonly handle: (request: Request) => Promise<Response> | Response;
}

/** Answers a Node request by a handler of web requests, or refuses it for its target. */
export async function answerByWeb({
  request,
  response,
  headers,
  handle,
}: WebAnswer): Promise<void> {
  const target = parseTarget(request.url ?? '');
  if (target.kind !== 'target') {
    logRefusal(request);
    response.writeHead(refusals[target.kind]).end();
    return;
  }
  const address = `http://127.0.0.1${target.path}${target.search}`;
  const answer = await handle(webRequest(request, address, headers));
  response
    .writeHead(answer.status, Object.fromEntries(answer.headers))
    .end(await answer.text());
}

/** Converts a Node request to a web `Request` that has only the headers in `names`. */
function webRequest(
  request: IncomingMessage,
  address: string,
  names: readonly string[],
): Request {
  const headers = names.flatMap((name): [string, string][] => {
    const value = request.headers[name.toLowerCase()];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  // Handlers refuse every other method just as they refuse GET, and `Request` throws on some
  // methods.
  const method = ['HEAD', 'POST', 'OPTIONS'].includes(request.method ?? '')
    ? request.method
    : 'GET';
  // The body is read on demand. Node discards an unread body and keeps the connection usable.
  const body =
    method === 'POST'
      ? { body: request as unknown as ReadableStream, duplex: 'half' }
      : {};
  return new Request(address, { method, headers, ...body });
}
