import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { answerFromDatabase } from '../../../server/database/embedded-rest.ts';
import { openEmbeddedDatabase } from '../../../server/database/open-database.ts';
import { createSiteServer } from '../../../server/site/site-server.ts';
import { embeddedSupabaseKey, parseEnvironment, type Environment } from '../../../src/domain/settings/environment.ts';
import { buildCopy } from '../copies/project-copy.ts';

export interface ConfiguredSite {
  readonly origin: string;
  /** Folder of the built site. */
  readonly dist: string;
  readonly environment: Environment;
  /** What the webhook was sent so far. */
  readonly leads: unknown[];
  /** Faults that were reported so far. */
  readonly reports: unknown[];
  close(): void;
}

/** Builds and serves a site with everything configured: analytics, Supabase, the webhook and reports, each on an origin of its own. */
export async function serveConfiguredSite(): Promise<ConfiguredSite> {
  const servers: Server[] = [];
  const leads: unknown[] = [];
  const reports: unknown[] = [];
  const serve = async (server: Server) => {
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const database = await openEmbeddedDatabase();
  const supabase = await serve(
    createServer(withCors((request, response) => void answerFromDatabase(database, request, response))),
  );
  const webhook = await serve(
    createServer(
      withCors(async (request, response) => {
        leads.push(await readJson(request));
        response.writeHead(200).end();
      }),
    ),
  );
  const reporting = await serve(
    createServer(async (request, response) => {
      reports.push(await readJson(request));
      response.writeHead(204).end();
    }),
  );
  const variables = {
    VITE_REPORT_URL: `${reporting}/faults`,
    VITE_SITE_URL: 'https://www.cleaners.example',
    VITE_SUPABASE_URL: supabase,
    VITE_SUPABASE_KEY: embeddedSupabaseKey,
    VITE_LEAD_WEBHOOK_URL: `${webhook}/in/quote`,
    VITE_ANALYTICS_ID: 'G-TEST123',
  };
  const environment = parseEnvironment(variables);
  const copy = await buildCopy(variables);
  return {
    origin: await serve(createSiteServer({ folder: copy.dist, environment })),
    dist: copy.dist,
    environment,
    leads,
    reports,
    close: () => {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
      copy.dispose();
    },
  };
}

const readJson = async (request: IncomingMessage): Promise<unknown> => JSON.parse(await text(request));

/** Lets every origin in, as Supabase does and a webhook must. */
const withCors =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', request.headers['access-control-request-headers'] ?? '');
    if (request.method === 'OPTIONS') response.writeHead(204).end();
    else listener(request, response);
  };
