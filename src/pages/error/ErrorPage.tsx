import { useEffect, useState } from 'react';
import { paths } from '../../../core/domain/pages.ts';
import { CallButton } from '../../layout/ContactLinks.tsx';
import { PageBand } from '../../layout/PageBand.tsx';
import { isSiteReachable, reloadOnce } from '../../ui/reload-once.ts';

const CHECK_AGAIN_MS = 3000;

const texts = {
  checking: 'One moment: we are loading it again.',
  unreachable:
    'There seems to be no connection. The page opens as soon as it is back.',
  failed:
    'The site may have just been updated. Loading it again in a minute usually helps.',
} as const;

/**
 * Shown if a page fails to load during navigation. Reloads it once in full, which gets the scripts
 * of a new deployment. Waits while there is no connection.
 */
export function ErrorPage() {
  const [state, setState] = useState<keyof typeof texts>('checking');

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const recover = async () => {
      clearTimeout(timer);
      const reachable = await isSiteReachable();
      // The visitor has moved on to a page that did load.
      if (left) return;
      if (reachable) {
        const reloads = await reloadOnce();
        if (!reloads) setState('failed');
        return;
      }
      setState('unreachable');
      // The browser's `online` event may come too early, or not at all.
      timer = setTimeout(() => void recover(), CHECK_AGAIN_MS);
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
        {/* A full load, since the scripts here may be out of date. */}
        <a href={paths.home} className="button button-line">
          Home
        </a>
        <CallButton label="error_page" />
      </div>
    </main>
  );
}
