import { monthsBefore } from '../../supabase/functions/_shared/moment.ts';
import type { SupabaseClient } from '@supabase/supabase-js';
import { toCsv } from '../../src/domain/text/csv.ts';
import {
  connectAsOwner,
  readAllRows,
  rowsOf,
  type Answer,
} from '../database/owner-client.ts';
import {
  checkCount,
  openLocalLeads,
  type LeadArchive,
  type StoredLead,
} from './local-leads.ts';

/** Most ids in one request, since its URL lists them. */
const IDS = 100;

function openHostedLeads(client: SupabaseClient): LeadArchive {
  const table = () => client.from('leads');
  return {
    readAll: () =>
      readAllRows('leads', (first, last) =>
        table()
          .select('*', { count: 'exact' })
          .order('id', { ascending: false })
          .range(first, last),
      ),
    async markAnswered(ids) {
      const answered_at = new Date().toISOString();
      const change = (some: readonly number[]) =>
        table().update({ answered_at }).in('id', some).select('id');
      checkCount('marked', await count(ids, change), ids.length);
    },
    async remove(ids) {
      const change = (some: readonly number[]) =>
        table().delete().in('id', some).select('id');
      checkCount('deleted', await count(ids, change), ids.length);
    },
  };
}

/**
 * How many rows a change returns. Without the rows, a policy that hides them would look like
 * success.
 */
async function count(
  ids: readonly number[],
  change: (some: readonly number[]) => PromiseLike<Answer>,
): Promise<number> {
  let rows = 0;
  for (const some of partsOf(ids))
    rows += rowsOf('leads', await change(some)).length;
  return rows;
}

const partsOf = (ids: readonly number[]) =>
  Array.from({ length: Math.ceil(ids.length / IDS) }, (_, part) =>
    ids.slice(part * IDS, (part + 1) * IDS),
  );

/**
 * The leads of the hosted database if one is configured, else of this machine.
 * @throws InputError
 */
export function openLeadArchive(
  variables: Readonly<Record<string, string | undefined>>,
): LeadArchive {
  const client = connectAsOwner(variables);
  return client ? openHostedLeads(client) : openLocalLeads();
}

/** Leads that contain `text` in any field, in any case. */
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

/** Leads received more than `months` before `now`. */
export function olderThan(
  leads: readonly StoredLead[],
  months: number,
  now: Date,
): StoredLead[] {
  const limit = monthsBefore(now, months);
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

/** The leads as CSV for a spreadsheet. */
export const leadsAsCsv = (leads: readonly StoredLead[]): string =>
  toCsv([
    columns,
    ...leads.map((lead) => columns.map((column) => lead[column])),
  ]);
