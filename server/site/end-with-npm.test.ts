import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ann } from '../../tests/support/servers/database-rows.ts';
import { root } from '../../tests/support/servers/start-command.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';

/** Starts a server by an npm script, as `npm start` and `npm run receive` are. */
async function startByNpm() {
  const { root: folder } = temporaryFolder();
  const script = join(root, 'tests/support/servers/serve-alone.ts');
  const serve = `"${process.execPath}" "${script}" receiver "${folder}"`;
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ scripts: { serve } }),
  );
  const npm = spawn('npm', ['run', '--silent', 'serve'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [port] = (await once(createInterface(npm.stdout), 'line')) as [string];
  // The server holds its end of the pipe for as long as it runs.
  return { npm, port: Number(port), ended: once(npm.stdout, 'close') };
}

const open = (port: number): Promise<Socket | undefined> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.on('error', () => resolve(undefined));
  });

test.each(['SIGTERM', 'SIGHUP', 'SIGKILL'] as const)(
  'when npm ends by %s, its server stops listening, finishes what it is answering and ends',
  async (signal) => {
    const { npm, port, ended } = await startByNpm();
    const body = JSON.stringify(ann);
    const sender = (await open(port))!;
    sender.write(
      `POST /lead-inbox HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    const answer = text(sender);
    // Until the server has begun to answer.
    await sleep(200);
    npm.kill(signal);
    for (let socket; (socket = await open(port)); await sleep(20))
      socket.destroy();
    sender.write(body);
    expect(await answer).toMatch(/^HTTP\/1\.1 204 /);
    await ended;
  },
);
