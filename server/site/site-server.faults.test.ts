import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { parseEnvironment } from '../../src/domain/settings/environment.ts';
import { cacheHeaders, resourcePolicyHeader } from '../headers.ts';
import { createSiteServer } from './site-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-server-'));
let server: Server;
let port = 0;

beforeAll(async () => {
  writeFileSync(join(folder, '404.html'), 'error page of the first build');
  server = createSiteServer({
    folder,
    environment: parseEnvironment({}),
    openDatabase: () => Promise.resolve({ fetch: () => Promise.reject(new Error('disk full')) }),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

const url = (path: string) => `http://127.0.0.1:${port}${path}`;

function statusFor(host: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({ port, path, headers: { Host: host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

test('what fails after a request was read is told to the owner, and its answer is not kept', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  const answer = await fetch(url('/rest/v1/job_posts?a=%1b'));
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'no-store']);
  expect(report).toHaveBeenCalledWith('GET /rest/v1/job_posts?a=%1b:', new Error('disk full'));
  report.mockRestore();
});

test('an address in error shows the error page of the newest build, and the last one while a build puts its own in place', async () => {
  const errorPage = async () => (await fetch(url('/nothing'))).text();
  expect(await errorPage()).toBe('error page of the first build');
  writeFileSync(join(folder, '404.html'), 'error page of the second build');
  expect(await errorPage()).toBe('error page of the second build');
  rmSync(join(folder, '404.html'));
  expect(await errorPage()).toBe('error page of the second build');
});

test('a page elsewhere whose name was led here reaches neither pages nor database nor inbox', async () => {
  for (const path of ['/', '/rest/v1/job_posts', '/lead-inbox'])
    expect(await statusFor('evil.example', path)).toBe(421);
  expect(await statusFor(`127.0.0.1:${port}`, '/nothing')).toBe(404);
});

test('errors may be built in by our own pages alone, and are not kept', async () => {
  const { headers } = await fetch(url('/pictures/gone.avif'));
  expect(headers.get(resourcePolicyHeader)).toBe('same-origin');
  expect(headers.get('cache-control')).toBe(cacheHeaders.revalidate);
});
