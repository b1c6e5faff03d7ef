import { once } from 'node:events';
import type { Server } from 'node:http';
import type { ListenOptions } from 'node:net';

/** Time that open responses are given to finish after a signal, in milliseconds. */
const GRACE_MS = 3000;

/** Starts a server that ends on a signal, as `closeOnSignal` says. */
export async function serveUntilSignal(
  server: Server,
  address: ListenOptions,
): Promise<void> {
  server.listen(address);
  await once(server, 'listening');
  closeOnSignal((ended) => server.close(ended));
}

/**
 * Makes a server accept no new connection on SIGINT, SIGTERM or SIGHUP, finish open responses and
 * end the process. Further signals change nothing: a terminal and npm may each send the same one.
 * @param stop closes the server, and calls `ended` when its last response has ended
 */
export function closeOnSignal(stop: (ended: () => void) => void): void {
  let isClosing = false;
  const close = (signal: NodeJS.Signals) => {
    if (isClosing) return;
    isClosing = true;
    console.log(`${signal}: closing.`);
    stop(() => process.exit(0));
    setTimeout(() => process.exit(0), GRACE_MS);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, close);
}
