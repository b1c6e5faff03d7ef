import { expect, test } from 'vitest';
import { cacheControl } from '../../server/headers.ts';
import {
  ask,
  asset,
  describeServer,
  expectStatus,
  headerOf,
  statusOf,
} from '../support/servers/describe-server.ts';

describeServer();

test.each([
  ['a path with a NUL', 'GET /%00', 400],
  ['a path that leads out of the folder', 'GET /../../etc/passwd', 400],
  ['an OPTIONS request', 'OPTIONS /services', 405],
  ['an address of 9,000 letters', `GET /${'x'.repeat(9000)}`, 414],
])(
  'nginx refuses %s and still sends every security header',
  async (_what, line, status) => {
    const answer = await ask(line);
    expectStatus(answer, status);
    expect(headerOf(answer, 'Server')).toBe('nginx');
  },
);

test('the refusal of request headers that are too long has every security header', async () => {
  const long = `X-Long: ${'x'.repeat(40_000)}\r\n`;
  expectStatus(await ask('GET /', long), 400);
});

test('a range response of a hashed file is cached for a year too', async () => {
  const answer = await ask(`GET ${asset}`, 'Range: bytes=0-3\r\n');
  expect([statusOf(answer), headerOf(answer, 'Cache-Control')]).toEqual([
    206,
    cacheControl.inside,
  ]);
});
