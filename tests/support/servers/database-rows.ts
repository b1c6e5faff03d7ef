import type { Lead } from '../../../supabase/functions/lead/lead.ts';

/** A job post as a row of its table. */
export const post = {
  title: 'A job',
  town_slug: 'exeter',
  town_label: 'Exeter',
  service_slug: 'patio-cleaning',
  date_iso: '2026-03-09',
};
/** A quote request as the form posts it. */
export const ann: Lead = {
  name: 'Ann Example',
  email: 'ann@example.com',
  phone: '07700 900123',
  service: 'Patio Cleaning',
  message: 'Quiz Results:\nArea Size: Medium',
  status: 'pending',
  created_at: '2026-03-09T17:00:00.000Z',
};
/** The same request as a row of its table. */
export const lead = { ...ann, sender: 'a' };

/** Returns the SQL statement that adds a row. */
export function insertInto(table: string, row: object): string {
  const values = Object.values(row).map(
    (value) => `'${String(value).replaceAll("'", "''")}'`,
  );
  return `insert into public.${table} (${Object.keys(row).join(', ')}) values (${values.join(', ')})`;
}

/** An empty database on a real PostgreSQL server. */
export interface RulesDatabase {
  /**
   * Runs statements in one transaction, by a role if one is given. If one fails, rejects with the
   * database's message and changes nothing.
   */
  run(sql: string, role?: string): Promise<void>;
  /** Returns the rows of a query, run by a role if one is given, otherwise by the owner. */
  rows(sql: string, role?: string): Promise<readonly unknown[]>;
}
