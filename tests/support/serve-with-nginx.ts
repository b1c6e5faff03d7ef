import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { nginxFile } from '../../server/hosts/nginx.ts';
import { parseEnvironment } from '../../src/domain/environment.ts';

const WAIT_MS = 100;
const MAX_WAITS = 50;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** What surrounds the site's file on a server, with every path inside `folder`. */
const surroundings = (folder: string) => `
daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
events { worker_connections 256; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/site.conf;
}`;

/** Serves the built site with a real nginx and the file that `deploy/nginx.conf` is, on a free port and for the whole run. */
export default async function serveWithNginx(project: TestProject): Promise<() => void> {
  if (spawnSync('nginx', ['-v']).error) {
    throw new Error(
      'These tests need nginx: install it (Debian and Ubuntu: apt-get install -y nginx; macOS: brew install nginx) and run npm run test:nginx again.',
    );
  }
  const folder = mkdtempSync(join(tmpdir(), 'site-nginx-'));
  const port = await freePort();
  const dist = join(import.meta.dirname, '../../dist');
  writeFileSync(
    join(folder, 'site.conf'),
    nginxFile(parseEnvironment({}), { name: undefined, folder: dist, listen: `127.0.0.1:${port}` }),
  );
  writeFileSync(join(folder, 'nginx.conf'), surroundings(folder));
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
    stdio: 'inherit',
  });
  const url = `http://127.0.0.1:${port}`;
  for (let waits = 0; !(await fetch(url).catch(() => undefined)); waits += 1) {
    if (waits === MAX_WAITS || nginx.exitCode !== null)
      throw new Error('nginx did not start: what it complains of is above');
    await sleep(WAIT_MS);
  }
  project.provide('siteUrl', url);
  return () => {
    nginx.kill('SIGQUIT');
    nginx.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  };
}
