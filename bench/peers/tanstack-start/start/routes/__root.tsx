import { HeadContent, Scripts } from '@tanstack/react-router';
import { Suspense, type ReactNode } from 'react';
import { routeTree } from '../../src/app/routes.tsx';
import styles from '../../src/styles.css?url';

const documentOptions = {
  head: () => ({ links: [{ rel: 'stylesheet', href: styles }] }),
  shellComponent: Document,
};

/** Our own routes, with the document around them that our index.html is. */
export const Route = routeTree.update(documentOptions);

function Document({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0a4a50" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <HeadContent />
      </head>
      <body>
        {/* On a server the router leaves out the boundary that it has in a browser. */}
        <div id="root">
          <Suspense>{children}</Suspense>
        </div>
        <Scripts />
      </body>
    </html>
  );
}
