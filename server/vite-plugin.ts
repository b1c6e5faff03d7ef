import { spawn } from 'node:child_process';
import { join } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { leadInboxPath } from '../src/domain/environment.ts';
import type { EmbeddedDatabase } from './embedded-database.ts';
import { answerFromDatabase } from './embedded-rest.ts';
import { createLeadInbox } from './lead-inbox.ts';
import { openEmbeddedDatabase } from './open-database.ts';

const root = join(import.meta.dirname, '..');

/** For `npm run dev`: the embedded database, the lead inbox, the made pictures, and content that follows its templates. */
export function localServices(): Plugin {
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

      const inputs = [join(root, 'templates'), join(root, 'site')];
      server.watcher.add(inputs);
      server.watcher.on('all', (_event, file) => {
        if (!inputs.some((folder) => file.startsWith(folder))) return;
        spawn(process.execPath, [join(root, 'commands/generate.ts')], { stdio: 'inherit' }).on('exit', (code) => {
          if (code === 0) server.ws.send({ type: 'full-reload' });
        });
      });
    },
  };
}
