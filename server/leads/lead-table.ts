import { toCsv } from '../../src/domain/words/csv.ts';
import type { ClaimedLead } from '../../supabase/functions/lead/lead-store.ts';

/** A stored quote request as its owner sees it. */
export interface KeptLead extends ClaimedLead {
  readonly received_at: string;
  readonly mailed_at: string | null;
}

/** All quote requests, for their owner. Methods reject with InputError. */
export interface LeadArchive {
  /** Newest first. */
  readAll(): Promise<KeptLead[]>;
  /** Deletes those with these numbers. */
  remove(ids: readonly number[]): Promise<void>;
}

/** How long quote requests are kept unless the owner says otherwise. */
export const KEEP_MONTHS = 12;

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

/** A table for a spreadsheet. */
export const leadsAsCsv = (leads: readonly KeptLead[]): string =>
  toCsv([columns, ...leads.map((lead) => columns.map((column) => lead[column]))]);
