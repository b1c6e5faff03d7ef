import type { Lead } from './lead.ts';

export interface StoredLead extends Lead {
  readonly id: number;
}

/** The table `leads`. Every method rejects where the database does not do what was asked. */
export interface LeadStore {
  /** @returns whether it was new; false where the same request was stored before. */
  insert(lead: Lead & { readonly sender: string; readonly received_at: string }): Promise<boolean>;
  has(lead: Lead): Promise<boolean>;
  /** How many a sender has had stored since then, counted up to `most`. */
  countSince(sender: string, since: string, most: number): Promise<number>;
  /** Those that no e-mail has gone out about, oldest first. */
  unmailed(most: number): Promise<readonly StoredLead[]>;
  markMailed(id: number, at: string): Promise<void>;
}

interface StoreOptions {
  /** The Supabase project's address. */
  readonly url: string;
  /** A secret key: the table is closed to every other. */
  readonly key: string;
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** Reads and writes the table through the project's REST interface. */
export function createLeadStore({ url, key, fetch = globalThis.fetch }: StoreOptions): LeadStore {
  const call = async (method: string, query: Readonly<Record<string, string>>, body?: object, prefer?: string) => {
    const answer = await fetch(
      new Request(`${url}/rest/v1/leads?${new URLSearchParams(query)}`, {
        method,
        headers: {
          apikey: key,
          Authorization: `Bearer ${key}`,
          'Content-Type': 'application/json',
          ...(prefer && { Prefer: prefer }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
    const text = await answer.text();
    // The database's own words may repeat what was sent: only its code goes on.
    if (!answer.ok)
      throw new Error(`the table leads answered ${answer.status} ${/"code":"(\w+)"/.exec(text)?.[1] ?? ''}`);
    return (text === '' ? [] : JSON.parse(text)) as readonly StoredLead[];
  };
  const naturalKey = ({ created_at, email, phone }: Lead) => ({
    created_at: `eq.${created_at}`,
    email: `eq.${email}`,
    phone: `eq.${phone}`,
  });

  return {
    async insert(lead) {
      const onConflict = { on_conflict: 'created_at,email,phone', select: 'id' };
      const rows = await call('POST', onConflict, lead, 'resolution=ignore-duplicates,return=representation');
      return rows.length > 0;
    },
    has: async (lead) => (await call('GET', { ...naturalKey(lead), select: 'id', limit: '1' })).length > 0,
    async countSince(sender, since, most) {
      const query = { sender: `eq.${sender}`, received_at: `gt.${since}`, select: 'id', limit: String(most) };
      return (await call('GET', query)).length;
    },
    unmailed: (most) => call('GET', { mailed_at: 'is.null', order: 'id.asc', limit: String(most) }),
    async markMailed(id, at) {
      await call('PATCH', { id: `eq.${id}` }, { mailed_at: at }, 'return=minimal');
    },
  };
}
