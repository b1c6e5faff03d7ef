import type { Lead } from './lead.ts';
import type { Sender } from './sender.ts';

/** A stored lead, reserved for the caller until its next attempt is due. */
export interface ClaimedLead extends Lead {
  readonly id: number;
  /** Number of attempts to mail the lead, including this one. */
  readonly attempts: number;
}

/** Maximum leads stored in an hour. */
export interface HourlyLimits {
  readonly perSender: number;
  readonly perNetwork: number;
  readonly total: number;
  /** How many of `total` are only for networks that have stored none in the hour. */
  readonly reserved: number;
}

/** The table `leads`, which is an outbox. Every method rejects if the database refuses. */
export interface LeadStore {
  /**
   * Stores a lead. Resolves to `known` if it is stored already. Resolves to `limited`, without
   * storing it, if one of the limits has been reached in the last hour.
   */
  receive(
    lead: Lead,
    sender: Sender,
    limits: HourlyLimits,
  ): Promise<'stored' | 'known' | 'limited'>;
  /**
   * Reserves a due lead: of the network with the fewest due ones, the one with the fewest attempts.
   * Resolves to undefined if none is due, or if `hourlyMails` e-mails have gone out in the last
   * hour. The lead is due again after a minute, and after twice as long with each further attempt,
   * up to six hours.
   */
  claim(hourlyMails: number): Promise<ClaimedLead | undefined>;
  /**
   * Resolves to the number of leads that wait because of `hourlyMails`. Resolves to 0 if it has
   * told a number within the hour.
   */
  claimNotice(hourlyMails: number): Promise<number>;
  /** Marks a lead as mailed. Rejects if the lead is gone. */
  markMailed(id: number): Promise<void>;
  /** Empties the hashes of leads that are a day old, of at most `most` leads. */
  forgetSenders(most: number): Promise<void>;
  /** Resolves to the time by the store's clock. */
  readClock(): Promise<Date>;
  /**
   * Deletes the oldest leads, at most `most`, that are mailed or answered and were both sent and
   * received before a timestamp. Resolves to their number.
   */
  removeFinished(before: Date, most: number): Promise<number>;
}

interface StoreOptions {
  /** URL of the Supabase project. */
  readonly url: string;
  /** A secret key, since no other key may read or change the table. */
  readonly key: string;
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** Creates a store that uses the table through the project's REST API. */
export function createLeadStore({
  url,
  key,
  fetch = globalThis.fetch,
}: StoreOptions): LeadStore {
  const call = async (
    method: string,
    path: string,
    body?: object,
  ): Promise<unknown> => {
    const headers = {
      apikey: key,
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
      // Asks for the changed rows: without them, a policy that hides rows would look like success.
      Prefer: 'return=representation',
    };
    const answer = await fetch(
      new Request(`${url}/rest/v1/${path}`, {
        method,
        headers,
        body: body && JSON.stringify(body),
      }),
    );
    const text = await answer.text();
    // The database's message may quote the lead, so only the error code is passed on.
    if (!answer.ok)
      throw new Error(
        `the database answered ${answer.status} ${/"code":"(\w+)"/.exec(text)?.[1] ?? ''}: are supabase/migrations applied?`,
      );
    return text === '' ? undefined : JSON.parse(text);
  };

  return {
    receive: async (lead, { sender, network }, limits) =>
      (await call('POST', 'rpc/receive_lead', {
        lead,
        lead_sender: sender,
        hourly_limit: limits.perSender,
        lead_network: network,
        network_limit: limits.perNetwork,
        total_limit: limits.total,
        reserved: limits.reserved,
      })) as 'stored',
    async claim(hourlyMails) {
      const rows = await call('POST', 'rpc/claim_lead', {
        hourly_mails: hourlyMails,
      });
      return (rows as readonly ClaimedLead[])[0];
    },
    claimNotice: async (hourlyMails) =>
      Number(
        await call('POST', 'rpc/claim_notice', { hourly_mails: hourlyMails }),
      ),
    async markMailed(id) {
      const rows = await call('PATCH', `leads?id=eq.${id}`, {
        mailed_at: new Date().toISOString(),
      });
      if ((rows as readonly unknown[]).length === 0)
        throw new Error(`lead ${id} is gone`);
    },
    forgetSenders: async (most) =>
      void (await call('POST', 'rpc/forget_senders', { most })),
    readClock: async () =>
      new Date(String(await call('POST', 'rpc/read_clock'))),
    removeFinished: async (before, most) =>
      Number(
        await call('POST', 'rpc/remove_finished', {
          before: before.toISOString(),
          most,
        }),
      ),
  };
}
