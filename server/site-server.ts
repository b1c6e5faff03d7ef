import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { leadInboxPath, type Environment } from '../src/domain/environment.ts';
import type { EmbeddedDatabase } from './embedded-database.ts';
import { answerFromDatabase } from './embedded-rest.ts';
import { cacheControl, securityHeaders } from './headers.ts';
import { receiveLead } from './lead-inbox.ts';

interface SiteServerOptions {
  /** Folder of the built site. */
  readonly folder: string;
  readonly environment: Environment;
  /** Opened by the first request for it; left out where a hosted project is configured. */
  readonly openDatabase?: () => Promise<EmbeddedDatabase>;
}

/** The built site as a production server would serve it, with the local database and lead inbox beside it. */
export function createSiteServer({ folder, environment, openDatabase }: SiteServerOptions): Server {
  const headers = securityHeaders(environment);
  const notFoundHtml = readFileSync(join(folder, '404.html'));
  const serveFile = sirv(folder, {
    etag: true,
    extensions: ['html'],
    setHeaders: (response, path) => response.setHeader('Cache-Control', cacheControl(path)),
  });
  const compress = compression();
  let database: Promise<EmbeddedDatabase> | undefined;

  const notFound = (response: ServerResponse) => {
    response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache' });
    response.end(notFoundHtml);
  };

  return createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const url = parseUrl(request);
    if (!url) return void response.writeHead(400).end('Bad request');
    if (url.pathname === leadInboxPath) return void receiveLead(request, response).catch(() => fail(response));
    if (url.pathname.startsWith('/rest/v1/') && openDatabase) {
      database ??= openDatabase();
      return void database.then((opened) => answerFromDatabase(opened, request, response)).catch(() => fail(response));
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    }
    const clean = cleanPath(url.pathname);
    if (clean !== url.pathname) return void response.writeHead(308, { Location: clean + url.search }).end();
    // @types/compression speaks of Express, whose request and response extend Node's.
    compress(request as never, response as never, () => serveFile(request, response, () => notFound(response)));
  });
}

function parseUrl({ url = '' }: IncomingMessage): URL | undefined {
  try {
    decodeURIComponent(url);
    return new URL(url, 'http://localhost');
  } catch {
    return undefined;
  }
}

/** The one address of a page: no trailing slash, no .html. */
function cleanPath(pathname: string): string {
  return pathname.replace(/\.html$/, '').replace(/\/index$/, '/').replace(/\/{2,}/g, '/').replace(/(?<=.)\/+$/, '') || '/';
}

function fail(response: ServerResponse): void {
  if (!response.headersSent) response.writeHead(500);
  response.end();
}
