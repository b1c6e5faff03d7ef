import type { IncomingMessage, ServerOptions, ServerResponse } from 'node:http';

/**
 * Timeouts of a connection, in milliseconds. By default, Node checks them only every 30 seconds.
 */
export const connectionLimits: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
};

/** Converts a Node request to a web `Request` that has only the headers in `names`. */
export function webRequest(
  request: IncomingMessage,
  names: readonly string[],
): Request {
  const headers = names.flatMap((name): [string, string][] => {
    const value = request.headers[name];
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
  return new Request(new URL(request.url ?? '/', 'http://127.0.0.1'), {
    method,
    headers,
    ...body,
  });
}

/** Sends a web `Response` through a Node response. */
export async function answerWith(
  answer: Response,
  response: ServerResponse,
): Promise<void> {
  response
    .writeHead(answer.status, Object.fromEntries(answer.headers))
    .end(await answer.text());
}
