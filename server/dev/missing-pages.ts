import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';

/**
 * Answers as the built site would where there is nothing: 404 with the application, whose router shows the error page, and a plain 404
 * for content that is not generated. The pages that there are may change while the server runs.
 */
export function answerMissing(server: ViteDevServer) {
  const { root, publicDir } = server.config;
  return async (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
    try {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      if (pathname.startsWith('/content/')) {
        return existsSync(join(publicDir, pathname)) ? next() : void response.writeHead(404).end();
      }
      if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next();
      const { pages } = (await server.ssrLoadModule('/src/domain/routes.ts')) as {
        readonly pages: readonly { readonly path: string }[];
      };
      if (pages.some(({ path }) => path === decodeURI(pathname))) return next();
      const html = readFileSync(join(root, 'index.html'), 'utf8');
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(await server.transformIndexHtml(pathname, html, request.url));
    } catch (error) {
      next(error);
    }
  };
}
