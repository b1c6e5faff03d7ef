import { expect, test } from 'vitest';
import {
  changeRows,
  leadsAsCsv,
  leftToOwner,
  ofSameNetwork,
  olderThan,
  searchLeads,
} from './lead-archive.ts';
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

test('only the owner deletes an old lead that is neither mailed nor answered, or was sent later than it was received', () => {
  const mailed_at = '2026-03-09T17:00:02.000Z';
  const leads = [
    lead(),
    lead({ id: 2, mailed_at }),
    lead({ id: 3, answered_at: mailed_at }),
    lead({ id: 4, mailed_at, created_at: '2026-12-01T09:00:00.000Z' }),
    lead({ id: 5, received_at: '2026-12-01T09:00:00.000Z' }),
  ];
  const now = new Date('2027-03-10T09:00:00Z');
  expect(leftToOwner(leads, 12, now).map(({ id }) => id)).toEqual([1, 4]);
});

test("a lead is like another if it is the same network's, of the last day and unanswered", () => {
  const leads = [
    lead(),
    lead({ id: 2 }),
    lead({ id: 3, network: 'other' }),
    lead({ id: 4, answered_at: '2026-03-09T18:00:00.000Z' }),
    lead({ id: 5, received_at: '2026-03-08T09:00:00.000Z' }),
    lead({ id: 6, network: '' }),
  ];
  const now = new Date('2026-03-09T20:00:00Z');
  const idsLike = (given: StoredLead) =>
    ofSameNetwork(leads, given, now)?.map(({ id }) => id);
  expect(idsLike(leads[0]!)).toEqual([1, 2]);
  expect(idsLike(leads[5]!)).toBeUndefined();
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

test('a deletion that fails half-way says how many requests are gone', async () => {
  const ids = Array.from({ length: 250 }, (_, index) => index);
  const refuseSecond = async (some: readonly number[]) =>
    some[0] === 0
      ? { data: some.map((id) => ({ id })), error: null }
      : { data: null, error: { message: 'no room' } };
  await expect(
    changeRows('deleted', ids, refuseSecond as never),
  ).rejects.toThrow(/^leads: 100 of 250 were deleted before this: .*no room/);
});
