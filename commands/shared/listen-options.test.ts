import { createServer } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { listen } from '../../tests/support/servers/listen.ts';
import { startCommand } from '../../tests/support/servers/start-command.ts';
import { checkPort, readListenOptions } from './listen-options.ts';

afterEach(() => vi.unstubAllEnvs());

test('an option for port or host overrides the environment, which overrides the default', () => {
  vi.stubEnv('PORT', undefined);
  vi.stubEnv('HOST', undefined);
  expect(readListenOptions({}, 4173)).toEqual({
    port: 4173,
    host: '127.0.0.1',
  });
  vi.stubEnv('PORT', '5000');
  vi.stubEnv('HOST', '0.0.0.0');
  expect(readListenOptions({}, 4173)).toEqual({ port: 5000, host: '0.0.0.0' });
  expect(readListenOptions({ port: '6000', host: '::1' }, 4173)).toEqual({
    port: 6000,
    host: '::1',
  });
});

test.each(['abc', '0', '65536', '80.5'])(
  'PORT=%s is reported as an invalid port number',
  (port) => {
    vi.stubEnv('PORT', port);
    expect(() => readListenOptions({}, 4173)).toThrow(
      `environment: PORT: "${port}" is not a port number`,
    );
  },
);

test('npm start reports a port that is in use before it builds anything', async () => {
  const { port, close } = await listen(createServer());
  const line = `Port ${port}: is in use: set PORT to another one`;
  await expect(checkPort({ port, host: '127.0.0.1' })).rejects.toThrow(line);
  expect(
    await startCommand(['commands/start.ts', '--port', String(port)]),
  ).toMatchObject({
    code: 1,
    out: '',
    // A warning about this folder's settings may come before it.
    err: expect.stringContaining(`${line}\n`),
  });
  close();
});

test('a host that is not an address of this machine is named in the error', async () => {
  for (const host of ['192.0.2.1', 'nope.invalid'])
    await expect(checkPort({ port: 0, host })).rejects.toThrow(
      `Host ${host}: cannot be listened on`,
    );
});
