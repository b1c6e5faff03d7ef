import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { freePort } from '../../tests/support/servers/listen.ts';

const file = join(import.meta.dirname, 'serve-until-signal.ts');

/** A server that answers a request once the whole of its body has come. */
const script = (port: number) => `
  import { createServer } from 'node:http';
  import { serveUntilSignal } from '${pathToFileURL(file).href}';
  const server = createServer((request, response) => {
    console.log('asked');
    request.resume().on('end', () => response.end('stored'));
  });
  await serveUntilSignal(server, { port: ${port}, host: '127.0.0.1' });
  console.log('ready');`;

test.each(['SIGTERM', 'SIGINT'] as const)(
  'a request that is half sent at %s is still answered, and the server then ends without a failure',
  async (signal) => {
    const port = await freePort();
    const server = spawn(process.execPath, [
      '--input-type=module',
      '--eval',
      script(port),
    ]);
    const ended = once(server, 'exit');
    const said = () => Promise.race([once(server.stdout, 'data'), ended]);
    await said();
    const post = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      agent: false,
    });
    const answer = once(post, 'response');
    post.write('half a request');
    await said();
    server.kill(signal);
    await said();
    post.end('and the rest');
    const [response] = await answer;
    expect(await text(response)).toBe('stored');
    expect(await ended).toEqual([0, null]);
  },
);
