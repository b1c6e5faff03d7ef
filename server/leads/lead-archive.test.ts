import { expect, test } from 'vitest';
import { leadsAsCsv, olderThan, searchLeads } from './lead-archive.ts';
import type { StoredLead } from './local-leads.ts';

const lead = (fields: Partial<StoredLead> = {}): StoredLead => ({
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
  answered_at: null,
  attempts: 0,
  sender: 'home',
  network: 'home',
  ...fields,
});

test.each(['ann', 'EXAMPLE.COM', '900123', '07700900123', 'exmouth'])(
  'searching for "%s" finds the lead with this text in any field',
  (text) => {
    expect(
      searchLeads(
        [
          lead(),
          lead({ id: 2, name: 'B', email: 'b', phone: '1', message: '' }),
        ],
        text,
      ),
    ).toMatchObject([{ id: 1 }]);
  },
);

test('a lead counts as older than 12 months as soon as 12 months have passed since it was received', () => {
  const now = new Date('2027-03-09T17:00:01.500Z');
  expect(
    olderThan(
      [lead(), lead({ id: 2, received_at: '2026-03-09T17:00:02.000Z' })],
      12,
      now,
    ),
  ).toMatchObject([{ id: 1 }]);
});

test('on 31 March, a lead from 27 February is a month old, and a lead from 2 March is not', () => {
  const leads = [
    lead({ received_at: '2026-03-02T09:00:00.000Z' }),
    lead({ id: 2, received_at: '2026-02-27T09:00:00.000Z' }),
  ];
  expect(olderThan(leads, 1, new Date('2026-03-31T12:00:00Z'))).toMatchObject([
    { id: 2 },
  ]);
});

test('an export is marked as UTF-8, and a spreadsheet runs no text in it as a formula', () => {
  const csv = leadsAsCsv([
    lead({
      name: '=HYPERLINK("x")',
      phone: '+44 7700 900123',
      message: 'a "b",\n£300',
    }),
  ]);
  expect(csv).toBe(
    '\uFEFFid,received_at,created_at,name,email,phone,service,message,status\r\n' +
      '1,2026-03-09T17:00:01.000Z,2026-03-09T17:00:00.000Z,"\'=HYPERLINK(""x"")",ann@example.com,+44 7700 900123,Patio Cleaning,"a ""b"",\n£300",pending\r\n',
  );
});
