import { readFileSync, statSync } from 'node:fs';
import { createServer, STATUS_CODES, type IncomingMessage, type RequestListener } from 'node:http';
import type { Server, ServerOptions, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import compression from 'compression';
import send, { type SendStream } from 'send';
import { leadInboxPath, type Environment } from '../../src/domain/settings/environment.ts';
import { printable } from '../../src/domain/words/printable.ts';
import { createRestHandler } from '../database/embedded-rest.ts';
import { cacheControl, fileHeaders, resourcePolicy, securityHeaders } from '../headers.ts';
import { createLeadInbox } from '../leads/lead-inbox.ts';
import { isOwnHost } from './host-name.ts';
import { parseRequestPath } from './request-path.ts';

interface SiteServerOptions {
  /** Folder of the built site. */
  readonly folder: string;
  readonly environment: Environment;
  /** Opens the database of a site without a hosted one, at the first request for it. */
  readonly openDatabase?: Parameters<typeof createRestHandler>[0];
  /** Where leads are stored that come to the local inbox; in the project unless said. */
  readonly leadsFolder?: string;
  /** How long a visitor may take. */
  readonly limits?: ServerOptions;
}

const defaultLimits: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
};
const MAX_HEADER_BYTES = 16 * 1024;
const MAX_URL_LENGTH = 2048;

type Headers = Readonly<Record<string, string>>;

/** The built site as a production server would serve it, with the local database and lead inbox beside it. */
export function createSiteServer({
  folder,
  environment,
  openDatabase,
  leadsFolder,
  limits = defaultLimits,
}: SiteServerOptions): Server {
  const headers = { ...securityHeaders(environment), [resourcePolicy.name]: resourcePolicy.elsewhere };
  const readErrorPage = createErrorPageReader(join(folder, '404.html'));
  // A part is counted in the file's own bytes.
  const compress = compression({
    filter: (request, response) => request.headers.range === undefined && compression.filter(request, response),
  });
  const receiveLead = createLeadInbox({ folder: leadsFolder, siteUrl: environment.siteUrl });
  const answerFromDatabase = environment.supabaseUrl === undefined ? createRestHandler(openDatabase) : undefined;

  const sendErrorPage = (response: ServerResponse, status: number) => {
    response.writeHead(status, {
      'Content-Type': 'text/html; charset=utf-8',
      [cacheControl.name]: cacheControl.elsewhere,
    });
    response.end(response.req.method === 'HEAD' ? undefined : readErrorPage());
  };

  const sendFile = (request: IncomingMessage, response: ServerResponse, pathname: string) => {
    const file = findFile(folder, pathname);
    if (file === undefined) return sendErrorPage(response, 404);
    const stream: SendStream = send(request, encodeURI(file), { root: folder, index: false, cacheControl: false });
    stream
      .on('headers', (res: ServerResponse) => {
        for (const [name, value] of Object.entries(fileHeaders(pathname))) res.setHeader(name, value);
      })
      .on('error', ({ status = 500 }: { readonly status?: number }) => {
        // Removed since it was found, as by a build that has just finished.
        if (status === 404) return sendErrorPage(response, 404);
        response.statusCode = status;
        response.setHeader('Cache-Control', 'no-store');
        response.end();
      })
      .pipe(response);
  };

  const answer: RequestListener = async (request, response) => {
    const { url = '', method, headers: sent } = request;
    const names = request.headersDistinct.host ?? [];
    if (names.length > 1 || (names.length === 0 && request.httpVersion !== '1.0')) return refuse(response, 400);
    if (sent.host !== undefined && !isOwnHost(sent.host, environment.siteUrl)) return refuse(response, 421);
    if (url.length > MAX_URL_LENGTH) return refuse(response, 414);
    const parsed = parseRequestPath(url);
    if (parsed.kind === 'path' && parsed.pathname === leadInboxPath) return receiveLead(request, response);
    if (answerFromDatabase && parsed.kind === 'path' && parsed.pathname.startsWith('/rest/v1/'))
      return answerFromDatabase(request, response);
    if (method !== 'GET' && method !== 'HEAD') return refuse(response, 405, { Allow: 'GET, HEAD' });
    if (parsed.kind === 'redirect') return refuse(response, 308, { Location: parsed.location });
    // @types/compression speaks of Express, whose request and response extend Node's.
    compress(request as never, response as never, () => {
      if (parsed.kind === 'path') sendFile(request, response, parsed.pathname);
      else sendErrorPage(response, parsed.kind === 'missing' ? 404 : 400);
    });
  };

  const options = { ...limits, maxHeaderSize: MAX_HEADER_BYTES, requireHostHeader: false };
  const server = createServer(options, (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    // Whatever goes wrong with one request must not end the server.
    Promise.resolve()
      .then(() => answer(request, response))
      .catch((error: unknown) => {
        // Who has hung up caused it, and hears no answer. The request says nothing of that: read to its end, it counts as destroyed.
        if (response.destroyed) return;
        console.error(printable(`${request.method} ${request.url}:`), error);
        if (!response.headersSent) response.writeHead(500, { 'Cache-Control': 'no-store' });
        response.end();
      });
  });
  answerBrokenRequests(server, headers);
  return server;
}

/** The file of an address: `/services` is `services.html`, `/` is `index.html`. @param pathname decoded, without `..` */
function findFile(folder: string, pathname: string): string | undefined {
  const isFile = (path: string) => {
    try {
      return statSync(join(folder, path), { throwIfNoEntry: false })?.isFile() ?? false;
    } catch {
      // A name that the file system does not take, as one too long, is the name of no file.
      return false;
    }
  };
  return (pathname === '/' ? ['/index.html'] : [pathname, `${pathname}.html`]).find(isFile);
}

/** Reads the error page as it is now, since a build may replace it; the last one read where it is being replaced. */
function createErrorPageReader(file: string): () => Buffer {
  let html = readFileSync(file);
  return () => {
    try {
      html = readFileSync(file);
    } catch {
      // Gone for the moment in which a build puts its site in place.
    }
    return html;
  };
}

function refuse(response: ServerResponse, status: number, headers: Headers = {}): void {
  response.writeHead(status, { [cacheControl.name]: cacheControl.elsewhere, ...headers }).end();
}

const statusByCode: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers what does not get as far as a request: bad syntax, headers without end, tunnels. */
function answerBrokenRequests(server: Server, headers: Headers): void {
  const answer = (socket: Duplex, status: number) => {
    if (!socket.writable) return void socket.destroy();
    const lines = Object.entries({ ...headers, Connection: 'close', 'Content-Length': '0' }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n`, () => socket.destroy());
  };
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET') socket.destroy();
    else answer(socket, statusByCode[error.code ?? ''] ?? 400);
  });
  server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, { ...headers, Connection: 'close' }).end();
  });
  server.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy());
    answer(socket, 405);
  });
}
