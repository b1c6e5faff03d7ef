import { PGlite } from '@electric-sql/pglite';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { describeDatabaseRules } from '../../tests/support/servers/database-rules.ts';
import { embeddedSupabaseKey } from '../../src/domain/settings/environment.ts';
import { openSeededDatabase } from '../../tests/support/servers/seeded-database.ts';
import type { EmbeddedDatabase } from './embedded-database.ts';

/* PostgreSQL compiled for the test run; npm run test:postgres asks the same of a real one. */
describeDatabaseRules(async () => {
  const database = await PGlite.create();
  const asRole = <T>(role: string | undefined, work: (run: Pick<PGlite, 'exec' | 'query'>) => Promise<T>) =>
    database.transaction(async (transaction) => {
      if (role !== undefined) await transaction.exec(`set local role ${role}`);
      return work(transaction as unknown as PGlite);
    }) as Promise<T>;
  return {
    run: async (sql, role) => void (await asRole(role, (on) => on.exec(sql))),
    rows: (sql, role) => asRole(role, async (on) => (await on.query(sql)).rows),
  };
});

const post = {
  title: 'A job',
  town_slug: 'exeter',
  town_label: 'Exeter',
  service_slug: 'patio-cleaning',
  date_iso: '2026-03-09',
};

describe('the embedded database', () => {
  let database: EmbeddedDatabase;
  beforeAll(async () => {
    // It prints each refusal with its stack trace.
    vi.spyOn(console, 'error').mockReturnValue();
    database = await openSeededDatabase();
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
    expect(await allRows()).toMatchObject([{ title: 'A first job' }, { title: 'A second job' }]);
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
