import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createEmbeddedDatabase } from '../../../server/database/embedded-database.ts';
import { createRestHandler } from '../../../server/database/embedded-rest.ts';
import { createSiteServer } from '../../../server/site/site-server.ts';
import { embeddedSupabaseKey, parseEnvironment, type Environment } from '../../../src/domain/settings/environment.ts';
import { buildCopy } from '../copies/project-copy.ts';
import { listen, type Listening } from './listen.ts';

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

/**
 * Builds and serves the project in `of`, this one unless said, with everything configured: analytics, Supabase, the webhook and
 * reports, each on an origin of its own.
 */
export async function serveConfiguredSite(of?: string): Promise<ConfiguredSite> {
  const listening: Listening[] = [];
  const serve = async (server: Server) => {
    listening.push(await listen(server));
    return listening.at(-1)!.url;
  };
  /** Keeps what it is sent. */
  const serveInbox = (inbox: unknown[]) =>
    serve(
      createServer(
        withCors(async (request, response) => {
          inbox.push(await readJson(request));
          response.writeHead(204).end();
        }),
      ),
    );
  const [leads, reports]: unknown[][] = [[], []];
  const seed = of && readFileSync(join(of, 'site/seed.sql'), 'utf8');
  const answerFromDatabase = createRestHandler(() => createEmbeddedDatabase({ seed }));
  const variables = {
    VITE_REPORT_URL: `${await serveInbox(reports!)}/faults`,
    VITE_SITE_URL: 'https://www.cleaners.example',
    VITE_SUPABASE_URL: await serve(
      createServer(withCors((request, response) => void answerFromDatabase(request, response))),
    ),
    VITE_SUPABASE_KEY: embeddedSupabaseKey,
    VITE_LEAD_WEBHOOK_URL: `${await serveInbox(leads!)}/in/quote`,
    VITE_ANALYTICS_ID: 'G-TEST123',
  };
  const environment = parseEnvironment(variables);
  const copy = await buildCopy(variables, of);
  return {
    origin: await serve(createSiteServer({ folder: copy.dist, environment })),
    dist: copy.dist,
    environment,
    leads: leads!,
    reports: reports!,
    close: () => {
      for (const { close } of listening) close();
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
