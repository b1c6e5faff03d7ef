import { statSync } from 'node:fs';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ann, post } from '../tests/support/servers/database-rows.ts';
import { listen, type Listening } from '../tests/support/servers/listen.ts';
import { startCommand } from '../tests/support/servers/start-command.ts';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';

const lead = {
  ...ann,
  id: 1,
  received_at: '2026-03-09T17:00:01.000Z',
  mailed_at: null,
};
const job = {
  ...post,
  id: 1,
  images: [],
  body: 'Any',
  created_at: '2026-03-09T17:00:00.000Z',
};

/** Methods of the requests to a mock of the hosted database, which holds one lead and one post. */
const requests: string[] = [];
let database: Listening;
beforeAll(async () => {
  const server = createServer(({ method, url = '' }, response) => {
    requests.push(method!);
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('Content-Range', '0-0/1');
    response.end(JSON.stringify(url.includes('/leads') ? [lead] : [job]));
  });
  database = await listen(server);
});
afterAll(() => database.close());

/** Runs a command outside a terminal, so that nobody can answer a question. */
async function call(file: string, ...args: string[]) {
  const keys = {
    VITE_SUPABASE_KEY: 'sb_publishable_any',
    SUPABASE_SECRET_KEY: 'sb_secret_any',
  };
  const { code, err } = await startCommand([`commands/${file}`, ...args], {
    VITE_SUPABASE_URL: database.url,
    ...keys,
  });
  return { code, err };
}

test.each([
  [
    'leads.ts',
    ['delete', '--id', '1'],
    'delete: 1 would be deleted, and none has been: add --yes\n',
  ],
  [
    'diary.ts',
    ['remove', '--id', '1'],
    'diary: nothing has been changed: add --yes\n',
  ],
  [
    'diary.ts',
    ['edit', '--id', '1', '--title', 'Other'],
    'diary: nothing has been changed: add --yes\n',
  ],
])(
  '%s %j without --yes changes nothing and fails with a line that asks for --yes',
  async (file, args, line) => {
    requests.length = 0;
    expect(await call(file, ...args)).toEqual({ code: 1, err: line });
    expect(requests).toEqual(['GET']);
  },
);

test('leads like one whose network is known no more are not guessed', async () => {
  requests.length = 0;
  expect(await call('leads.ts', 'delete', '--like', '1', '--yes')).toEqual({
    code: 1,
    err: '--like 1: its network is known no more, since it is kept for a day: delete by --id\n',
  });
  expect(requests).toEqual(['GET']);
});

test('a lead is deleted without a question if --yes is given', async () => {
  requests.length = 0;
  expect(await call('leads.ts', 'delete', '--id', '1', '--yes')).toEqual({
    code: 0,
    err: '',
  });
  expect(requests).toEqual(['GET', 'DELETE']);
});

test('only the owner may read an exported file, even if others could read the file that it replaces', async () => {
  const { write, pathOf, read } = temporaryFolder();
  write('leads.csv', 'id,name\r\n');
  expect(statSync(pathOf('leads.csv')).mode & 0o077).not.toBe(0);
  expect(
    await call('leads.ts', 'export', '--out', pathOf('leads.csv')),
  ).toMatchObject({ code: 0 });
  expect(read('leads.csv')).toContain('ann@example.com');
  expect((statSync(pathOf('leads.csv')).mode & 0o777).toString(8)).toBe('600');
});
