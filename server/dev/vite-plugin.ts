import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { leadInboxPath } from '../../src/domain/environment.ts';
import { followInputs, type Makers } from './follow-inputs.ts';
import { answerMissing } from './missing-pages.ts';
import type { EmbeddedDatabase } from '../database/embedded-database.ts';
import { answerFromDatabase } from '../database/embedded-rest.ts';
import { createLeadInbox } from '../leads/lead-inbox.ts';
import { readEnvironment } from '../read-environment.ts';
import { openEmbeddedDatabase } from '../database/open-database.ts';

const root = join(import.meta.dirname, '../..');

/** All that a page of the development server is made of. Vite serves no other file: not leads, caches, settings or databases. */
const servedFolders = ['index.html', 'src', 'site', 'public', 'node_modules'];

/** For `npm run dev`: the embedded database, the lead inbox, the made pictures, and content that follows its templates. */
export function localServices(makers: Makers): Plugin {
  return {
    name: 'local-services',
    apply: 'serve',
    config: () => ({
      server: {
        fs: {
          allow: servedFolders.map((path) => realpathSync(join(root, path))),
          deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '*.sqlite*'],
        },
      },
    }),
    configureServer(server) {
      const receiveLead = createLeadInbox({ siteUrl: readEnvironment(root).siteUrl });
      let database: Promise<EmbeddedDatabase> | undefined;
      server.middlewares.use(
        leadInboxPath,
        (request, response, next) => void receiveLead(request, response).catch(next),
      );
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith('/rest/v1/')) return next();
        database ??= openEmbeddedDatabase();
        // One that could not be opened is not kept: the next request tries again.
        database.catch(() => (database = undefined));
        database.then((opened) => answerFromDatabase(opened, request, response)).catch(next);
      });
      server.middlewares.use(sirv(join(root, 'site/public'), { dev: true }));
      server.middlewares.use('/pictures', sirv(join(root, '.cache/pictures'), { dev: true }));
      server.middlewares.use((request, response, next) => void answerMissing(server)(request, response, next));
      followInputs(server, makers);
    },
  };
}
