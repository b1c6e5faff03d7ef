import { monthsBefore } from '../../supabase/functions/_shared/moment.ts';
import type { SupabaseClient } from '@supabase/supabase-js';
import { inputError } from '../../core/domain/problems.ts';
import { toCsv } from '../../core/domain/text/csv.ts';
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

const DAY_MS = 24 * 60 * 60 * 1000;
/** Maximum IDs in one request, since its URL lists them. */
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
      await changeRows('marked', ids, (some) =>
        table().update({ answered_at }).in('id', some).select('id'),
      );
    },
    remove: (ids) =>
      changeRows('deleted', ids, (some) =>
        table().delete().in('id', some).select('id'),
      ),
  };
}

/**
 * Changes leads, at most IDS per request.
 * @throws InputError if a request fails, with the number of leads changed before it, or if fewer
 * rows are returned: a policy that hides some would look like success
 */
export async function changeRows(
  what: Parameters<typeof checkCount>[0],
  ids: readonly number[],
  change: (some: readonly number[]) => PromiseLike<Answer>,
): Promise<void> {
  let rows = 0;
  for (let first = 0; first < ids.length; first += IDS) {
    const answer = await change(ids.slice(first, first + IDS));
    try {
      rows += rowsOf('leads', answer).length;
    } catch (error) {
      if (rows === 0) throw error;
      const done = `${rows} of ${ids.length} were ${what} before this: `;
      throw inputError('leads', done + (error as Error).message);
    }
  }
  checkCount(what, rows, ids.length);
}

/**
 * Opens the leads of the hosted database if one is configured, else those of this machine.
 * @throws InputError
 */
export function openLeadArchive(variables: NodeJS.Dict<string>): LeadArchive {
  const owner = connectAsOwner(variables);
  return owner ? openHostedLeads(owner.client) : openLocalLeads();
}

/** Returns the leads that contain `text` in any field, ignoring case. */
export function searchLeads(
  leads: readonly StoredLead[],
  text: string,
): StoredLead[] {
  const query = text.toLowerCase();
  return leads.filter(({ name, email, phone, service, message }) => {
    const digits = phone.replaceAll(' ', '');
    const fields = [name, email, phone, digits, service, message];
    return fields.some((value) => value.toLowerCase().includes(query));
  });
}

/** Returns the leads received more than `months` months before `now`. */
export function olderThan(
  leads: readonly StoredLead[],
  months: number,
  now: Date,
): StoredLead[] {
  const limit = monthsBefore(now, months);
  return leads.filter(({ received_at }) => new Date(received_at) < limit);
}

/**
 * Returns the leads over `months` months old that the receiver never deletes by itself, since it
 * deletes only what is mailed or answered and was sent as long ago as it was received.
 */
export function leftToOwner(
  leads: readonly StoredLead[],
  months: number,
  now: Date,
): StoredLead[] {
  const limit = monthsBefore(now, months);
  return olderThan(leads, months, now).filter(
    ({ mailed_at, answered_at, created_at }) =>
      (!mailed_at && !answered_at) || new Date(created_at) >= limit,
  );
}

/**
 * Returns the unanswered leads of the last day from the same network as `lead`; undefined if its
 * network is known no more.
 */
export function ofSameNetwork(
  leads: readonly StoredLead[],
  { network }: StoredLead,
  now: Date,
): StoredLead[] | undefined {
  if (!network) return undefined;
  return leads.filter((lead) => {
    const age = Math.abs(now.getTime() - new Date(lead.received_at).getTime());
    return lead.network === network && !lead.answered_at && age <= DAY_MS;
  });
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

/** Formats the leads as CSV for a spreadsheet. */
export const leadsAsCsv = (leads: readonly StoredLead[]): string =>
  toCsv([
    columns,
    ...leads.map((lead) => columns.map((column) => lead[column])),
  ]);
