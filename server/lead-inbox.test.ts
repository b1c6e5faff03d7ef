import { appendFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { receiveLead } from './lead-inbox.ts';

// The real inbox belongs to whoever works on the site.
vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  appendFileSync: vi.fn(),
  mkdirSync: vi.fn(),
}));

const kept = vi.mocked(appendFileSync);
const log = vi.spyOn(console, 'log').mockReturnValue();
let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer((request, response) => void receiveLead(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/lead-inbox`;
});
afterAll(() => void server.close());
afterEach(() => {
  kept.mockClear();
  log.mockClear();
});

const post = (body: string) => fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });

test('a lead is printed and kept on a line of its own, whatever line breaks it holds', async () => {
  const lead = { name: 'Ann', message: 'Quiz Results:\nArea Size: Small' };
  expect((await post(JSON.stringify(lead, null, 2))).status).toBe(204);
  expect(kept).toHaveBeenCalledOnce();
  expect(kept.mock.calls[0]).toEqual([expect.stringMatching(/\.leads.inbox\.jsonl$/), `${JSON.stringify(lead)}\n`]);
  expect(log).toHaveBeenCalledWith(`Lead received: ${JSON.stringify(lead)}`);
});

test.each(['', '{', '{"name":"Ann"', 'name=Ann', '\u0000'])('%j is no JSON and answered with 400', async (body) => {
  expect((await post(body)).status).toBe(400);
  expect(kept).not.toHaveBeenCalled();
});

test.each(['7', 'null', '"Ann"', '[]'])('%s is no lead and answered with 400', async (body) => {
  expect((await post(body)).status).toBe(400);
  expect(kept).not.toHaveBeenCalled();
});

test('64 KB are taken, more are refused with 413 and not kept', async () => {
  const sized = (bytes: number) =>
    JSON.stringify({ message: 'x'.repeat(bytes - JSON.stringify({ message: '' }).length) });
  expect((await post(sized(64 * 1024))).status).toBe(204);
  kept.mockClear();
  expect((await post(sized(64 * 1024 + 1))).status).toBe(413);
  expect(kept).not.toHaveBeenCalled();
});

test.each(['GET', 'PUT', 'DELETE'])('%s is refused with 405 and told what to use', async (method) => {
  const answer = await fetch(url, { method });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
});
