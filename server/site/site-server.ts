import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type {
  IncomingMessage,
  Server,
  ServerOptions,
  ServerResponse,
} from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import send, { type SendStream } from 'send';
import {
  leadInboxPath,
  type Environment,
} from '../../src/domain/settings/environment.ts';
import { printable } from '../../src/domain/text/printable.ts';
import { createRestHandler } from '../database/embedded-rest.ts';
import {
  cacheControl,
  fileHeaders,
  resourcePolicy,
  securityHeaders,
} from '../headers.ts';
import { createLeadInbox } from '../leads/lead-inbox.ts';
import { isOwnHost } from './host-name.ts';
import { parseRequestPath } from './request-path.ts';
import { connectionLimits } from './web-request.ts';

interface SiteServerOptions {
  /** Folder of the built site. */
  readonly folder: string;
  readonly environment: Environment;
  /** Opens the embedded database at its first request, if no hosted one is configured. */
  readonly openDatabase?: Parameters<typeof createRestHandler>[0];
  /** Folder of the local lead inbox; the project's `.leads` by default. */
  readonly leadsFolder?: string;
  /** Timeouts of a connection. */
  readonly limits?: ServerOptions;
}

/**
 * Creates a server for the built site that behaves as a host does, with the embedded database and
 * the lead inbox beside it.
 */
export function createSiteServer({
  folder,
  environment,
  openDatabase,
  leadsFolder,
  limits = connectionLimits,
}: SiteServerOptions): Server {
  const headers = mapOf({
    ...securityHeaders(environment),
    [resourcePolicy.name]: resourcePolicy.elsewhere,
  });
  const errorPage = join(folder, '404.html');
  // A range counts the bytes of the uncompressed file, so its response is not compressed.
  const compress = compression({
    filter: (request, response) =>
      request.headers.range === undefined &&
      compression.filter(request, response),
  });
  const receiveLead = createLeadInbox({
    folder: leadsFolder,
    siteUrl: environment.siteUrl,
  });
  const answerFromDatabase =
    environment.supabaseUrl === undefined
      ? createRestHandler(openDatabase)
      : undefined;

  const sendErrorPage = (response: ServerResponse, status: number) => {
    response.writeHead(status, {
      'Content-Type': 'text/html; charset=utf-8',
      [cacheControl.name]: cacheControl.elsewhere,
    });
    // A build may replace the file, and for a moment there is none.
    const hasBody = response.req.method !== 'HEAD' && existsSync(errorPage);
    response.end(hasBody ? readFileSync(errorPage) : undefined);
  };

  const sendFile = (response: ServerResponse, file: string) => {
    const stream: SendStream = send(response.req, encodeURI(file), {
      root: folder,
      index: false,
      extensions: ['html'],
      cacheControl: false,
    });
    stream
      // A town hub's file is next to the folder of its service pages.
      .on('directory', () => sendFile(response, `${file}.html`))
      .on('headers', () => response.setHeaders(mapOf(fileHeaders(file))))
      .on('error', ({ status = 500 }: { readonly status?: number }) => {
        if (status === 404) return sendErrorPage(response, 404);
        response.statusCode = status;
        response.setHeader('Cache-Control', 'no-store');
        response.end();
      })
      .pipe(response);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { url = '', method, headersDistinct } = request;
    const [host, ...others] = headersDistinct.host ?? [];
    if (others.length > 0) return refuse(response, 400);
    if (host !== undefined && !isOwnHost(host, environment.siteUrl))
      return refuse(response, 421);
    const parsed = parseRequestPath(url);
    const path = parsed.kind === 'path' ? parsed.pathname : undefined;
    if (path === leadInboxPath) return receiveLead(request, response);
    if (answerFromDatabase && path?.startsWith('/rest/v1/'))
      return answerFromDatabase(request, response);
    if (method !== 'GET' && method !== 'HEAD')
      return refuse(response, 405, { Allow: 'GET, HEAD' });
    if (parsed.kind === 'redirect')
      return refuse(response, 308, { Location: parsed.location });
    // Ranges are for GET alone: RFC 9110, 14.2.
    if (method === 'HEAD') delete request.headers.range;
    // @types/compression expects Express's request and response, which extend Node's.
    compress(request as never, response as never, () => {
      if (path === undefined)
        sendErrorPage(response, parsed.kind === 'missing' ? 404 : 400);
      else sendFile(response, path === '/' ? '/index.html' : path);
    });
  };

  return createServer(limits, (request, response) => {
    response.setHeaders(headers);
    // An error in one request must not stop the server.
    answer(request, response).catch((error: unknown) => {
      // The client hung up. Only the response shows this: a fully read request is destroyed too.
      if (response.destroyed) return;
      console.error(printable(`${request.method} ${request.url}:`), error);
      if (!response.headersSent)
        response.writeHead(500, { 'Cache-Control': 'no-store' });
      response.end();
    });
  });
}

const mapOf = (headers: Readonly<Record<string, string>>) =>
  new Map(Object.entries(headers));

function refuse(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): void {
  response
    .writeHead(status, {
      [cacheControl.name]: cacheControl.elsewhere,
      ...headers,
    })
    .end();
}
