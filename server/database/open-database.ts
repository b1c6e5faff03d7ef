import type { EmbeddedDatabase } from './embedded-database.ts';

/** Opens the embedded database, loading its code only now. */
export async function openEmbeddedDatabase(): Promise<EmbeddedDatabase> {
  const { createEmbeddedDatabase } = await import('./embedded-database.ts');
  return createEmbeddedDatabase();
}
