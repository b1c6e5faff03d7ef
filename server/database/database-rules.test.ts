import { PGlite } from '@electric-sql/pglite';
import { describeDatabaseRules } from '../../tests/support/servers/database-rules.ts';

/*
 * Tests the rules in PGlite, PostgreSQL compiled to WebAssembly. npm run test:postgres runs the
 * same tests on a real server.
 */
describeDatabaseRules(async () => {
  const database = await PGlite.create();
  const asRole = <T>(
    role: string | undefined,
    work: (run: Pick<PGlite, 'exec' | 'query'>) => Promise<T>,
  ) =>
    database.transaction(async (transaction) => {
      if (role !== undefined) await transaction.exec(`set local role ${role}`);
      return work(transaction as unknown as PGlite);
    }) as Promise<T>;
  return {
    run: async (sql, role) => void (await asRole(role, (on) => on.exec(sql))),
    rows: (sql, role) => asRole(role, async (on) => (await on.query(sql)).rows),
  };
});
