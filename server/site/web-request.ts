import type { IncomingMessage, ServerResponse } from 'node:http';

/** A request of Node's as a handler of web requests takes it, with those headers that are named. */
export function webRequest(
  request: IncomingMessage,
  names: readonly string[],
): Request {
  const headers = names.flatMap((name): [string, string][] => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  // Others are refused alike, and some cannot be passed on.
  const method = ['HEAD', 'POST', 'OPTIONS'].includes(request.method ?? '')
    ? request.method
    : 'GET';
  // Nothing is read before it is asked for: Node drops what nobody began to read, and the connection lives on.
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

/** Sends a handler's answer. */
export async function answerWith(
  answer: Response,
  response: ServerResponse,
): Promise<void> {
  response
    .writeHead(answer.status, Object.fromEntries(answer.headers))
    .end(await answer.text());
}
