import { join } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { leadInboxPath } from '../src/domain/environment.ts';
import { followInputs, type Makers } from './dev/follow-inputs.ts';
import { answerMissing } from './dev/missing-pages.ts';
import type { EmbeddedDatabase } from './embedded-database.ts';
import { answerFromDatabase } from './embedded-rest.ts';
import { createLeadInbox } from './lead-inbox.ts';
import { openEmbeddedDatabase } from './open-database.ts';

const root = join(import.meta.dirname, '..');

/** For `npm run dev`: the embedded database, the lead inbox, the made pictures, and content that follows its templates. */
export function localServices(makers: Makers): Plugin {
  return {
    name: 'local-services',
    apply: 'serve',
    configureServer(server) {
      const receiveLead = createLeadInbox();
      let database: Promise<EmbeddedDatabase> | undefined;
      server.middlewares.use(
        leadInboxPath,
        (request, response, next) => void receiveLead(request, response).catch(next),
      );
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith('/rest/v1/')) return next();
        database ??= openEmbeddedDatabase();
        database.then((opened) => answerFromDatabase(opened, request, response)).catch(next);
      });
      server.middlewares.use(sirv(join(root, 'site/public'), { dev: true }));
      server.middlewares.use('/pictures', sirv(join(root, '.cache/pictures'), { dev: true }));
      server.middlewares.use((request, response, next) => void answerMissing(server)(request, response, next));
      followInputs(server, makers);
    },
  };
}
