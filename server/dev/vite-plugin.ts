import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { leadInboxPath } from '../../src/domain/settings/environment.ts';
import { readEnvironment } from '../read-environment.ts';
import { createRestHandler } from '../database/embedded-rest.ts';
import { createLeadInbox } from '../leads/lead-inbox.ts';
import { followInputs, type Makers } from './follow-inputs.ts';

const root = join(import.meta.dirname, '../..');

/** Project folders of the built site's files, by the beginning of their address. */
const mounted = [
  ['/', 'site/public/'],
  ['/', '.cache/icons/'],
  ['/pictures/', '.cache/pictures/'],
] as const;

/** Everything that Vite may serve: not leads, caches, settings or databases. */
const servedPaths = [
  'index.html',
  'src',
  'supabase/functions/_shared',
  'site',
  'public',
  'node_modules',
  ...mounted.map(([, folder]) => folder),
];

/**
 * What `npm run dev` adds to Vite: embedded database, lead inbox, pictures, and content that
 * follows its templates.
 * @param refused what a build refuses of the content as it is
 */
export function localServices(
  makers: Makers,
  refused: readonly string[],
): Plugin {
  return {
    name: 'local-services',
    apply: 'serve',
    config: () => ({
      server: {
        fs: {
          allow: servedPaths
            .map((path) => join(root, path))
            .filter((path) => existsSync(path))
            .flatMap((path) => [path, realpathSync(path)]),
          deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '*.sqlite*'],
        },
      },
    }),
    configureServer(server) {
      const { middlewares } = server;
      const answerFromDatabase = createRestHandler();
      const { siteUrl } = readEnvironment();
      const receiveLead = createLeadInbox({ siteUrl });
      middlewares.use(leadInboxPath, (request, response, next) => {
        receiveLead(request, response).catch(next);
      });
      middlewares.use('/site.webmanifest', (_request, response) => {
        response
          .setHeader('Content-Type', 'application/manifest+json')
          .end(makers.webManifest());
      });
      middlewares.use((request, response, next) => {
        const { url = '/' } = request;
        if (url.startsWith('/rest/v1/'))
          return void answerFromDatabase(request, response).catch(next);
        request.url = fileAddress(url) ?? url;
        next();
      });
      followInputs(server, makers, refused);
    },
  };
}

/** The address at which Vite serves a file of the built site; undefined for any other address. */
function fileAddress(url: string): string | undefined {
  const { pathname = '/' } = URL.parse(url, 'http://localhost') ?? {};
  if (pathname.endsWith('/')) return undefined;
  for (const [prefix, folder] of mounted) {
    if (!pathname.startsWith(prefix)) continue;
    const address = `/${folder}${pathname.slice(prefix.length)}`;
    if (existsSync(join(root, decodeURI(address)))) return address;
  }
  return undefined;
}
