import type { Server } from 'node:http';

/** How long answers under way may take to finish. */
const GRACE_MS = 3000;

/** On SIGINT or SIGTERM: takes no new request, lets those under way finish and leaves the process nothing to wait for. A second signal ends it at once. */
export function closeOnSignal(server: Server): void {
  let closing = false;
  const close = (signal: NodeJS.Signals) => {
    if (closing) process.exit(1);
    closing = true;
    console.log(`${signal}: closing.`);
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
}
