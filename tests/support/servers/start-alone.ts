import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { startIn } from '../copies/project-copy.ts';
import { root } from './start-command.ts';

/**
 * Starts the receiver or the site in a process of its own, which a fault ends. What it logs is read
 * and dropped.
 * @param port a free one by default
 */
export async function startAlone(
  kind: 'receiver' | 'site',
  folder: string,
  port = 0,
) {
  const server = startIn(root, [
    'tests/support/servers/serve-alone.ts',
    kind,
    folder,
    String(port),
  ]);
  const errors: string[] = [];
  server.stderr!.on('data', (chunk: Buffer) => errors.push(String(chunk)));
  const ended = once(server, 'exit');
  const [line] = await Promise.race([
    once(createInterface(server.stdout!), 'line') as Promise<[string]>,
    ended.then(() => {
      throw new Error(`the server ended: ${errors.join('')}`);
    }),
  ]);
  return {
    port: Number(line),
    server,
    ended,
    /** What the server has written to standard error. */
    errors: () => errors.join(''),
    async stop() {
      server.kill('SIGKILL');
      await ended;
    },
  };
}
