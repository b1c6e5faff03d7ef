import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Server as SocketServer } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Listening {
  readonly url: string;
  readonly port: number;
  close(): void;
}

/** Makes a server listen on a free port of this machine. */
export async function listen(
  server: Server | SocketServer,
): Promise<Listening> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    close() {
      if ('closeAllConnections' in server) server.closeAllConnections();
      server.close();
    },
  };
}

/** Makes a server listen until the test has finished. Returns its URL. */
export async function listenForTest(server: Server): Promise<string> {
  const { url, close } = await listen(server);
  onTestFinished(close);
  return url;
}

/** Returns a port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const { port } = await listen(server);
  await once(server.close(), 'close');
  return port;
}
