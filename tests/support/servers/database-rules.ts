import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { createLeadStore } from '../../../supabase/functions/lead/lead-store.ts';
import { insertInto, lead, post, type RulesDatabase } from './database-rows.ts';
import { isFull } from '../copies/fault-share.ts';
import { describeOutbox, leadTimes, type TestedLeads } from './lead-outbox.ts';
import { fixturePosts } from './seeded-database.ts';

const folder = join(import.meta.dirname, '../../../supabase');
const read = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8');
const migrations = readdirSync(join(folder, 'migrations'))
  .sort()
  .map((name) => read('migrations', name));

const roles = `
  create role anon nologin noinherit; create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;`;

/**
 * The SQL that a hosted project has run before the first migration: its roles, and their rights on
 * new tables.
 */
const hostedProjects = {
  'an older hosted project, which grants everything on new tables': `${roles}
    alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
    alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;`,
  'a newer hosted project, which grants nothing on new tables': roles,
};

const visitors = ['anon', 'authenticated'];

const quote = (value: unknown) => `'${String(value).replaceAll("'", "''")}'`;

const literalOf = (value: unknown) =>
  typeof value === 'object'
    ? `${quote(JSON.stringify(value))}::jsonb`
    : quote(value);

/** Returns the SQL that the REST interface of a hosted project runs for a request of the store. */
function statementFor(
  { url }: Request,
  body: Readonly<Record<string, unknown>>,
): string {
  const { pathname, searchParams } = new URL(url);
  const called = /\/rpc\/(\w+)$/.exec(pathname)?.[1];
  if (called === undefined) {
    const id = quote(searchParams.get('id')!.replace('eq.', ''));
    return `update public.leads set mailed_at = ${quote(body.mailed_at)} where id = ${id} returning id`;
  }
  const given = Object.entries(body)
    .map(([name, value]) => `${name} => ${literalOf(value)}`)
    .join(', ');
  return called === 'claim_lead'
    ? `select * from public.claim_lead(${given})`
    : `select public.${called}(${given}) as value`;
}

/**
 * Opens the table of a hosted project: PostgreSQL answers the store's requests as the REST
 * interface does.
 */
function hostedLeads(database: RulesDatabase): TestedLeads {
  const answer = async (request: Request): Promise<Response> => {
    const body = JSON.parse((await request.text()) || '{}');
    const statement = statementFor(request, body);
    const rows = await database.rows(statement, 'service_role');
    const [first] = rows as readonly { readonly value?: unknown }[];
    // For a function with one value the REST interface returns that value alone.
    return Response.json(first?.value ?? rows);
  };
  const older = (column: string, minutes: number) =>
    `${column} = ${column} - interval '${minutes} minutes'`;
  return {
    store: createLeadStore({
      url: 'http://127.0.0.1',
      key: 'x',
      fetch: answer,
    }),
    rows: () =>
      database.rows(
        'select email, mailed_at, sender, network from public.leads order by id',
      ) as ReturnType<TestedLeads['rows']>,
    clear: () => database.run('delete from public.leads'),
    age: (minutes) =>
      database.run(
        `update public.leads set ${leadTimes.map((column) => older(column, minutes)).join(', ')}`,
      ),
  };
}

/**
 * Tests what the migrations allow each role, in a database that `open` makes for each kind of
 * hosted project.
 */
export function describeDatabaseRules(
  open: () => Promise<RulesDatabase>,
): void {
  describe.each(Object.entries(hostedProjects))(
    'PostgreSQL, set up as %s',
    (_name, setUp) => {
      let database: RulesDatabase;
      beforeAll(async () => {
        database = await open();
        await database.run(
          `${setUp} grant usage on schema public to anon, authenticated, service_role;`,
        );
        for (const sql of migrations) await database.run(sql);
        for (const { images, ...row } of fixturePosts)
          await database.run(
            insertInto('job_posts', { ...row, images: JSON.stringify(images) }),
          );
        await database.run(insertInto('leads', lead));
      });

      const allPosts = () =>
        database.rows('select * from public.job_posts order by id');
      const allLeads = () =>
        database.rows('select * from public.leads order by id');

      test.each(visitors)('the role %s can read every post', async (role) => {
        expect(
          await database.rows(
            'select * from public.job_posts order by id',
            role,
          ),
        ).toEqual(await allPosts());
        expect(await allPosts()).not.toEqual([]);
      });

      test.each(
        visitors.flatMap((role) =>
          [
            insertInto('job_posts', post),
            "update public.job_posts set title = 'changed'",
            'delete from public.job_posts',
            'truncate public.job_posts',
            'select name from public.leads',
            insertInto('leads', { ...lead, email: 'b@example.com' }),
            "update public.leads set name = 'changed'",
            'delete from public.leads',
            'truncate public.leads',
            "select public.receive_lead('{}', 'a', 1)",
            'select public.claim_lead()',
            'select public.claim_notice()',
            'select public.forget_senders(1)',
            'select public.remove_finished(now(), 1)',
            'select public.read_clock()',
            "select nextval('public.leads_id_seq')",
            "select nextval('public.job_posts_id_seq')",
          ].map((sql) => ({ role, sql })),
        ),
      )('the role $role may not run: $sql', async ({ role, sql }) => {
        const before = [await allPosts(), await allLeads()];
        const message = /permission denied for (?:table|sequence|function) \w+/;
        await expect(database.run(sql, role)).rejects.toThrow(message);
        expect([await allPosts(), await allLeads()]).toEqual(before);
      });

      test('row-level security still refuses inserts and hides leads if somebody grants access again', async () => {
        for (const [table, row] of [
          ['job_posts', post],
          ['leads', { ...lead, email: 'b@example.com' }],
        ] as const) {
          const sql = `grant insert on public.${table} to anon; set local role anon; ${insertInto(table, row)}`;
          await expect(database.run(sql)).rejects.toThrow(
            'violates row-level security policy',
          );
        }
        await database.run('grant select on public.leads to anon');
        expect(
          await database.rows('select * from public.leads', 'anon'),
        ).toEqual([]);
        await database.run('revoke select on public.leads from anon');
      });

      test('the owner can add a post', async () => {
        const before = await allPosts();
        await database.run(
          insertInto('job_posts', {
            ...post,
            images: '[{"src":"/diary/a.jpg"}]',
          }),
        );
        expect(await allPosts()).toHaveLength(before.length + 1);
        await database.run(
          "delete from public.job_posts where title = 'A job'",
        );
      });

      test('the service role can store, read, mark and delete a lead', async () => {
        const mine = "where email = 'service@example.com'";
        await database.run(
          insertInto('leads', { ...lead, email: 'service@example.com' }),
          'service_role',
        );
        await database.run(
          `update public.leads set mailed_at = now() ${mine}`,
          'service_role',
        );
        expect(
          await database.rows(
            `select name from public.leads ${mine} and mailed_at is not null`,
            'service_role',
          ),
        ).toEqual([{ name: lead.name }]);
        await database.run(`delete from public.leads ${mine}`, 'service_role');
        expect(await allLeads()).toHaveLength(1);
      });

      test('a function that was deployed before networks were counted goes on storing leads within its limit', async () => {
        const outcomes = await database.rows(
          `select public.receive_lead(
            lead => ${quote(JSON.stringify(lead))}::jsonb || jsonb_build_object('email', nth),
            lead_sender => 'an older function', hourly_limit => 2
          ) as value from generate_series(1, 3) nth`,
          'service_role',
        );
        expect(outcomes).toEqual(
          ['stored', 'stored', 'limited'].map((value) => ({ value })),
        );
        const claimed = 'select sender, network from public.claim_lead(60)';
        expect(await database.rows(claimed, 'service_role')).toHaveLength(1);
        await database.run(
          "delete from public.leads where sender = 'an older function'",
          'service_role',
        );
      });

      test('the same quote request is stored only once', async () => {
        await expect(database.run(insertInto('leads', lead))).rejects.toThrow(
          'duplicate key value',
        );
        const conflict = 'on conflict (created_at, email, phone) do nothing';
        await database.run(
          `${insertInto('leads', { ...lead, name: 'Somebody else' })} ${conflict}`,
          'service_role',
        );
        expect(await allLeads()).toHaveLength(1);
      });

      test.each([
        ['a title of 201 characters', 'job_posts', { title: 'x'.repeat(201) }],
        ['an empty title', 'job_posts', { title: '' }],
        [
          'a town of 81 characters',
          'job_posts',
          { town_label: 'x'.repeat(81) },
        ],
        [
          'a text of more than 20,000 characters',
          'job_posts',
          { body: 'x'.repeat(20_001) },
        ],
        ['an invalid date', 'job_posts', { date_iso: 'soon' }],
        [
          'photographs that are an object',
          'job_posts',
          { images: '{"src":"/diary/a.jpg"}' },
        ],
        [
          'photographs that are a string',
          'job_posts',
          { images: '"/diary/a.jpg"' },
        ],
        ['photographs that are null in JSON', 'job_posts', { images: 'null' }],
        ['a lead without a name', 'leads', { name: '' }],
        ['a lead of another status', 'leads', { status: 'done' }],
        [
          'a lead with a longer message than the form sends',
          'leads',
          { message: 'x'.repeat(60_001) },
        ],
      ])('even the owner cannot add %s', async (_what, table, fields) => {
        const row =
          table === 'leads' ? { ...lead, email: 'c@example.com' } : post;
        await expect(
          database.run(insertInto(table, { ...row, ...fields })),
        ).rejects.toThrow('violates check constraint');
      });

      // Only for projects that grant nothing beforehand, the stricter case.
      if (setUp === roles)
        describeOutbox(() => hostedLeads(database), {
          instances: 20,
          leads: isFull ? 300 : 60,
        });
    },
  );
}
