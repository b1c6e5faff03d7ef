import { assertDefined } from '../../core/domain/assert-defined.ts';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from './react.ts';
import { createAppRouter, createScrollRestoration } from './router.tsx';
import { createSiteHistory } from './site-history.ts';
import { sendingNoteKey } from '../../core/domain/storage-keys.ts';
import { notFoundPage, routePatterns } from '../../core/domain/pages.ts';
import { pageDataId, type PageData } from '../../core/domain/rendering.ts';
import { readPageEntry } from '../seo/page-entry.ts';
import { noteDocument } from '../ui/carry-over.ts';
import { restoreFields } from '../ui/restore-fields.ts';
import { endEarlyInput } from '../ui/early-input.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { yieldToMain } from './yield-to-main.ts';
import { trackLinkPresses } from '../analytics/link-clicks.ts';
import { config } from '../config.ts';
import { fadeBetweenPages } from './page-transition.ts';
import { recoverPartlyLoadedPage } from './partly-loaded.ts';
import { createTrustedPolicy } from './trusted-types.ts';

createTrustedPolicy();
const { reportUrl } = config;
if (reportUrl !== undefined)
  void import('./report-faults.ts').then(({ reportFaults }) =>
    reportFaults(reportUrl),
  );

const dataBlock = document.getElementById(pageDataId)?.textContent;
const pageData = JSON.parse(dataBlock || '[]') as PageData;
const router = createAppRouter({
  context: { pageData },
  history: createSiteHistory(),
  scrollRestoration: createScrollRestoration(),
});
fadeBetweenPages(router);
const root = assertDefined(document.getElementById('root'), '#root');
const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
);

void hydrate();
void remindOfRequest();

/** Hydrates the page, or renders it if the document has no markup for it. */
async function hydrate(): Promise<void> {
  if (!root.firstElementChild) {
    trackLinkPresses();
    createRoot(root).render(app);
    return;
  }
  await yieldToMain();
  // The first render must not suspend, or React would discard the snapshot.
  await router.load();
  await yieldToMain();
  const { matches } = router.state;
  const isUnknown = matches.some(
    ({ routeId }) => String(routeId) === routePatterns.notFound,
  );
  // A document whose page nobody knows, such as an archive's copy, stays readable as it came.
  if (isUnknown && readPageEntry()?.path !== notFoundPage.path) return;
  if (matches.some(({ status }) => status === 'error'))
    await recoverPartlyLoadedPage();
  else {
    endEarlyInput('page');
    restoreFields();
    noteDocument();
    trackLinkPresses();
    fetchAhead();
    startTransition(() => {
      hydrateRoot(root, app, {
        onRecoverableError: (error) =>
          console.error('The snapshot did not match:', error),
      });
    });
  }
}

/** Tells a visitor who left the page during a quote request what became of the request. */
async function remindOfRequest(): Promise<void> {
  try {
    if (sessionStorage.getItem(sendingNoteKey) === null) return;
    (await import('../quiz/sending/delivery.ts')).remindOfRequest();
  } catch {
    // Storage is blocked or the script did not load. The quiz will show the state instead.
  }
}
