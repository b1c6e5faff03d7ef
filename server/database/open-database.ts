import type { EmbeddedDatabase } from './embedded-database.ts';

/** Opens the embedded database, loading its code only now. */
export async function openEmbeddedDatabase(): Promise<EmbeddedDatabase> {
  const { createEmbeddedDatabase } = await import('./embedded-database.ts');
  return createEmbeddedDatabase();
}

/** Opens something at its first use. What could not be opened is not kept: the next use tries again. */
export function onDemand<T>(open: () => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | undefined;
  return () => {
    opened ??= open();
    opened.catch(() => (opened = undefined));
    return opened;
  };
}
