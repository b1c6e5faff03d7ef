import type { SupabaseClient } from '@supabase/supabase-js';
import { InputError } from '../../src/domain/problems.ts';
import { connectAsOwner } from '../database/owner-client.ts';
import type { KeptLead, LeadArchive } from './lead-table.ts';
import { openLocalLeads } from './local-leads.ts';

/** As many rows as a hosted project hands out at once. */
const PAGE = 1000;
/** As many numbers as an address holds. */
const NUMBERS = 100;

function check(error: { readonly message: string } | null): void {
  if (error === null) return;
  const message = `the database said: ${error.message}: is SUPABASE_SECRET_KEY right, and are supabase/migrations applied?`;
  throw new InputError([{ file: 'leads', message }]);
}

function openHostedLeads(client: SupabaseClient): LeadArchive {
  return {
    async readAll() {
      const leads: KeptLead[] = [];
      for (;;) {
        const { data, error } = await client
          .from('leads')
          .select('*')
          .order('id', { ascending: false })
          .range(leads.length, leads.length + PAGE - 1);
        check(error);
        const rows = (data ?? []) as KeptLead[];
        leads.push(...rows);
        if (rows.length < PAGE) return leads;
      }
    },
    async remove(ids) {
      for (let first = 0; first < ids.length; first += NUMBERS)
        check(
          (
            await client
              .from('leads')
              .delete()
              .in('id', ids.slice(first, first + NUMBERS))
          ).error,
        );
    },
  };
}

/** The quote requests of the hosted database where one is configured, else of this machine. @throws InputError */
export function openLeadArchive(variables: Readonly<Record<string, string | undefined>>, folder?: string): LeadArchive {
  const client = connectAsOwner(variables);
  return client ? openHostedLeads(client) : openLocalLeads(folder);
}
