import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { EmbeddedDatabase } from './embedded-database.ts';

/** Passes a Node request to the embedded database and its answer back. */
export async function answerFromDatabase(database: EmbeddedDatabase, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const answer = await database.fetch(
    new Request(`http://${request.headers.host ?? '127.0.0.1'}${request.url}`, {
      method: request.method,
      headers: Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
        value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
      ),
      ...(hasBody && { body: Readable.toWeb(request) as ReadableStream, duplex: 'half' }),
    }),
  );
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
}
