import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import seedrandom from 'seedrandom';
import { beforeEach, describe, expect, test } from 'vitest';
import { openLocalLeads } from '../../../server/leads/local-leads.ts';
import {
  createMailer,
  mailAbout,
} from '../../../supabase/functions/lead/lead-mail.ts';
import type { Lead } from '../../../supabase/functions/lead/lead.ts';
import type {
  HourlyLimits,
  LeadStore,
} from '../../../supabase/functions/lead/lead-store.ts';
import { createLeadReceiver } from '../../../supabase/functions/lead/receive-lead.ts';
import type { Sender } from '../../../supabase/functions/lead/sender.ts';
import { seed } from '../copies/fault-share.ts';

interface OutboxRow {
  readonly email: string;
  readonly mailed_at: string | null;
  readonly sender: string;
  readonly network: string;
}

/** A table of quote requests as a test sees it. */
export interface TestedLeads {
  readonly store: LeadStore;
  /** Deletes every row. */
  clear(): Promise<void>;
  rows(): Promise<readonly OutboxRow[]>;
  /** Moves every timestamp back by this many minutes. */
  age(minutes: number): Promise<void>;
}

/** Columns with timestamps, all of which `age` moves back. */
export const leadTimes = [
  'received_at',
  'next_attempt_at',
  'claimed_at',
  'mailed_at',
  'announced_at',
];
/** More e-mails an hour than any test sends. */
const MANY = 1_000_000;

/** Returns a sender in a network of its own, unless one is given. */
export const sender = (name: string, network = name): Sender => ({
  sender: name,
  network,
});

/** Returns limits that allow each sender this many leads an hour. */
export const limits = (perSender: number): HourlyLimits => ({
  perSender,
  perNetwork: MANY,
  total: MANY,
  reserved: 0,
});

/** Opens the local table of quote requests in a folder. */
export function localLeads(folder: string): TestedLeads {
  const leads = openLocalLeads(folder);
  const run = (sql: string) => {
    const database = new DatabaseSync(join(folder, 'leads.sqlite'), {
      timeout: 5000,
    });
    database.exec(sql);
    database.close();
  };
  const older = (column: string, minutes: number) =>
    `${column} = coalesce(strftime('%Y-%m-%dT%H:%M:%fZ', ${column}, '${-minutes} minutes'), ${column})`;
  return {
    store: leads,
    rows: leads.readAll,
    clear: async () =>
      leads.remove((await leads.readAll()).map(({ id }) => id)),
    age: async (minutes) =>
      run(
        `update leads set ${leadTimes.map((column) => older(column, minutes)).join(', ')}`,
      ),
  };
}

interface Extent {
  /** Number of receivers that share one table. */
  readonly instances: number;
  readonly leads: number;
}

const leadOf = (name: string): Lead => ({
  name,
  email: `${name}@example.com`,
  phone: '07700 900123',
  service: 'Patio Cleaning',
  message: '',
  status: 'pending',
  created_at: '2026-03-09T17:00:00.000Z',
});

const site = 'https://www.example.co.uk';
const post = (lead: Lead) =>
  new Request(site, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(lead),
  });

/** Statuses with which a provider may refuse a mail. */
const refusals = [
  400, 401, 403, 404, 406, 409, 413, 422, 429, 500, 502, 503, 504,
];
/** Minutes of a year and a day. */
const YEAR = 366 * 24 * 60;
const names = (count: number, of: string) =>
  Array.from({ length: count }, (_, index) => `${of}${index}`);

/** Tests that a table works as an outbox: no lead is lost, mailed twice or held up by another. */
export function describeOutbox(
  open: () => TestedLeads,
  { instances, leads }: Extent,
): void {
  describe('as an outbox', () => {
    beforeEach(() => open().clear());

    test('a lead is stored once, and a sender cannot exceed the hourly limit, even if all leads arrive at once', async () => {
      const { store, rows, age } = open();
      const sent = await Promise.all(
        names(30, 'a').map((name) =>
          store.receive(leadOf(name), sender('one sender'), limits(8)),
        ),
      );
      expect(sent.filter((outcome) => outcome === 'stored')).toHaveLength(8);
      expect(sent.filter((outcome) => outcome === 'limited')).toHaveLength(22);
      expect(await rows()).toHaveLength(8);
      const [known] = await rows();
      expect(
        await store.receive(
          leadOf(known!.email.split('@')[0]!),
          sender('one sender'),
          limits(8),
        ),
      ).toBe('known');
      expect(
        await store.receive(leadOf('b'), sender('another'), limits(8)),
      ).toBe('stored');
      await age(61);
      expect(
        await store.receive(leadOf('c'), sender('one sender'), limits(8)),
      ).toBe('stored');
    });

    test('a lead is claimed by one receiver only, and then retried at growing intervals, after newer leads', async () => {
      const { store, age } = open();
      await store.receive(leadOf('a'), sender('x'), limits(9));
      const claims = await Promise.all([
        store.claim(MANY),
        store.claim(MANY),
        store.claim(MANY),
      ]);
      expect(claims.filter((claim) => claim !== undefined)).toMatchObject([
        { name: 'a', attempts: 1 },
      ]);
      await age(1.1);
      await store.receive(leadOf('b'), sender('x'), limits(9));
      expect([
        await store.claim(MANY),
        await store.claim(MANY),
        await store.claim(MANY),
      ]).toMatchObject([{ name: 'b' }, { name: 'a', attempts: 2 }, undefined]);
      await age(1.1);
      expect(await store.claim(MANY)).toMatchObject({ name: 'b' });
      expect(await store.claim(MANY)).toBeUndefined();
      for (let tries = 0; tries < 12; tries += 1) {
        await age(361);
        while (await store.claim(MANY));
      }
      await age(359);
      expect(await store.claim(MANY)).toBeUndefined();
      await store.markMailed(claims.find(Boolean)!.id);
      await age(2);
      expect(await store.claim(MANY)).toMatchObject({ name: 'b' });
      expect(await store.claim(MANY)).toBeUndefined();
    });

    test('leads beyond the hourly limit of e-mails wait for the next hour, and one notice says how many wait', async () => {
      const { store, age } = open();
      for (const name of names(5, 'a'))
        await store.receive(leadOf(name), sender('x'), limits(9));
      expect(await store.claimNotice(2)).toBe(0);
      // Claimed leads count too, or several receivers at once would exceed the limit.
      const claims = await Promise.all(names(4, '').map(() => store.claim(2)));
      const claimed = claims.filter((claim) => claim !== undefined);
      expect(claimed).toHaveLength(2);
      for (const { id } of claimed) await store.markMailed(id);
      expect(await store.claim(2)).toBeUndefined();
      expect([await store.claimNotice(2), await store.claimNotice(2)]).toEqual([
        3, 0,
      ]);
      await age(61);
      expect(await store.claimNotice(2)).toBe(0);
      expect(await store.claim(2)).toMatchObject({ name: 'a2' });
    });

    test('timestamps written by a clock that was years ahead hold up neither a sender nor an e-mail', async () => {
      const { store, age } = open();
      for (const name of names(3, 'a'))
        await store.receive(leadOf(name), sender('x'), limits(9));
      await store.markMailed((await store.claim(MANY))!.id);
      await store.claim(MANY);
      const FIVE_YEARS = 5 * 365 * 24 * 60;
      await age(-FIVE_YEARS);
      expect(await store.receive(leadOf('b'), sender('x'), limits(1))).toBe(
        'stored',
      );
      expect([
        await store.claim(2),
        await store.claim(2),
        await store.claim(9),
      ]).toMatchObject([{ name: 'a2' }, { name: 'b' }, { name: 'a1' }]);
    });

    test('an hour takes so many of a sender, of a network and in all, and the last of all only from new networks', async () => {
      const { store, age } = open();
      let count = 0;
      const send = (from: Sender) => {
        count += 1;
        return store.receive(leadOf(`a${count}`), from, {
          perSender: 2,
          perNetwork: 3,
          total: 6,
          reserved: 2,
        });
      };
      const outcomes = async (...senders: readonly Sender[]) => {
        const all = [];
        for (const from of senders) all.push(await send(from));
        return all;
      };
      const home = sender('home', 'A');
      const neighbour = sender('neighbour', 'A');
      expect(await outcomes(home, home, home, neighbour, neighbour)).toEqual([
        'stored',
        'stored',
        'limited',
        'stored',
        'limited',
      ]);
      const others = ['B', 'B', 'C', 'C', 'D', 'E'].map((name) => sender(name));
      expect(await outcomes(...others)).toEqual([
        'stored',
        'limited',
        'stored',
        'limited',
        'stored',
        'limited',
      ]);
      await age(61);
      expect(await outcomes(home, neighbour)).toEqual(['stored', 'stored']);
    });

    test('requests from many networks at once do not exceed the limit of all', async () => {
      const { store } = open();
      const all = await Promise.all(
        names(20, 'a').map((name) =>
          store.receive(leadOf(name), sender(name), {
            ...limits(9),
            total: 8,
          }),
        ),
      );
      expect(all.filter((outcome) => outcome === 'stored')).toHaveLength(8);
    });

    test('the e-mails of a network with many leads wait for those of a network with few', async () => {
      const { store } = open();
      for (const name of names(3, 'flood'))
        await store.receive(leadOf(name), sender(name, 'A'), limits(9));
      for (const name of names(2, 'office'))
        await store.receive(leadOf(name), sender(name, 'B'), limits(9));
      await store.receive(leadOf('home'), sender('home'), limits(9));
      const order = [];
      for (let next; (next = await store.claim(MANY));) order.push(next.name);
      expect(order).toEqual([
        'home',
        'office0',
        'office1',
        'flood0',
        'flood1',
        'flood2',
      ]);
    });

    test('the hashes of a sender are emptied after a day, also if a clock set the time ahead', async () => {
      const { store, rows, age } = open();
      await store.receive(leadOf('a'), sender('x'), limits(9));
      const hashes = async () =>
        (await rows()).map((row) => [row.sender, row.network]);
      await age(23 * 60);
      await store.forgetSenders(9);
      expect(await hashes()).toEqual([['x', 'x']]);
      await age(2 * 60);
      await store.forgetSenders(9);
      expect(await hashes()).toEqual([['', '']]);
      await store.receive(leadOf('b'), sender('x'), limits(9));
      await age(-YEAR);
      await store.forgetSenders(9);
      expect(await hashes()).toEqual([
        ['', ''],
        ['', ''],
      ]);
    });

    /** Creates a receiver, and a function that sends it a lead so many minutes ago. */
    const openReceiver = () => {
      const { store, rows, age } = open();
      const logged: string[] = [];
      const work: Promise<void>[] = [];
      const { receive } = createLeadReceiver({
        store,
        notify: async ({ name }) => {
          if (name.startsWith('refused')) throw new Error('refused');
        },
        notifyWaiting: async () => undefined,
        allowsOrigin: () => true,
        hourlyLimits: limits(MANY),
        hourlyMails: MANY,
        afterwards: (delivery) => void work.push(delivery),
        log: (line) => logged.push(line),
        logError: () => undefined,
      });
      const send = async (name: string, minutesAgo: number) => {
        const sent = new Date(Date.now() - minutesAgo * 60_000);
        const lead = { ...leadOf(name), created_at: sent.toISOString() };
        const answer = await receive(post(lead), async () => sender(name));
        expect(answer.status).toBe(204);
        await Promise.all(work);
      };
      const emails = async () => (await rows()).map(({ email }) => email);
      return { send, emails, age, logged };
    };

    test('after a new lead those over a year are deleted, but none whose e-mail was refused', async () => {
      const { send, emails, age, logged } = openReceiver();
      for (const name of ['refused', 'old0', 'old1'])
        await send(name, 2 * YEAR);
      await age(YEAR);
      await send('new', 0);
      expect((await emails()).sort()).toEqual([
        'new@example.com',
        'refused@example.com',
      ]);
      expect(logged).toEqual(['Quote requests over 12 months old: 2 deleted']);
    });

    test('the oldest leads are deleted first', async () => {
      const { store, rows, age } = open();
      for (const name of names(3, 'old')) {
        await store.receive(leadOf(name), sender(name), limits(9));
        await store.markMailed((await store.claim(MANY))!.id);
        await age(1);
      }
      expect(await store.removeFinished(new Date(), 2)).toBe(2);
      expect(await rows()).toMatchObject([{ email: 'old2@example.com' }]);
    });

    // Each row has moved in place of the clock: so long ago it was sent, and so long ago received.
    test.each([
      ['jumps ahead', 2 * YEAR, 2 * YEAR],
      ['jumps back', -2 * YEAR, -2 * YEAR],
      ['starts decades behind', 0, 50 * YEAR],
    ])(
      'a clock that %s deletes no lead',
      async (_what, minutesSinceSent, minutesSinceReceived) => {
        const { send, emails, age } = openReceiver();
        await send('before', minutesSinceSent);
        await age(minutesSinceReceived);
        await send('after', minutesSinceSent);
        expect(await emails()).toHaveLength(2);
      },
    );

    test(`${instances} receivers of one table lose no lead and mail none twice, whatever the provider answers`, async () => {
      const { store, rows, age } = open();
      const random = seedrandom(`outbox ${seed}`);
      const told = new Map<string, number>();
      const logged: string[] = [];
      let isSound = false;
      // The provider refuses every fifth reply address, and never accepts two of the leads.
      const isBad = (email: string) => /[05]@/.test(email);
      const isCursed = (text: string) => /Name: lead[12]\n/.test(text);
      const provider = async (_url: unknown, init?: RequestInit) => {
        const { reply_to: replyTo = '', text } = JSON.parse(
          String(init?.body),
        ) as { reply_to?: string; text: string };
        await sleep(random() * 5);
        if (isCursed(text)) return new Response('<p>', { status: 400 });
        if (isBad(replyTo))
          return Response.json(
            { name: 'validation_error', message: replyTo },
            { status: 422 },
          );
        if (!isSound && random() < 0.5) {
          if (random() < 0.3) throw new TypeError('fetch failed');
          return new Response('nonsense', {
            status: refusals[Math.floor(random() * refusals.length)]!,
          });
        }
        const name = /Name: (\w+)/.exec(text)![1]!;
        told.set(name, (told.get(name) ?? 0) + 1);
        return new Response('', { status: 202 });
      };
      const work: Promise<void>[] = [];
      const receivers = Array.from({ length: instances }, () => {
        const send = createMailer({
          provider: 'resend',
          key: 'x',
          fetch: provider,
        });
        return createLeadReceiver({
          store,
          notify: (lead) =>
            send(
              mailAbout(lead, { from: 'a@example.com', to: 'b@example.com' }),
            ),
          allowsOrigin: () => true,
          notifyWaiting: async () => undefined,
          hourlyLimits: limits(MANY),
          hourlyMails: MANY,
          afterwards: (delivery) => void work.push(delivery),
          log: (line) => logged.push(line),
          logError: (line) => logged.push(line),
        });
      });
      const send = async (name: string) => {
        const { receive } = receivers[Math.floor(random() * instances)]!;
        expect(
          (await receive(post(leadOf(name)), async () => sender(name))).status,
        ).toBe(204);
      };
      const all = names(leads, 'lead');
      await Promise.all(
        all.flatMap((name) =>
          names(1 + Math.floor(random() * 3), '').map(() => send(name)),
        ),
      );
      await Promise.all(work);
      isSound = true;
      // Enough later requests to deliver the rest, twenty at a time.
      for (let later = 0; later <= leads / 20; later += 1) {
        await age(361);
        await send('lead0');
        await Promise.all(work);
      }
      expect((await rows()).map(({ email }) => email).sort()).toEqual(
        all.map((name) => leadOf(name).email).sort(),
      );
      expect([...told].filter(([, count]) => count !== 1)).toEqual([]);
      expect([...told.keys()].sort()).toEqual(
        all.filter((name) => name !== 'lead1' && name !== 'lead2').sort(),
      );
      expect(logged.join('\n')).toMatch(
        /no e-mail about it has gone out in \d+ tries: resend answered 400: are/,
      );
      expect(logged.join('\n')).not.toContain('@');
    });
  });
}
