import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { leadInboxPath } from '../../core/domain/settings/environment.ts';
import { readEnvironment } from '../read-environment.ts';
import { createRestHandler } from '../database/embedded-rest.ts';
import { createLeadInbox } from '../leads/lead-inbox.ts';
import { parseTarget } from '../site/request-target.ts';
import { followInputs, type Makers } from './follow-inputs.ts';
import { refuseMalformed } from './refuse-malformed.ts';
import { refuseOtherSites } from './refuse-other-sites.ts';

const root = join(import.meta.dirname, '../..');

/** Project folders whose files the built site serves, by URL prefix. */
const mounted = [
  ['/', 'site/public/'],
  ['/', '.cache/icons/'],
  ['/pictures/', '.cache/pictures/'],
] as const;

/** Everything that Vite may serve. Leads, settings, databases and other caches are left out. */
const servedPaths = [
  'index.html',
  'core',
  'src',
  'supabase/functions/_shared',
  'site',
  'public',
  'node_modules',
  ...mounted.map(([, folder]) => folder),
];

/** Wraps an asynchronous handler so that a rejection is passed on to Vite. */
const orNext =
  (
    handle: (...args: Parameters<Connect.NextHandleFunction>) => Promise<void>,
  ): Connect.NextHandleFunction =>
  (request, response, next) =>
    void handle(request, response, next).catch(next);

/**
 * Creates the Vite plugin of `npm run dev`: embedded database, lead inbox, pictures, and content
 * that is regenerated when its sources are saved.
 * @param refused problems of the content at the start that would make a build fail
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
      refuseMalformed(server.httpServer);
      const { siteUrl } = readEnvironment();
      refuseOtherSites(server.middlewares, siteUrl);
      const answerFromDatabase = createRestHandler();
      server.middlewares.use(
        leadInboxPath,
        orNext(createLeadInbox({ siteUrl })),
      );
      server.middlewares.use(
        orNext(async (request, response, next) =>
          request.url?.startsWith('/rest/v1/')
            ? answerFromDatabase(request, response)
            : next(),
        ),
      );
      server.middlewares.use('/site.webmanifest', (_request, response) => {
        response
          .setHeader('Content-Type', 'application/manifest+json')
          .end(makers.webManifest());
      });
      const answerMissing = createMissingHandler(server);
      server.middlewares.use(
        orNext(async (request, response, next) => {
          const file = fileAddress(request.url ?? '/');
          if (file === undefined) return answerMissing(request, response, next);
          request.url = file;
          next();
        }),
      );
      followInputs(server, makers, refused);
    },
  };
}

/**
 * Returns the URL at which Vite serves a file of the built site; undefined if `url` is not the URL
 * of one.
 */
function fileAddress(url: string): string | undefined {
  const target = parseTarget(url);
  if (target.kind !== 'target' || target.path.endsWith('/')) return undefined;
  for (const [prefix, folder] of mounted) {
    if (!target.path.startsWith(prefix)) continue;
    const file = join(root, folder, target.decoded.slice(prefix.length));
    if (existsSync(file))
      return `/${folder}${target.path.slice(prefix.length)}`;
  }
  return undefined;
}

/**
 * Creates a handler that responds to unknown page URLs as a host of the built site does: with
 * status 404 and the application, which shows its error page. Content that is not generated gets an
 * empty 404. The list of pages is loaded for each request, since it may change while the server
 * runs.
 */
function createMissingHandler(server: ViteDevServer) {
  const { publicDir } = server.config;
  return async (
    ...[request, response, next]: Parameters<Connect.NextHandleFunction>
  ): Promise<void> => {
    const target = parseTarget(request.url ?? '');
    const pathname = target.kind === 'target' ? target.decoded : undefined;
    if (pathname?.startsWith('/content/')) {
      if (existsSync(join(publicDir, pathname))) next();
      else response.writeHead(404).end();
      return;
    }
    const isPage =
      request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (!isPage) return next();
    const { pages } = (await server.ssrLoadModule('/core/domain/pages.ts')) as {
      readonly pages: readonly { readonly path: string }[];
    };
    if (pages.some(({ path }) => path === pathname)) return next();
    const html = readFileSync(join(root, 'index.html'), 'utf8');
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(
      await server.transformIndexHtml('/index.html', html, request.url),
    );
  };
}
