import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import { leadInboxPath, type Environment } from '../../src/domain/settings/environment.ts';
import { printable } from '../../src/domain/words/printable.ts';
import { answerBrokenRequests } from './broken-requests.ts';
import type { EmbeddedDatabase } from '../database/embedded-database.ts';
import { answerFromDatabase } from '../database/embedded-rest.ts';
import { onDemand } from '../database/open-database.ts';
import { cacheHeaders, resourcePolicies, resourcePolicyHeader, securityHeaders } from '../headers.ts';
import { isOwnHost } from './host-name.ts';
import { createLeadInbox } from '../leads/lead-inbox.ts';
import { parseRequestPath } from './request-path.ts';
import { createFileHandler } from './static-files.ts';

interface SiteServerOptions {
  /** Folder of the built site. */
  readonly folder: string;
  readonly environment: Environment;
  /** Opened by the first request for it; left out where a hosted project is configured. */
  readonly openDatabase?: () => Promise<EmbeddedDatabase>;
  /** Where leads are kept that come to the local inbox; in the project unless said. */
  readonly leadsFolder?: string;
  /** How long a visitor may take, in milliseconds. */
  readonly limits?: Limits;
}

interface Limits {
  /** For all of a request's headers. */
  readonly headersTimeout: number;
  /** For the whole request, its body included. */
  readonly requestTimeout: number;
  /** Between two requests on one connection. */
  readonly keepAliveTimeout: number;
  /** How often the first two are looked at. */
  readonly connectionsCheckingInterval: number;
}

const defaultLimits: Limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
};
const MAX_HEADER_BYTES = 16 * 1024;
const MAX_URL_LENGTH = 2048;

/** The built site as a production server would serve it, with the local database and lead inbox beside it. */
export function createSiteServer({
  folder,
  environment,
  openDatabase,
  leadsFolder,
  limits = defaultLimits,
}: SiteServerOptions): Server {
  const headers = { ...securityHeaders(environment), [resourcePolicyHeader]: resourcePolicies.own };
  const readErrorPage = createErrorPageReader(join(folder, '404.html'));
  // A part is counted in the file's own bytes.
  const compress = compression({
    filter: (request, response) => request.headers.range === undefined && compression.filter(request, response),
  });
  const receiveLead = createLeadInbox({ folder: leadsFolder, siteUrl: environment.siteUrl });
  const database = openDatabase && onDemand(openDatabase);

  const sendErrorPage = (response: ServerResponse, status: number) => {
    response.writeHead(status, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': cacheHeaders.revalidate,
    });
    response.end(response.req.method === 'HEAD' ? undefined : readErrorPage());
  };
  const serveFile = createFileHandler({ folder, notFound: (response) => sendErrorPage(response, 404) });

  const answer: RequestListener = async (request, response) => {
    const { url = '', method, headers: asked } = request;
    const names = request.headersDistinct.host ?? [];
    if (names.length > 1 || (names.length === 0 && request.httpVersion !== '1.0')) return refuse(response, 400);
    if (asked.host !== undefined && !isOwnHost(asked.host, environment.siteUrl)) return refuse(response, 421);
    if (url.length > MAX_URL_LENGTH) return refuse(response, 414);
    const parsed = parseRequestPath(url);
    if (parsed.kind === 'path' && parsed.pathname === leadInboxPath) return receiveLead(request, response);
    if (database && parsed.kind === 'path' && parsed.pathname.startsWith('/rest/v1/'))
      return answerFromDatabase(await database(), request, response);
    if (method !== 'GET' && method !== 'HEAD') return refuse(response, 405, { Allow: 'GET, HEAD' });
    if (parsed.kind === 'redirect') return refuse(response, 308, { Location: parsed.location });
    // @types/compression speaks of Express, whose request and response extend Node's.
    compress(request as never, response as never, () => {
      if (parsed.kind === 'path') serveFile(request, response, parsed.pathname);
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

function refuse(response: ServerResponse, status: number, headers: Readonly<Record<string, string>> = {}): void {
  response.writeHead(status, { 'Cache-Control': cacheHeaders.revalidate, ...headers }).end();
}
