import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openEmbeddedDatabase } from '../../server/database/open-database.ts';
import { createSiteServer } from '../../server/site/site-server.ts';
import { parseEnvironment } from '../../src/domain/settings/environment.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
    /** The same site for tests of slow lines and of weights, compressed for every request anew: a twelfth of what a visit takes. */
    compressedUrl: string;
  }
}

/** Serves the built site on free ports for the whole run. */
export default async function serveSite(project: TestProject): Promise<() => void> {
  // The project's own inbox belongs to whoever works on the site.
  const leadsFolder = mkdtempSync(join(tmpdir(), 'leads-'));
  const [plain, compressed] = [createServer(leadsFolder), createServer(leadsFolder)];
  plain.prependListener('request', ({ headers }) => void delete headers['accept-encoding']);
  project.provide('siteUrl', await listen(plain));
  project.provide('compressedUrl', await listen(compressed));
  return () => {
    for (const server of [plain, compressed]) {
      server.closeAllConnections();
      server.close();
    }
    rmSync(leadsFolder, { recursive: true, force: true });
  };
}

const createServer = (leadsFolder: string): Server =>
  createSiteServer({
    folder: join(import.meta.dirname, '../../dist'),
    environment: parseEnvironment({}),
    openDatabase: openEmbeddedDatabase,
    leadsFolder,
  });

/** @returns the server's address */
async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
