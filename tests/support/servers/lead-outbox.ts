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
import type { LeadStore } from '../../../supabase/functions/lead/lead-store.ts';
import { createLeadReceiver } from '../../../supabase/functions/lead/receive-lead.ts';
import { seed } from '../copies/fault-share.ts';

/** A table of quote requests as a test sees it. */
export interface TestedLeads {
  readonly store: LeadStore;
  /** Deletes every row. */
  clear(): Promise<void>;
  rows(): Promise<
    readonly { readonly email: string; readonly mailed_at: string | null }[]
  >;
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
          store.receive(leadOf(name), 'one sender', 8),
        ),
      );
      expect(sent.filter((outcome) => outcome === 'stored')).toHaveLength(8);
      expect(sent.filter((outcome) => outcome === 'limited')).toHaveLength(22);
      expect(await rows()).toHaveLength(8);
      const [known] = await rows();
      expect(
        await store.receive(
          leadOf(known!.email.split('@')[0]!),
          'one sender',
          8,
        ),
      ).toBe('known');
      expect(await store.receive(leadOf('b'), 'another', 8)).toBe('stored');
      await age(61);
      expect(await store.receive(leadOf('c'), 'one sender', 8)).toBe('stored');
    });

    test('a lead is claimed by one receiver only, and then retried at growing intervals, after newer leads', async () => {
      const { store, age } = open();
      await store.receive(leadOf('a'), 'x', 9);
      const claims = await Promise.all([
        store.claim(MANY),
        store.claim(MANY),
        store.claim(MANY),
      ]);
      expect(claims.filter((claim) => claim !== undefined)).toMatchObject([
        { name: 'a', attempts: 1 },
      ]);
      await age(1.1);
      await store.receive(leadOf('b'), 'x', 9);
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
        await store.receive(leadOf(name), 'x', 9);
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
        await store.receive(leadOf(name), 'x', 9);
      await store.markMailed((await store.claim(MANY))!.id);
      await store.claim(MANY);
      const FIVE_YEARS = 5 * 365 * 24 * 60;
      await age(-FIVE_YEARS);
      expect(await store.receive(leadOf('b'), 'x', 1)).toBe('stored');
      expect([
        await store.claim(2),
        await store.claim(2),
        await store.claim(9),
      ]).toMatchObject([{ name: 'a2' }, { name: 'b' }, { name: 'a1' }]);
    });

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
          hourlyLimit: MANY,
          hourlyMails: MANY,
          afterwards: (delivery) => void work.push(delivery),
          logError: (line) => logged.push(line),
        });
      });
      const send = async (name: string) => {
        const { receive } = receivers[Math.floor(random() * instances)]!;
        expect((await receive(post(leadOf(name)), name)).status).toBe(204);
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
