import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEmbeddedDatabase } from '../../../server/database/embedded-database.ts';

/** The statements that add the posts of a fixture: a business's own diary may be empty. */
export const fixtureSeed = readFileSync(
  join(import.meta.dirname, '../../fixtures/seed.sql'),
  'utf8',
);

/** The embedded database with the posts of the fixture. */
export const openSeededDatabase = () => createEmbeddedDatabase(fixtureSeed);
