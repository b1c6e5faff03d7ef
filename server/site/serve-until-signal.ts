import { once } from 'node:events';
import type { Server } from 'node:http';

/** How long answers under way may take to finish. */
const GRACE_MS = 3000;

/**
 * Has a server listen. On SIGINT or SIGTERM it takes no new request, lets those under way finish and leaves the process nothing to wait
 * for. A second signal ends it at once.
 */
export async function serveUntilSignal(
  server: Server,
  { port, host }: { port: number; host: string },
): Promise<void> {
  server.listen(port, host);
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
