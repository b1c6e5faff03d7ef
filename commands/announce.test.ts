import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';

const root = join(import.meta.dirname, '..');
const manifest = readFileSync(join(root, 'snapshots/manifest.json'), 'utf8');

interface CallOptions {
  readonly variables: Readonly<Record<string, string>>;
  readonly args: readonly string[];
}

const call = ({ variables, args }: CallOptions) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(
      process.execPath,
      ['--import', './commands/preflight.mjs', 'commands/announce.ts', ...args],
      { cwd: root, env: { ...process.env, ...variables } },
      (error, out, err) => resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });

const configured = { VITE_SITE_URL: 'https://clean.example', VITE_INDEXNOW_KEY: 'ab12-cd34' };

/** A manifest of another title for home. */
function earlierManifest(): string {
  const { write, pathOf } = temporaryFolder();
  write('manifest.json', manifest.replace(/("path": "\/",\s+"title": )"[^"]*"/, '$1"Another"'));
  write('words.txt', readFileSync(join(root, 'snapshots/words.txt'), 'utf8'));
  return pathOf('manifest.json');
}

test('the pages that differ from what was live are announced, and no other', async () => {
  const told: unknown[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      told.push(JSON.parse(body).urlList);
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const answer = await call({
    variables: configured,
    args: ['--against', earlierManifest(), '--endpoint', endpoint],
  });
  server.close();
  expect(answer).toMatchObject({ code: 0, err: '', out: expect.stringContaining('1 page changed') });
  expect(told).toEqual([['https://clean.example/']]);
});

test('nobody is told where no key is set, nor without an address of the site', async () => {
  for (const unset of ['VITE_SITE_URL', 'VITE_INDEXNOW_KEY']) {
    const { code, out } = await call({ variables: { ...configured, [unset]: '' }, args: ['--against', 'HEAD'] });
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('Nobody is told') });
  }
});

test('what was live must be named, in a line', async () => {
  const { code, err } = await call({ variables: configured, args: ['--endpoint', 'nonsense'] });
  expect(code).toBe(1);
  expect(err).toMatch(/^--against: is missing[^\n]*\n--endpoint: "nonsense" is not an address\n$/);
});
