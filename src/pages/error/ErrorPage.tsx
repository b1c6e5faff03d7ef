import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { paths } from '../../domain/pages.ts';
import { CallButton } from '../../layout/ContactLinks.tsx';
import { PageBand } from '../../layout/PageBand.tsx';
import { isSiteReachable, reloadOnce } from './reload-once.ts';

const CHECK_AGAIN_MS = 3000;

type State = 'checking' | 'unreachable' | 'failed';

const texts: Readonly<Record<State, string>> = {
  checking: 'One moment: we are loading it again.',
  unreachable:
    'There seems to be no connection. The page opens as soon as it is back.',
  failed:
    'The site may have just been updated. Loading it again in a minute usually helps.',
};

/**
 * Shown where a page cannot be loaded while the visitor goes from one to the next. Loads it in full,
 * once, which brings a new deployment's scripts and the page's own data; without a connection it waits.
 */
function VisitorsErrorPage() {
  const [state, setState] = useState<State>('checking');

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const recover = async () => {
      clearTimeout(timer);
      const reachable = await isSiteReachable();
      // The visitor has gone on meanwhile, and must not lose the page that did load.
      if (left) return;
      if (!reachable) {
        setState('unreachable');
        // The browser says that it is online before the first answer comes through, and not always.
        timer = setTimeout(() => void recover(), CHECK_AGAIN_MS);
      } else if (!reloadOnce()) setState('failed');
    };
    void recover();
    addEventListener('online', recover);
    return () => {
      left = true;
      clearTimeout(timer);
      removeEventListener('online', recover);
    };
  }, []);

  const tryAgain = async () => {
    if (await isSiteReachable()) location.reload();
    else setState('unreachable');
  };

  return (
    <main id="main" tabIndex={-1}>
      <title>This page did not load</title>
      <meta name="robots" content="noindex" />
      <PageBand title="This page did not load">
        <p role="status">{texts[state]}</p>
      </PageBand>
      <div className="wrap section flex flex-wrap gap-4">
        <button
          type="button"
          className="button button-go"
          onClick={() => void tryAgain()}
        >
          Load the page again
        </button>
        {/* A plain link: a full load, since the loaded script may be out of date. */}
        <a href={paths.home} className="button button-line">
          Home
        </a>
        <CallButton label="error_page" />
      </div>
    </main>
  );
}

/** What the router shows in place of a page that failed: in development what went wrong, else what a visitor can do. */
export function ErrorPage(props: ErrorComponentProps) {
  return import.meta.env.DEV && import.meta.hot ? (
    <ErrorDetails {...props} />
  ) : (
    <VisitorsErrorPage />
  );
}

/** In development, in place of the visitors' error page: what went wrong and where. Gone as soon as a saved file mends it. */
function ErrorDetails({ error }: ErrorComponentProps) {
  const { message, stack = '' } =
    error instanceof Error ? error : new Error(String(error));
  useEffect(() => {
    import.meta.hot?.send('page-error', { message, path: location.pathname });
    // In full: shown again at once, the page would throw with the code that is being replaced.
    const again = () => location.reload();
    import.meta.hot?.on('vite:afterUpdate', again);
    return () => import.meta.hot?.off('vite:afterUpdate', again);
  }, [message]);
  return (
    <main id="main" tabIndex={-1}>
      <title>Error in development</title>
      <PageBand title="This page threw an error">
        <p>{message}</p>
      </PageBand>
      <pre className="wrap section overflow-auto">{stack}</pre>
    </main>
  );
}
