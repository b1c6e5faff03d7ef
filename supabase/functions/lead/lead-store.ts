import type { Lead } from './lead.ts';

/** A stored lead, reserved for the caller until its next attempt is due. */
export interface ClaimedLead extends Lead {
  readonly id: number;
  /** Attempts to mail it, this one included. */
  readonly attempts: number;
}

/** The table `leads`, an outbox. Every method rejects if the database refuses. */
export interface LeadStore {
  /**
   * Stores a lead. `known`: it is stored already. `limited`: its sender has reached `hourlyLimit`
   * in the last hour, and nothing is stored.
   */
  receive(
    lead: Lead,
    sender: string,
    hourlyLimit: number,
  ): Promise<'stored' | 'known' | 'limited'>;
  /**
   * Reserves the due lead with the fewest attempts; undefined if none is due, or if `hourlyMails`
   * e-mails have gone out in the last hour. It is due again after a minute, and after twice as long
   * with each further attempt.
   */
  claim(hourlyMails: number): Promise<ClaimedLead | undefined>;
  /**
   * The number of leads that wait because of `hourlyMails`, once an hour; 0 if none does, or if the
   * number was returned within the hour.
   */
  claimNotice(hourlyMails: number): Promise<number>;
  /** Rejects if the lead is gone. */
  markMailed(id: number): Promise<void>;
  /** Deletes every lead received before a moment. */
  removeBefore(moment: Date): Promise<void>;
}

interface StoreOptions {
  /** Address of the Supabase project. */
  readonly url: string;
  /** A secret key: no other may touch the table. */
  readonly key: string;
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** Reads and writes the table through the project's REST interface. */
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
      // Without the rows, a policy that hides them would look like success.
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
    // The database's message may quote the lead: pass on its code alone.
    if (!answer.ok)
      throw new Error(
        `the database answered ${answer.status} ${/"code":"(\w+)"/.exec(text)?.[1] ?? ''}: are supabase/migrations applied?`,
      );
    return text === '' ? undefined : JSON.parse(text);
  };

  return {
    receive: async (lead, sender, limit) =>
      (await call('POST', 'rpc/receive_lead', {
        lead,
        lead_sender: sender,
        hourly_limit: limit,
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
    async removeBefore(moment) {
      const old = `received_at=lt.${moment.toISOString()}`;
      await call('DELETE', `leads?select=id&${old}`);
    },
  };
}
