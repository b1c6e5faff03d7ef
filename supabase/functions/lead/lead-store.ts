import type { Lead } from './lead.ts';

/** A stored lead that nobody else passes on meanwhile. */
export interface ClaimedLead extends Lead {
  readonly id: number;
  /** How often it has been tried, this time included. */
  readonly attempts: number;
}

/** The table `leads`, an outbox. Every method rejects where the database does not do what was asked. */
export interface LeadStore {
  /** Stores it unless the same one is stored already, or its sender has had so many stored in the last hour. */
  receive(
    lead: Lead,
    sender: string,
    hourlyLimit: number,
  ): Promise<'stored' | 'known' | 'limited'>;
  /** The lead that is due and was tried least; undefined where none is due. It is due again after a minute, and later after each try. */
  claim(): Promise<ClaimedLead | undefined>;
  markMailed(id: number): Promise<void>;
}

interface StoreOptions {
  /** The Supabase project's address. */
  readonly url: string;
  /** A secret key: the table is closed to every other. */
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
    body: object,
  ): Promise<unknown> => {
    const headers = {
      apikey: key,
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
    };
    const answer = await fetch(
      new Request(`${url}/rest/v1/${path}`, {
        method,
        headers,
        body: JSON.stringify(body),
      }),
    );
    const text = await answer.text();
    // The database's own words may repeat what was sent: only its code goes on.
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
    claim: async () =>
      ((await call('POST', 'rpc/claim_lead', {})) as readonly ClaimedLead[])[0],
    async markMailed(id) {
      await call('PATCH', `leads?id=eq.${id}`, {
        mailed_at: new Date().toISOString(),
      });
    },
  };
}
