import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerByWeb } from '../site/web-request.ts';
import {
  createEmbeddedDatabase,
  type EmbeddedDatabase,
} from './embedded-database.ts';

/** Request headers that the database reads. */
const passedHeaders = [
  'accept',
  'accept-profile',
  'apikey',
  'authorization',
  'prefer',
  'range',
  'range-unit',
];

/** Response body of a hosted project for a role that lacks the privilege. */
const refusal = {
  code: '42501',
  details: null,
  hint: null,
  message: 'permission denied for table job_posts',
};

/**
 * Creates a handler that passes reads to the embedded database and refuses writes as a hosted
 * project does. The first request opens the database; if that fails, the next one tries again.
 */
export function createRestHandler(
  open: () => Promise<EmbeddedDatabase> = createEmbeddedDatabase,
) {
  let opened: Promise<EmbeddedDatabase> | undefined;
  return async (
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> => {
    opened ??= open();
    opened.catch(() => (opened = undefined));
    const database = await opened;
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const handle = async (asked: Request) => {
      const answer = isReading
        ? await database.fetch(asked)
        : Response.json(refusal, { status: 401 });
      answer.headers.set('Cache-Control', 'no-store');
      return answer;
    };
    await answerByWeb({ request, response, headers: passedHeaders, handle });
  };
}
