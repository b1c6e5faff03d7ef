import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { ann, post } from '../tests/support/servers/database-rows.ts';

const root = join(import.meta.dirname, '..');
const lead = { ...ann, id: 1, received_at: '2026-03-09T17:00:01.000Z', mailed_at: null };
const job = { ...post, id: 1, images: [], body: 'Any', created_at: '2026-03-09T17:00:00.000Z' };

/** Stands for a hosted database that holds one of each. */
const asked: string[] = [];
const database = createServer(({ method, url = '' }, response) => {
  asked.push(method!);
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(url.includes('/leads') ? [lead] : [job]));
});
beforeAll(() => new Promise<void>((resolve) => database.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  database.closeAllConnections();
  database.close();
});

/** Runs a command as a script does, where nobody answers a question. */
const call = (file: string, ...args: string[]) =>
  new Promise<{ code: number; err: string }>((resolve) => {
    const env = {
      ...process.env,
      VITE_SUPABASE_URL: `http://127.0.0.1:${(database.address() as AddressInfo).port}`,
      VITE_SUPABASE_KEY: 'sb_publishable_any',
      SUPABASE_SECRET_KEY: 'sb_secret_any',
    };
    const child = execFile(process.execPath, [join(root, 'commands', file), ...args], { env }, (error, _out, err) =>
      resolve({ code: error ? Number(error.code) : 0, err }),
    );
    child.stdin!.end();
  });

test.each([
  ['leads.ts', ['delete', '--id', '1'], 'delete: 1 would be deleted, and none is yet: add --yes\n'],
  ['diary.ts', ['remove', '--id', '1'], 'diary: nothing is changed yet: add --yes\n'],
  ['diary.ts', ['edit', '--id', '1', '--title', 'Other'], 'diary: nothing is changed yet: add --yes\n'],
])('%s %j that stops for want of --yes changes nothing, fails and says what to add', async (file, args, line) => {
  asked.length = 0;
  expect(await call(file, ...args)).toEqual({ code: 1, err: line });
  expect(asked).toEqual(['GET']);
});

test('with --yes it is done', async () => {
  asked.length = 0;
  expect(await call('leads.ts', 'delete', '--id', '1', '--yes')).toEqual({ code: 0, err: '' });
  expect(asked).toEqual(['GET', 'DELETE']);
});

test('what is exported may be read by its owner alone, also where the file was there before', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'export-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const out = join(folder, 'leads.csv');
  writeFileSync(out, 'of last year', { mode: 0o644 });
  expect(await call('leads.ts', 'export', '--out', out)).toEqual({ code: 0, err: '' });
  expect(readFileSync(out, 'utf8')).toContain('ann@example.com');
  expect((statSync(out).mode & 0o777).toString(8)).toBe('600');
});
