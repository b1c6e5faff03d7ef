import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { deleteLeads, olderThan, readLeads, searchLeads, toCsv, type KeptLead } from './lead-table.ts';
import { connectToLeads } from '../database/owner-client.ts';

const lead = (fields: Partial<KeptLead> = {}): KeptLead => ({
  id: 1,
  name: 'Ann Example',
  email: 'ann@example.com',
  phone: '07700 900123',
  service: 'Patio Cleaning',
  message: 'Quiz Results:\nTown/City: Exmouth',
  status: 'pending',
  created_at: '2026-03-09T17:00:00.000Z',
  received_at: '2026-03-09T17:00:01.000Z',
  mailed_at: null,
  ...fields,
});

test.each(['ann', 'EXAMPLE.COM', '900123', '07700900123', 'exmouth'])('"%s" finds a lead that holds it', (text) => {
  expect(searchLeads([lead(), lead({ id: 2, name: 'B', email: 'b', phone: '1', message: '' })], text)).toMatchObject([
    { id: 1 },
  ]);
});

test('a lead is old from the day on which it has been kept so many months', () => {
  const now = new Date('2027-03-09T17:00:01.500Z');
  expect(olderThan([lead(), lead({ id: 2, received_at: '2026-03-09T17:00:02.000Z' })], 12, now)).toMatchObject([
    { id: 1 },
  ]);
});

test('a month that has no such day ends with its last: on 31 March a lead of 2 March is not a month old', () => {
  const leads = [
    lead({ received_at: '2026-03-02T09:00:00.000Z' }),
    lead({ id: 2, received_at: '2026-02-27T09:00:00.000Z' }),
  ];
  expect(olderThan(leads, 1, new Date('2026-03-31T12:00:00Z'))).toMatchObject([{ id: 2 }]);
});

test.each(['\n=1+1', '＝1+1'])('a spreadsheet takes no %j for a formula', (name) => {
  expect(toCsv([lead({ name })])).toContain(`"'${name}"`);
});

test('a spreadsheet shows what was typed, and takes none of it for a formula', () => {
  const csv = toCsv([lead({ name: '=HYPERLINK("x")', phone: '+44 7700 900123', message: 'a "b",\nc' })]);
  const [head, ...rows] = csv.split('\r\n');
  expect(head).toBe('id,received_at,created_at,name,email,phone,service,message,status');
  expect(rows.join('')).toBe(
    '"1","2026-03-09T17:00:01.000Z","2026-03-09T17:00:00.000Z","\'=HYPERLINK(""x"")","ann@example.com","+44 7700 900123","Patio Cleaning","a ""b"",\nc","pending"',
  );
});

test('leads kept on this machine are read back newest first, and deleted for good', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'leads-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const client = await connectToLeads({}, folder);
  const { id: _id, mailed_at: _mailed, ...row } = lead();
  for (const email of ['a@example.com', 'b@example.com', 'c@example.com'])
    expect((await client.from('leads').insert({ ...row, email, sender: 'x' })).error).toBeNull();
  const kept = await readLeads(await connectToLeads({}, folder));
  expect(kept.map(({ email }) => email)).toEqual(['c@example.com', 'b@example.com', 'a@example.com']);
  await deleteLeads(client, [kept[1]!.id]);
  expect((await readLeads(client)).map(({ email }) => email)).toEqual(['c@example.com', 'a@example.com']);
});

test('a hosted database is not opened without its secret key, which is named', async () => {
  const variables = { VITE_SUPABASE_URL: 'https://a.supabase.co', VITE_SUPABASE_KEY: 'sb_publishable_x' };
  await expect(connectToLeads(variables)).rejects.toThrow('environment: SUPABASE_SECRET_KEY: is not set');
});
