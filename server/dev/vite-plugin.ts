import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import send from 'send';
import type { Connect, Plugin } from 'vite';
import { leadInboxPath } from '../../src/domain/settings/environment.ts';
import { followInputs, type Makers } from './follow-inputs.ts';
import { answerMissing } from './missing-pages.ts';
import { answerFromDatabase } from '../database/embedded-rest.ts';
import { createLeadInbox } from '../leads/lead-inbox.ts';
import { readEnvironment } from '../read-environment.ts';
import { onDemand, openEmbeddedDatabase } from '../database/open-database.ts';

const root = join(import.meta.dirname, '../..');

/** All that a page of the development server is made of. Vite serves no other file: not leads, caches, settings or databases. */
const showRefused = 'server/dev/show-refused.ts';
const servedFolders = ['index.html', 'src', 'site', 'public', 'node_modules', showRefused];

/** Serves the files of a folder, and leaves everything else to whoever is next. */
const serveFolder =
  (folder: string): Connect.NextHandleFunction =>
  (request, response, next) =>
    void send(request, URL.parse(request.url ?? '', 'http://localhost')?.pathname ?? '/', {
      root: join(root, folder),
      index: false,
      cacheControl: false,
    })
      .on('error', () => next())
      .on('directory', () => next())
      .pipe(response);

/** For `npm run dev`: the embedded database, the lead inbox, the made pictures, and content that follows its templates. */
export function localServices(makers: Makers, refused: readonly string[]): Plugin {
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
    transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: `/${showRefused}` }, injectTo: 'body' }],
    configureServer(server) {
      const receiveLead = createLeadInbox({ siteUrl: readEnvironment(root).siteUrl });
      const openDatabase = onDemand(openEmbeddedDatabase);
      server.middlewares.use(
        leadInboxPath,
        (request, response, next) => void receiveLead(request, response).catch(next),
      );
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith('/rest/v1/')) return next();
        openDatabase()
          .then((database) => answerFromDatabase(database, request, response))
          .catch(next);
      });
      server.middlewares.use('/site.webmanifest', (_request, response) => {
        response.setHeader('Content-Type', 'application/manifest+json').end(makers.webManifest());
      });
      server.middlewares.use(serveFolder('site/public'));
      server.middlewares.use(serveFolder('.cache/icons'));
      server.middlewares.use('/pictures', serveFolder('.cache/pictures'));
      server.middlewares.use((request, response, next) => void answerMissing(server)(request, response, next));
      followInputs(server, makers, refused);
    },
  };
}
