import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createSiteServer } from '../../server/site/site-server.ts';
import { parseEnvironment } from '../../core/domain/settings/environment.ts';
import { distFolder, readDistFile } from './built-site.ts';
import { listen } from './servers/listen.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
    /**
     * The same site, compressed anew for every request, for tests of slow lines and of page weight.
     */
    compressedUrl: string;
    /** The same site as if it had been built with `analyticsId`. */
    analyticsUrl: string;
    analyticsId: string;
  }
}

const analyticsId = 'G-TEST123456';

/** Serves the built site on free ports for the whole run. */
export default async function serveSite(
  project: TestProject,
): Promise<() => void> {
  // Test leads stay out of the project's own inbox, which may hold a developer's leads.
  const leadsFolder = mkdtempSync(join(tmpdir(), 'leads-'));
  const create = (settings: Readonly<Record<string, string>> = {}) =>
    createSiteServer({
      folder: distFolder,
      environment: parseEnvironment(settings),
      leadsFolder,
    });
  const [plain, compressed] = [create(), create()];
  plain.prependListener(
    'request',
    ({ headers }) => void delete headers['accept-encoding'],
  );
  const analytics = withAnalyticsId(create({ VITE_ANALYTICS_ID: analyticsId }));
  const served = await Promise.all([plain, compressed, analytics].map(listen));
  for (const [index, name] of (
    ['siteUrl', 'compressedUrl', 'analyticsUrl'] as const
  ).entries())
    project.provide(name, served[index]!.url);
  project.provide('analyticsId', analyticsId);
  return () => {
    for (const { close } of served) close();
    rmSync(leadsFolder, { recursive: true, force: true });
  };
}

/**
 * Serves the same files and headers, with the analytics ID added to the chunk that holds the
 * environment.
 */
function withAnalyticsId(site: Server): Server {
  const key = 'leadWebhookUrl:`';
  const files = readdirSync(join(distFolder, 'assets')).map(
    (name) => `assets/${name}`,
  );
  const chunk = files.find(
    (name) => name.endsWith('.js') && readDistFile(name).includes(key),
  );
  if (chunk === undefined)
    throw new Error(
      `dist/assets: no chunk holds the environment (${key}): correct tests/support/serve-site.ts`,
    );
  const code = readDistFile(chunk).replace(
    key,
    `analyticsId:"${analyticsId}",${key}`,
  );
  return createServer((request, response) => {
    if (request.url === `/${chunk}`)
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(code);
    else site.emit('request', request, response);
  });
}
