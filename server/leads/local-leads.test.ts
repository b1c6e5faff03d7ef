import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { afterAll, expect, test } from 'vitest';
import { ann as lead } from '../../tests/support/servers/database-rows.ts';
import { isFull } from '../../tests/support/copies/fault-share.ts';
import {
  describeOutbox,
  limits,
  localLeads,
  sender,
} from '../../tests/support/servers/lead-outbox.ts';
import { openLocalLeads } from './local-leads.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';

const { root } = temporaryFolder(afterAll);

describeOutbox(() => localLeads(join(root, 'outbox')), {
  instances: 5,
  leads: isFull ? 1000 : 60,
});

test('leads are listed newest first without the deleted ones, and no file exists before the first lead', async () => {
  const folder = join(root, 'archive');
  const leads = openLocalLeads(folder);
  expect(await leads.readAll()).toEqual([]);
  expect(statSync(folder, { throwIfNoEntry: false })).toBeUndefined();
  for (const name of ['a', 'b', 'c'])
    await leads.receive({ ...lead, email: name }, sender('x'), limits(9));
  const kept = await leads.readAll();
  expect(kept.map(({ email }) => email)).toEqual(['c', 'b', 'a']);
  await leads.remove([kept[1]!.id]);
  expect((await leads.readAll()).map(({ email }) => email)).toEqual(['c', 'a']);
});

test('marking one lead as answered leaves the others unanswered', async () => {
  const leads = openLocalLeads(join(root, 'answered'));
  for (const name of ['a', 'b'])
    await leads.receive({ ...lead, email: name }, sender('x'), limits(9));
  const [newest] = await leads.readAll();
  await leads.markAnswered([newest!.id]);
  expect(
    (await leads.readAll()).map(({ answered_at }) => answered_at !== null),
  ).toEqual([true, false]);
});

/** Runs statements on the file of a folder, as another version of the project does. */
function runOn<T>(folder: string, work: (database: DatabaseSync) => T): T {
  mkdirSync(folder, { recursive: true });
  using database = new DatabaseSync(join(folder, 'leads.sqlite'));
  return work(database);
}

/** Version 3 of the table, before networks were counted, with one lead. */
const version3 = `create table leads (
    id integer primary key autoincrement, name text not null, email text not null,
    phone text not null, service text not null, message text not null, status text not null,
    created_at text not null, received_at text not null, sender text not null, mailed_at text,
    attempts integer not null default 0, next_attempt_at text not null default '',
    claimed_at text, announced_at text, answered_at text, unique (created_at, email, phone)
  ) strict;
  insert into leads (name, email, phone, service, message, status, created_at, received_at, sender)
  values ('Ann', 'a', '1', 'Patio Cleaning', '', 'pending', '2026-03-09T17:00:00.000Z',
    strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), 'x');
  pragma user_version = 3`;

test('a file of an earlier version keeps its leads, and the earlier version goes on storing in it', async () => {
  const folder = join(root, 'earlier');
  runOn(folder, (database) => database.exec(version3));
  const leads = openLocalLeads(folder);
  expect(
    await leads.receive({ ...lead, email: 'b' }, sender('x'), limits(2)),
  ).toBe('stored');
  const { changes } = runOn(folder, (database) =>
    database
      .prepare(
        `insert into leads
          (name, email, phone, service, message, status, created_at, received_at, sender)
        select $name, $email, $phone, $service, $message, $status, $created_at,
          strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), 'y'
        on conflict do nothing`,
      )
      .run({ ...lead, email: 'c' }),
  );
  expect(changes).toBe(1);
  const names = async () => (await leads.readAll()).map(({ email }) => email);
  expect(await names()).toEqual(['c', 'b', 'a']);
  expect(
    await leads.receive({ ...lead, email: 'd' }, sender('x'), limits(2)),
  ).toBe('limited');
  expect(await leads.claim(9)).toMatchObject({ email: 'b' });
});

test('the key of the hashes is made once for each file', async () => {
  const key = await openLocalLeads(join(root, 'key')).readHashKey();
  expect(key).toMatch(/^[\da-f]{64}$/);
  expect(await openLocalLeads(join(root, 'key')).readHashKey()).toBe(key);
  expect(await openLocalLeads(join(root, 'other')).readHashKey()).not.toBe(key);
});

test('while another program locks the file, reading and storing leads wait until it is unlocked', async () => {
  const folder = join(root, 'shared');
  const leads = openLocalLeads(folder);
  await leads.receive(lead, sender('x'), limits(9));
  const file = JSON.stringify(join(folder, 'leads.sqlite'));
  const holder = new Worker(
    `const { DatabaseSync } = require('node:sqlite');
    const database = new DatabaseSync(${file});
    database.exec('begin exclusive');
    require('node:worker_threads').parentPort.postMessage('held');
    setTimeout(() => { database.exec('commit'); database.close(); }, 500);`,
    { eval: true },
  );
  await new Promise((resolve) => holder.once('message', resolve));
  expect(await leads.readAll()).toHaveLength(1);
  expect(
    await leads.receive({ ...lead, email: 'b' }, sender('x'), limits(9)),
  ).toBe('stored');
});

test.each([
  'not a database, but a text of some length',
  'SQLite format 3\0 and then nothing of the kind',
])(
  'a damaged lead file is reported in one line with a remedy, and is left untouched',
  async (text) => {
    const folder = join(root, `damaged${text.length}`);
    await openLocalLeads(folder).receive(lead, sender('x'), limits(9));
    const file = join(folder, 'leads.sqlite');
    writeFileSync(file, text);
    const line = new RegExp(
      `^${file}: [^\\n]*: it is damaged: move it away, and restore a backup[^\\n]*$`,
    );
    await expect(openLocalLeads(folder).readAll()).rejects.toThrow(line);
    await expect(
      openLocalLeads(folder).receive(lead, sender('x'), limits(9)),
    ).rejects.toThrow(line);
    expect(readFileSync(file, 'utf8')).toBe(text);
  },
);
