import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEmbeddedDatabase } from '../../../server/database/embedded-database.ts';

/** SQL that adds the job posts of the fixture, since a business's own diary may be empty. */
export const fixtureSeed = readFileSync(
  join(import.meta.dirname, '../../fixtures/seed.sql'),
  'utf8',
);

/** Opens the embedded database with the posts of the fixture. */
export const openSeededDatabase = () => createEmbeddedDatabase(fixtureSeed);
