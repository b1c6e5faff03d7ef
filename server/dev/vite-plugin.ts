import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import send from 'send';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { leadInboxPath } from '../../src/domain/settings/environment.ts';
import { readEnvironment } from '../read-environment.ts';
import { createRestHandler } from '../database/embedded-rest.ts';
import { createLeadInbox } from '../leads/lead-inbox.ts';
import { followInputs, type Makers } from './follow-inputs.ts';

const root = join(import.meta.dirname, '../..');

/**
 * All that a page of the development server is made of. Vite serves no other file: not leads,
 * caches, settings or databases.
 */
const showRefused = 'server/dev/show-refused.ts';
const servedFolders = [
  'index.html',
  'src',
  'site',
  'public',
  'node_modules',
  showRefused,
];

/** Serves the files of a folder, and leaves everything else to whoever is next. */
const serveFolder =
  (folder: string): Connect.NextHandleFunction =>
  (request, response, next) =>
    void send(
      request,
      URL.parse(request.url ?? '', 'http://localhost')?.pathname ?? '/',
      {
        root: join(root, folder),
        index: false,
        cacheControl: false,
      },
    )
      .on('error', () => next())
      .on('directory', () => next())
      .pipe(response);

/** Passes what an asynchronous handler rejects with on to Vite. */
const orNext =
  (
    handle: (...args: Parameters<Connect.NextHandleFunction>) => Promise<void>,
  ): Connect.NextHandleFunction =>
  (request, response, next) =>
    void handle(request, response, next).catch(next);

/**
 * For `npm run dev`: the embedded database, the lead inbox, the encoded pictures, and content that
 * follows its templates.
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
          allow: servedFolders.map((path) => realpathSync(join(root, path))),
          deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '*.sqlite*'],
        },
      },
    }),
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { type: 'module', src: `/${showRefused}` },
        injectTo: 'body',
      },
    ],
    configureServer(server) {
      const answerFromDatabase = createRestHandler();
      server.middlewares.use(
        leadInboxPath,
        orNext(createLeadInbox({ siteUrl: readEnvironment().siteUrl })),
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
      server.middlewares.use(serveFolder('site/public'));
      server.middlewares.use(serveFolder('.cache/icons'));
      server.middlewares.use('/pictures', serveFolder('.cache/pictures'));
      server.middlewares.use(orNext(answerMissing(server)));
      followInputs(server, makers, refused);
    },
  };
}

/**
 * Answers as the built site would where there is nothing: 404 with the application, whose router
 * shows the error page, and a plain 404 for content that is not generated. The pages that there
 * are may change while the server runs.
 */
function answerMissing(server: ViteDevServer) {
  const { publicDir } = server.config;
  return async (
    ...[request, response, next]: Parameters<Connect.NextHandleFunction>
  ): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/content/')) {
      return existsSync(join(publicDir, pathname))
        ? next()
        : void response.writeHead(404).end();
    }
    if (
      request.method !== 'GET' ||
      !request.headers.accept?.includes('text/html')
    )
      return next();
    const { pages } = (await server.ssrLoadModule('/src/domain/pages.ts')) as {
      readonly pages: readonly { readonly path: string }[];
    };
    if (pages.some(({ path }) => path === decodeURI(pathname))) return next();
    const html = readFileSync(join(root, 'index.html'), 'utf8');
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(await server.transformIndexHtml(pathname, html, request.url));
  };
}
