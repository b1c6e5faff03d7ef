import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { openLocalLeads } from '../../../server/leads/local-leads.ts';
import { createLeadStore } from '../../../supabase/functions/lead/lead-store.ts';
import type { RulesDatabase } from './database-rows.ts';
import type { TestedLeads } from './lead-outbox.ts';

/** The table of this machine, in a folder. */
export function localLeads(folder: string): TestedLeads {
  const leads = openLocalLeads(folder);
  const run = (sql: string) => {
    const database = new DatabaseSync(join(folder, 'leads.sqlite'), { timeout: 5000 });
    database.exec(sql);
    database.close();
  };
  const older = (column: string, minutes: number) =>
    `${column} = coalesce(strftime('%Y-%m-%dT%H:%M:%fZ', ${column}, '-${minutes} minutes'), '')`;
  return {
    store: leads,
    rows: leads.readAll,
    clear: async () => leads.remove((await leads.readAll()).map(({ id }) => id)),
    age: async (minutes) =>
      run(`update leads set ${older('received_at', minutes)}, ${older('next_attempt_at', minutes)}`),
  };
}

const quote = (value: unknown) => `'${String(value).replaceAll("'", "''")}'`;

/** The table of a hosted project: the store's requests answered by PostgreSQL as the REST interface does. */
export function hostedLeads(database: RulesDatabase): TestedLeads {
  const answer = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const body = (await request.json()) as Record<string, unknown>;
    if (pathname.endsWith('/rpc/receive_lead')) {
      const args = [`${quote(JSON.stringify(body.lead))}::jsonb`, quote(body.lead_sender), body.hourly_limit];
      const rows = await database.rows(`select public.receive_lead(${args.join(', ')}) as outcome`, 'service_role');
      return Response.json((rows[0] as { outcome: string }).outcome);
    }
    if (pathname.endsWith('/rpc/claim_lead'))
      return Response.json(await database.rows('select * from public.claim_lead()', 'service_role'));
    const where = `where id = ${Number(searchParams.get('id')!.replace('eq.', ''))}`;
    await database.run(`update public.leads set mailed_at = ${quote(body.mailed_at)} ${where}`, 'service_role');
    return new Response(null, { status: 204 });
  };
  const older = (column: string, minutes: number) => `${column} = ${column} - interval '${minutes} minutes'`;
  return {
    store: createLeadStore({ url: 'http://127.0.0.1', key: 'x', fetch: answer }),
    rows: () =>
      database.rows('select email, mailed_at from public.leads order by id') as ReturnType<TestedLeads['rows']>,
    clear: () => database.run('delete from public.leads'),
    age: (minutes) =>
      database.run(`update public.leads set ${older('received_at', minutes)}, ${older('next_attempt_at', minutes)}`),
  };
}
