import { readFile } from 'node:fs/promises';
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
} from '../../core/domain/settings/environment.ts';
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
import { logRefusal, refusals } from './request-target.ts';
import { connectionLimits, listenerOf } from './web-request.ts';

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

  const sendErrorPage = async (response: ServerResponse, status: number) => {
    // A build may replace the file, and for a moment there is none.
    const page = await readFile(errorPage).catch(() => undefined);
    response
      .writeHead(status, {
        'Content-Type': 'text/html; charset=utf-8',
        [cacheControl.name]: cacheControl.elsewhere,
      })
      .end(response.req.method === 'HEAD' ? undefined : page);
  };

  /** Sends a file of the site. Rejects if it cannot be read. */
  const sendFile = (response: ServerResponse, file: string) =>
    new Promise<void>((resolve, reject) => {
      const stream: SendStream = send(response.req, encodeURI(file), {
        root: folder,
        index: false,
        extensions: ['html'],
        cacheControl: false,
      });
      response.on('close', resolve);
      stream
        // A town hub's file is next to the folder of its service pages.
        .on('directory', () => resolve(sendFile(response, `${file}.html`)))
        .on('headers', () => response.setHeaders(mapOf(fileHeaders(file))))
        .on('error', (error: { readonly status: number }) => {
          if (error.status >= 500) reject(error);
          else if (error.status === 404) resolve(sendErrorPage(response, 404));
          else
            resolve(
              refuse(response, error.status, { 'Cache-Control': 'no-store' }),
            );
        })
        .pipe(response);
    });

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
    await new Promise((resolve) =>
      // @types/compression expects Express's request and response, which extend Node's.
      compress(request as never, response as never, resolve),
    );
    if (parsed.kind === 'path')
      return sendFile(response, path === '/' ? '/index.html' : parsed.pathname);
    logRefusal(request);
    return sendErrorPage(response, refusals[parsed.kind]);
  };

  return createServer(
    limits,
    listenerOf(async (request, response) => {
      response.setHeaders(headers);
      await answer(request, response);
    }),
  );
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
