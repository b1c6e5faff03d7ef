import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openEmbeddedDatabase } from '../../server/open-database.ts';
import { createSiteServer } from '../../server/site-server.ts';
import { parseEnvironment } from '../../src/domain/environment.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
  }
}

/** Serves the built site on a free port for the whole run. */
export default async function serveSite(project: TestProject): Promise<() => void> {
  const leadsFolder = mkdtempSync(join(tmpdir(), 'leads-'));
  const server = createSiteServer({
    folder: join(import.meta.dirname, '../../dist'),
    environment: parseEnvironment({}),
    openDatabase: openEmbeddedDatabase,
    // The project's own inbox belongs to whoever works on the site.
    leadsFolder,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  project.provide('siteUrl', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return () => {
    server.closeAllConnections();
    server.close();
    rmSync(leadsFolder, { recursive: true, force: true });
  };
}
