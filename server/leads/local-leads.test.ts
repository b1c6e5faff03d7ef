import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, expect, test } from 'vitest';
import { ann as lead } from '../../tests/support/servers/database-rows.ts';
import { isFull } from '../../tests/support/copies/fault-share.ts';
import {
  describeOutbox,
  localLeads,
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
    await leads.receive({ ...lead, email: name }, 'x', 9);
  const kept = await leads.readAll();
  expect(kept.map(({ email }) => email)).toEqual(['c', 'b', 'a']);
  await leads.remove([kept[1]!.id]);
  expect((await leads.readAll()).map(({ email }) => email)).toEqual(['c', 'a']);
});

test('marking one lead as answered leaves the others unanswered', async () => {
  const leads = openLocalLeads(join(root, 'answered'));
  for (const name of ['a', 'b'])
    await leads.receive({ ...lead, email: name }, 'x', 9);
  const [newest] = await leads.readAll();
  await leads.markAnswered([newest!.id]);
  expect(
    (await leads.readAll()).map(({ answered_at }) => answered_at !== null),
  ).toEqual([true, false]);
});

test('while another program locks the file, reading and storing leads wait until it is unlocked', async () => {
  const folder = join(root, 'shared');
  const leads = openLocalLeads(folder);
  await leads.receive(lead, 'x', 9);
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
  expect(await leads.receive({ ...lead, email: 'b' }, 'x', 9)).toBe('stored');
});

test.each([
  'not a database, but a text of some length',
  'SQLite format 3\0 and then nothing of the kind',
])(
  'a damaged lead file is reported in one line with a remedy, and is left untouched',
  async (text) => {
    const folder = join(root, `damaged${text.length}`);
    await openLocalLeads(folder).receive(lead, 'x', 9);
    const file = join(folder, 'leads.sqlite');
    writeFileSync(file, text);
    const line = new RegExp(
      `^${file}: [^\\n]*: it is damaged: move it away, and restore a backup[^\\n]*$`,
    );
    await expect(openLocalLeads(folder).readAll()).rejects.toThrow(line);
    await expect(openLocalLeads(folder).receive(lead, 'x', 9)).rejects.toThrow(
      line,
    );
    expect(readFileSync(file, 'utf8')).toBe(text);
  },
);
