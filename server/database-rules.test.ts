import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { beforeAll, describe, expect, test } from 'vitest';
import { embeddedSupabaseKey } from '../src/domain/environment.ts';
import { createEmbeddedDatabase, type EmbeddedDatabase } from './embedded-database.ts';

const folder = join(import.meta.dirname, '../supabase');
const read = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8');
const migrations = readdirSync(join(folder, 'migrations'))
  .sort()
  .map((name) => read('migrations', name));

const post = {
  title: 'A job',
  town_slug: 'exeter',
  town_label: 'Exeter',
  service_slug: 'patio-cleaning',
  date_iso: '2026-03-09',
};
const insertPost = (fields: object) => {
  const row = { ...post, ...fields };
  const values = Object.values(row).map((value) => `'${String(value).replaceAll("'", "''")}'`);
  return `insert into public.job_posts (${Object.keys(row).join(', ')}) values (${values.join(', ')})`;
};

/** What a hosted project has done before the first migration: its roles, and what it grants on new tables. */
const hostedProjects = {
  'an older hosted project, which grants everything on new tables': `
    create role anon nologin noinherit; create role authenticated nologin noinherit;
    alter default privileges in schema public grant all on tables to anon, authenticated;
    alter default privileges in schema public grant all on sequences to anon, authenticated;`,
  'a newer hosted project, which grants nothing on new tables': `
    create role anon nologin noinherit; create role authenticated nologin noinherit;`,
};

describe.each(Object.entries(hostedProjects))('PostgreSQL, set up as %s', (_name, setUp) => {
  let database: PGlite;

  beforeAll(async () => {
    database = await PGlite.create();
    await database.exec(`${setUp} grant usage on schema public to anon, authenticated;`);
    for (const sql of migrations) await database.exec(sql);
    await database.exec(readFileSync(join(import.meta.dirname, '../site/seed.sql'), 'utf8'));
  }, 60_000);

  const runAs = (role: string, sql: string) =>
    database.transaction(async (transaction) => {
      await transaction.exec(`set local role ${role}`);
      return (await transaction.query(sql)).rows;
    });
  const allRows = async () => (await database.query('select * from public.job_posts order by id')).rows;

  test.each(['anon', 'authenticated'])('%s reads every post', async (role) => {
    expect(await runAs(role, 'select * from public.job_posts order by id')).toEqual(await allRows());
    expect(await allRows()).not.toEqual([]);
  });

  test.each(
    ['anon', 'authenticated'].flatMap((role) =>
      [
        insertPost({}),
        "update public.job_posts set title = 'changed'",
        'delete from public.job_posts',
        'truncate public.job_posts',
      ].map((sql) => ({ role, sql })),
    ),
  )('$role is refused: $sql', async ({ role, sql }) => {
    const before = await allRows();
    await expect(runAs(role, sql)).rejects.toThrow('permission denied for table job_posts');
    expect(await allRows()).toEqual(before);
  });

  test('row-level security alone refuses an insert, should somebody grant it again', async () => {
    await database.exec('begin; grant insert on public.job_posts to anon; set local role anon;');
    await expect(database.exec(insertPost({}))).rejects.toThrow('violates row-level security policy');
    await database.exec('rollback');
  });

  test('the owner adds a post', async () => {
    const before = await allRows();
    await database.exec(`begin; ${insertPost({ images: '[{"src":"/diary/a.jpg"}]' })}`);
    expect(await allRows()).toHaveLength(before.length + 1);
    await database.exec('rollback');
  });

  test.each([
    ['a title of 201 characters', { title: 'x'.repeat(201) }],
    ['an empty title', { title: '' }],
    ['a town of 81 characters', { town_label: 'x'.repeat(81) }],
    ['a text of more than 20,000 characters', { body: 'x'.repeat(20_001) }],
    ['a date that is no date', { date_iso: 'soon' }],
    ['photographs that are an object', { images: '{"src":"/diary/a.jpg"}' }],
    ['photographs that are a text', { images: '"/diary/a.jpg"' }],
    ['photographs that are null in JSON', { images: 'null' }],
  ])('even the owner cannot add %s', async (_what, fields) => {
    await expect(database.exec(insertPost(fields))).rejects.toThrow('violates check constraint');
  });
});

describe('the embedded database', () => {
  let database: EmbeddedDatabase;
  beforeAll(async () => {
    database = await createEmbeddedDatabase();
  });

  const call = async (method: string, query: string, body?: object) => {
    const headers = {
      apikey: embeddedSupabaseKey,
      Authorization: `Bearer ${embeddedSupabaseKey}`,
      'Content-Type': 'application/json',
      Prefer: 'return=representation',
    };
    const answer = await database.fetch(
      new Request(`http://127.0.0.1/rest/v1/job_posts${query}`, {
        method,
        headers,
        body: body && JSON.stringify(body),
      }),
    );
    return (await answer.json()) as unknown;
  };
  const allRows = () => call('GET', '?select=*&order=id');

  test('anonymous visitors read every post', async () => {
    expect(await allRows()).toHaveLength(3);
  });

  test('an anonymous insert is refused and adds nothing', async () => {
    const before = await allRows();
    expect(await call('POST', '', post)).toMatchObject({ message: expect.stringContaining('RLS policy violation') });
    expect(await allRows()).toEqual(before);
  });

  test.each([
    ['PATCH', { title: 'changed' }],
    ['DELETE', undefined],
  ])('an anonymous %s reaches no row', async (method, body) => {
    const before = await allRows();
    expect(await call(method, '?id=gt.0', body)).toEqual([]);
    expect(await allRows()).toEqual(before);
  });

  test('a request without the key is refused', async () => {
    const answer = await database.fetch(new Request('http://127.0.0.1/rest/v1/job_posts?select=*'));
    expect(await answer.json()).toMatchObject({ message: 'No API key found in request' });
  });
});
