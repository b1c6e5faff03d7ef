import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EmbeddedDatabase } from './embedded-database.ts';

/** Headers that say something to the database; the rest of a request stays here. */
const passedHeaders = ['accept', 'accept-profile', 'apikey', 'authorization', 'prefer', 'range', 'range-unit'] as const;

/** What a hosted project answers where a role lacks the privilege. */
const refusal = { code: '42501', details: null, hint: null, message: 'permission denied for table job_posts' };

/** Opens the embedded database, loading its code only now. */
export async function openEmbeddedDatabase(): Promise<EmbeddedDatabase> {
  const { createEmbeddedDatabase } = await import('./embedded-database.ts');
  return createEmbeddedDatabase();
}

/**
 * Passes reading requests to the embedded database and its answers back. Writing is refused before it gets there, in the words of a
 * hosted project. The first request opens the database; where that fails, the next one tries again.
 */
export function createRestHandler(open: () => Promise<EmbeddedDatabase> = openEmbeddedDatabase) {
  let opened: Promise<EmbeddedDatabase> | undefined;
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    opened ??= open();
    opened.catch(() => (opened = undefined));
    const database = await opened;
    const { method } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(401, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(refusal));
      return;
    }
    const headers = passedHeaders.flatMap((name): [string, string][] => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    });
    const answer = await database.fetch(
      new Request(new URL(request.url ?? '/', 'http://127.0.0.1'), { method, headers }),
    );
    for (const [name, value] of answer.headers) response.setHeader(name, value);
    response.setHeader('Cache-Control', 'no-store');
    response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
  };
}
