import { once } from 'node:events';
import type { Server } from 'node:http';
import type { ListenOptions } from 'node:net';

/** Time that open responses are given to finish after a signal, in milliseconds. */
const GRACE_MS = 3000;

/**
 * Starts a server. On SIGINT or SIGTERM it accepts no new connection, finishes open responses and
 * exits. A second signal exits at once.
 */
export async function serveUntilSignal(
  server: Server,
  address: ListenOptions,
): Promise<void> {
  server.listen(address);
  await once(server, 'listening');
  let isClosing = false;
  const close = (signal: NodeJS.Signals) => {
    if (isClosing) process.exit(1);
    isClosing = true;
    console.log(`${signal}: closing.`);
    server.close(() => process.exit(0));
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
}
