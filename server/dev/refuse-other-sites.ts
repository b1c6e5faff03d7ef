import type { IncomingMessage } from 'node:http';
import type { Connect } from 'vite';
import { isOwnPage } from '../site/host-name.ts';

/** Vite's route that opens a file in the developer's editor. */
const editorRoute = '/__open-in-editor';

/**
 * Makes the development server refuse pages of other sites: they read no source, post nothing and
 * start no editor. Another port of this machine is another site.
 * @param siteUrl origin of the live site, whose pages may ask through a proxy
 */
export function refuseOtherSites(
  middlewares: Connect.Server,
  siteUrl: string,
): void {
  const isOwn = (page: string, { headers: { host = '' } }: IncomingMessage) =>
    isOwnPage({ origin: page, host, siteUrl });

  /** A link of another site may still open a page. */
  const isForeign = (request: IncomingMessage) => {
    const { origin, 'sec-fetch-site': site } = request.headers;
    if (origin !== undefined) return !isOwn(origin, request);
    const isLink = request.headers['sec-fetch-mode'] === 'navigate';
    return (site === 'cross-site' || site === 'same-site') && !isLink;
  };
  /** Browsers name the asking site only to this machine; to others they may name the page. */
  const isProvenOwn = (request: IncomingMessage) => {
    const { origin, referer, 'sec-fetch-site': site } = request.headers;
    const page = origin ?? referer;
    return site === undefined
      ? page !== undefined && isOwn(page, request)
      : site === 'same-origin';
  };

  middlewares.use(refuseUnless((request) => !isForeign(request)));
  middlewares.use(editorRoute, refuseUnless(isProvenOwn));
}

const refuseUnless =
  (
    isAllowed: (request: IncomingMessage) => boolean,
  ): Connect.NextHandleFunction =>
  (request, response, next) =>
    isAllowed(request) ? next() : void response.writeHead(403).end();
