import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import send, { type SendStream } from 'send';
import { cacheControl, isUnindexed, resourcePolicy, resourcePolicyHeader, unindexedHeader } from '../headers.ts';

interface StaticFiles {
  readonly folder: string;
  /** Answers for a file that is not there, or no longer there. */
  readonly notFound: (response: ServerResponse) => void;
}

/** Serves the files of a built site: `/services` is `services.html`, `/` is `index.html`. */
export function createFileHandler({ folder, notFound }: StaticFiles) {
  const isFile = (path: string) => {
    try {
      return statSync(join(folder, path), { throwIfNoEntry: false })?.isFile() ?? false;
    } catch {
      // A name that the file system does not take, as one too long, is the name of no file.
      return false;
    }
  };
  const fileOf = (pathname: string) =>
    (pathname === '/' ? ['/index.html'] : [pathname, `${pathname}.html`]).find(isFile);

  /** @param pathname as `parseRequestPath` gives it: decoded, without `..`. */
  return (request: IncomingMessage, response: ServerResponse, pathname: string): void => {
    const file = fileOf(pathname);
    if (file === undefined) return notFound(response);
    const stream: SendStream = send(request, encodeURI(file), { root: folder, index: false, cacheControl: false });
    stream
      .on('headers', (res: ServerResponse) => {
        res.setHeader('Cache-Control', cacheControl(pathname));
        if (isUnindexed(pathname)) res.setHeader(unindexedHeader.name, unindexedHeader.value);
        res.setHeader(resourcePolicyHeader, resourcePolicy(pathname));
      })
      .on('error', ({ status = 500 }: { readonly status?: number }) => {
        // Removed since it was found, as by a build that has just finished.
        if (status === 404) return notFound(response);
        response.statusCode = status;
        response.setHeader('Cache-Control', 'no-store');
        response.end();
      })
      .pipe(response);
  };
}
