import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createSiteServer } from '../server/site/site-server.ts';
import type { Environment } from '../core/domain/settings/environment.ts';

/** Serves a built site on a free port of this machine while `visit` runs. */
export async function withServedSite<T>(
  folder: string,
  environment: Environment,
  visit: (origin: string) => Promise<T>,
): Promise<T> {
  const server = createSiteServer({ folder, environment });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    return await visit(`http://127.0.0.1:${port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
