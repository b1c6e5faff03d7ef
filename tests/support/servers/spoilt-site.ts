import { createServer } from 'node:http';
import { siteUrl } from '../visitor.ts';
import { listenForTest } from './listen.ts';

/** A response that a host passes on to the client. */
export interface Passed {
  status: number;
  readonly headers: Headers;
  body: Buffer;
}

interface Host {
  /** Maps the requested path to another one of the site. */
  readonly pathOf?: (path: string) => string;
  /** Changes the site's response. */
  readonly spoil?: (path: string, answer: Passed) => void;
}

/**
 * Serves the built site behind a host that changes responses, until the test has finished.
 * @returns its origin
 */
export function serveBehind({
  pathOf = (path) => path,
  spoil,
}: Host): Promise<string> {
  return listenForTest(
    createServer(async (request, response) => {
      const path = request.url!;
      const answer = await fetch(siteUrl + pathOf(path), {
        method: request.method,
        redirect: 'manual',
      });
      const passed: Passed = {
        status: answer.status,
        headers: new Headers(answer.headers),
        body: Buffer.from(await answer.arrayBuffer()),
      };
      passed.headers.delete('content-encoding');
      passed.headers.delete('content-length');
      spoil?.(path, passed);
      response
        .writeHead(passed.status, Object.fromEntries(passed.headers))
        .end(passed.body);
    }),
  );
}
