import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { describeDatabaseRules } from '../support/servers/database-rules.ts';

let count = 0;
/**
 * Maximum number of psql processes: one for each receiver in the tests of the outbox. More would
 * only compete for the processor.
 */
const MOST = 20;
const queue: (() => void)[] = [];
let running = 0;

/** Runs statements through psql in one transaction. @returns what they print */
async function psql(database: string, sql: string): Promise<string> {
  const place = [
    '--host',
    inject('postgresSocket'),
    '--username',
    'postgres',
    '--dbname',
    database,
  ];
  const plain = [
    '--no-psqlrc',
    '--quiet',
    '--tuples-only',
    '--no-align',
    '--set',
    'ON_ERROR_STOP=1',
  ];
  if (running === MOST)
    await new Promise<void>((resolve) => queue.push(resolve));
  else running += 1;
  try {
    const { stdout } = await promisify(execFile)('psql', [
      ...place,
      ...plain,
      '--command',
      sql,
    ]);
    return stdout.trim();
  } catch (error) {
    throw new Error((error as { stderr?: string }).stderr ?? String(error), {
      cause: error,
    });
  } finally {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }
}

test('the tests run on a real PostgreSQL server', async () => {
  expect(await psql('postgres', 'select version()')).toMatch(/^PostgreSQL \d+/);
});

describeDatabaseRules(async () => {
  count += 1;
  const database = `rules_${count}`;
  // Roles belong to the server, not to a database, so those of the last one are dropped first.
  if (count > 1) await psql('postgres', `drop database rules_${count - 1}`);
  await psql(
    'postgres',
    'drop role if exists anon, authenticated, service_role',
  );
  await psql('postgres', `create database ${database}`);
  const as = (role: string | undefined, sql: string) =>
    role === undefined ? sql : `set local role ${role}; ${sql}`;
  return {
    run: async (sql, role) => void (await psql(database, as(role, sql))),
    rows: async (sql, role) =>
      JSON.parse(
        await psql(
          database,
          // Only a common table expression may be an update with its returned rows.
          as(
            role,
            `with r as (${sql}) select coalesce(json_agg(r), '[]') from r`,
          ),
        ),
      ) as unknown[],
  };
});
