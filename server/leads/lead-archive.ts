import type { SupabaseClient } from '@supabase/supabase-js';
import { toCsv } from '../../src/domain/text/csv.ts';
import { connectAsOwner, throwRefusal } from '../database/owner-client.ts';
import {
  openLocalLeads,
  type LeadArchive,
  type StoredLead,
} from './local-leads.ts';

/** As many rows as a hosted project hands out at once. */
const PAGE = 1000;
/** As many numbers as an address holds. */
const NUMBERS = 100;

const check = (error: { readonly message: string } | null) =>
  throwRefusal('leads', 'the database', error);

function openHostedLeads(client: SupabaseClient): LeadArchive {
  const table = () => client.from('leads');
  return {
    async readAll() {
      const leads: StoredLead[] = [];
      for (;;) {
        const { data, error } = await table()
          .select('*')
          .order('id', { ascending: false })
          .range(leads.length, leads.length + PAGE - 1);
        check(error);
        const rows = (data ?? []) as StoredLead[];
        leads.push(...rows);
        if (rows.length < PAGE) return leads;
      }
    },
    async remove(ids) {
      for (let first = 0; first < ids.length; first += NUMBERS) {
        const { error } = await table()
          .delete()
          .in('id', ids.slice(first, first + NUMBERS));
        check(error);
      }
    },
  };
}

/** The quote requests of the hosted database where one is configured, else of this machine. @throws InputError */
export function openLeadArchive(
  variables: Readonly<Record<string, string | undefined>>,
): LeadArchive {
  const client = connectAsOwner(variables);
  return client ? openHostedLeads(client) : openLocalLeads();
}

/** How long quote requests are retained unless the owner says otherwise. */
export const RETENTION_MONTHS = 12;

/** Those that hold `text` anywhere, in whatever case. */
export function searchLeads(
  leads: readonly StoredLead[],
  text: string,
): StoredLead[] {
  const query = text.toLowerCase();
  return leads.filter(({ name, email, phone, service, message }) =>
    [name, email, phone, phone.replaceAll(' ', ''), service, message].some(
      (value) => value.toLowerCase().includes(query),
    ),
  );
}

/** Those received more than so many months before `now`. */
export function olderThan(
  leads: readonly StoredLead[],
  months: number,
  now: Date,
): StoredLead[] {
  const limit = new Date(now);
  limit.setUTCMonth(limit.getUTCMonth() - months);
  // A month without that day would end in the next one: its last day counts.
  if (limit.getUTCDate() !== now.getUTCDate()) limit.setUTCDate(0);
  return leads.filter(({ received_at }) => new Date(received_at) < limit);
}

const columns = [
  'id',
  'received_at',
  'created_at',
  'name',
  'email',
  'phone',
  'service',
  'message',
  'status',
] as const;

/** A table for a spreadsheet. */
export const leadsAsCsv = (leads: readonly StoredLead[]): string =>
  toCsv([
    columns,
    ...leads.map((lead) => columns.map((column) => lead[column])),
  ]);
