import { expect, test } from 'vitest';
import { cacheControl, securityHeaders } from '../../server/headers.ts';
import { parseEnvironment } from '../../src/domain/settings/environment.ts';
import {
  ask,
  asset,
  describeServer,
  headerOf,
  statusOf,
} from '../support/servers/describe-server.ts';

const headers = Object.entries(securityHeaders(parseEnvironment({})));

describeServer();

test.each(
  [
    ['GET /%00', 400],
    ['GET /../../etc/passwd', 400],
    ['OPTIONS /services', 405],
    [`GET /${'x'.repeat(9000)}`, 414],
  ].map(
    ([line, status]) =>
      [String(line).slice(0, 60), status, String(line)] as const,
  ),
)('%s answers %i with every header', async (_name, status, line) => {
  const answer = await ask(line);
  expect(statusOf(answer)).toBe(status);
  for (const [name, value] of headers)
    expect(headerOf(answer, name)).toBe(value);
  expect(headerOf(answer, 'Server')).toBe('nginx');
});

test('headers too long for the server are refused with every header', async () => {
  const answer = await ask('GET /', `X-Long: ${'x'.repeat(40_000)}\r\n`);
  expect(statusOf(answer)).toBe(400);
  for (const [name, value] of headers)
    expect(headerOf(answer, name)).toBe(value);
});

test('a range response of a hashed file is cached for a year too', async () => {
  const answer = await ask(`GET ${asset}`, 'Range: bytes=0-3\r\n');
  expect([statusOf(answer), headerOf(answer, 'Cache-Control')]).toEqual([
    206,
    cacheControl.inside,
  ]);
});
