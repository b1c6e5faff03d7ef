import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { EmbeddedDatabase } from './embedded-database.ts';

/** Opens the embedded database, loading its code only now. */
export async function openEmbeddedDatabase(): Promise<EmbeddedDatabase> {
  const { createEmbeddedDatabase } = await import('./embedded-database.ts');
  return createEmbeddedDatabase();
}

/** The folder of quote requests received on this machine. */
export const leadsFolder = join(import.meta.dirname, '../../.leads');

/**
 * Opens the table of quote requests kept on this machine, which its owner's account alone may read.
 * @returns what answers as the REST interface does, and the key that opens it
 */
export async function openLeadDatabase(folder = leadsFolder) {
  const { createEmbeddedDatabase, embeddedSecretKey } = await import('./embedded-database.ts');
  const file = join(folder, 'leads.sqlite');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  return { ...(await createEmbeddedDatabase({ file, seed: '' })), key: embeddedSecretKey };
}
