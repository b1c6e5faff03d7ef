import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { checkPort, readListenOptions } from './listen-options.ts';

afterEach(() => vi.unstubAllEnvs());

test('an option is stronger than the environment, which is stronger than the default', () => {
  vi.stubEnv('PORT', '');
  vi.stubEnv('PORT', undefined);
  vi.stubEnv('HOST', undefined);
  expect(readListenOptions({}, 4173)).toEqual({ port: 4173, host: '127.0.0.1' });
  vi.stubEnv('PORT', '5000');
  vi.stubEnv('HOST', '0.0.0.0');
  expect(readListenOptions({}, 4173)).toEqual({ port: 5000, host: '0.0.0.0' });
  expect(readListenOptions({ port: '6000', host: '::1' }, 4173)).toEqual({ port: 6000, host: '::1' });
});

test.each(['abc', '0', '65536', '80.5'])('PORT=%s is no port and said to be none', (port) => {
  vi.stubEnv('PORT', port);
  expect(() => readListenOptions({}, 4173)).toThrow(`environment: PORT: "${port}" is not a port number`);
});

test('a port that is taken is named, with what to do', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await expect(checkPort({ port, host: '127.0.0.1' })).rejects.toThrow(
    `Port ${port}: is in use: set PORT to another one`,
  );
  server.close();
});

test('npm start says so before it builds anything', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const child = spawn(process.execPath, [join(import.meta.dirname, '../start.ts'), '--port', String(port)]);
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  server.close();
  expect({ out, err, code }).toEqual({ out: '', err: `Port ${port}: is in use: set PORT to another one\n`, code: 1 });
});

test('a host that is not of this machine is named', async () => {
  for (const host of ['192.0.2.1', 'nope.invalid'])
    await expect(checkPort({ port: 0, host })).rejects.toThrow(`Host ${host}: cannot be listened on`);
});
