import type { SupabaseClient } from '@supabase/supabase-js';
import type { StoredLead } from '../../supabase/functions/lead/lead-store.ts';
import { InputError } from '../../src/domain/problems.ts';

/** A stored quote request as its owner sees it. */
export interface KeptLead extends StoredLead {
  readonly received_at: string;
  readonly mailed_at: string | null;
}

/** How long quote requests are kept unless the owner says otherwise. */
export const KEEP_MONTHS = 12;

/** As many rows as a hosted project hands out at once. */
const PAGE = 1000;

const refused = (message: string) =>
  new InputError([
    {
      file: 'leads',
      message: `the database said: ${message}: is SUPABASE_SECRET_KEY right, and are supabase/migrations applied?`,
    },
  ]);

/** Every quote request, newest first. @throws InputError */
export async function readLeads(client: SupabaseClient): Promise<KeptLead[]> {
  const leads: KeptLead[] = [];
  for (;;) {
    const { data, error } = await client
      .from('leads')
      .select('id,name,email,phone,service,message,status,created_at,received_at,mailed_at')
      .order('id', { ascending: false })
      .range(leads.length, leads.length + PAGE - 1);
    if (error) throw refused(error.message);
    leads.push(...(data as KeptLead[]));
    if (data.length < PAGE) return leads;
  }
}

/** Deletes quote requests by their numbers. @throws InputError */
export async function deleteLeads(client: SupabaseClient, ids: readonly number[]): Promise<void> {
  for (let first = 0; first < ids.length; first += PAGE / 10) {
    const { error } = await client
      .from('leads')
      .delete()
      .in('id', ids.slice(first, first + PAGE / 10));
    if (error) throw refused(error.message);
  }
}

/** Those that hold `text` anywhere, in whatever case. */
export function searchLeads(leads: readonly KeptLead[], text: string): KeptLead[] {
  const wanted = text.toLowerCase();
  return leads.filter(({ name, email, phone, service, message }) =>
    [name, email, phone, phone.replaceAll(' ', ''), service, message].some((value) =>
      value.toLowerCase().includes(wanted),
    ),
  );
}

/** Those received more than so many months before `now`. */
export function olderThan(leads: readonly KeptLead[], months: number, now: Date): KeptLead[] {
  const limit = new Date(now);
  limit.setUTCMonth(limit.getUTCMonth() - months);
  // A month without that day would end in the next one: its last day counts.
  if (limit.getUTCDate() !== now.getUTCDate()) limit.setUTCDate(0);
  return leads.filter(({ received_at }) => new Date(received_at) < limit);
}

const columns = ['id', 'received_at', 'created_at', 'name', 'email', 'phone', 'service', 'message', 'status'] as const;

/** A cell that no spreadsheet takes for a formula; a telephone number stays as it is. */
function cell(value: string | number): string {
  const text = String(value);
  const safe = /^[=+\-@\t\r\n＝＋－＠]/.test(text) && !/^\+[\d\s()-]+$/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Comma-separated values, for a spreadsheet. */
export function toCsv(leads: readonly KeptLead[]): string {
  const lines = leads.map((lead) => columns.map((column) => cell(lead[column])).join(','));
  return `${[columns.join(','), ...lines].join('\r\n')}\r\n`;
}
