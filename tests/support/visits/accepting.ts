import type { Page } from 'puppeteer';
import { answerRequests, type Answer } from '../servers/answer-requests.ts';
import { button } from './page-state.ts';

/** What went wrong on pages whose visitor accepts cookies. */
export interface CookieFaults {
  /** Pages and what their policy refused. */
  readonly violations: string[];
  /** Pages that told analytics nothing once cookies were accepted. */
  readonly silent: string[];
  /** Pages that asked for its tag before. */
  readonly tooEarly: string[];
}

/** Has a tab's pages watched by `faults` and asked about cookies anew. Returns what accepts them on its open page. */
export async function prepareAccepting(tab: Page, faults: CookieFaults): Promise<(path: string) => Promise<void>> {
  const hits = await answerForGoogle(tab);
  await tab.exposeFunction('reportViolation', (text: string) => void faults.violations.push(text));
  await tab.evaluateOnNewDocument(() => {
    localStorage.removeItem('analytics_consent');
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      (window as unknown as { reportViolation(text: string): void }).reportViolation(
        `${location.pathname}: ${effectiveDirective} ${blockedURI}`,
      ),
    );
  });
  return async (path) => {
    const accept = await tab.waitForSelector(button('Accept'));
    // The last page's hits may have been on their way still; its script was not.
    if (hits.some(({ url }) => url.includes('/gtag/js'))) faults.tooEarly.push(path);
    hits.length = 0;
    await accept!.evaluate((found) => (found as HTMLButtonElement).click());
    await tab
      .waitForFunction(
        () =>
          document.querySelector('.cookie-banner') === null &&
          performance.getEntriesByType('resource').some(({ name }) => name.includes('/g/collect')),
      )
      .catch(() => faults.silent.push(path));
    if (hits.length < 2) faults.silent.push(path);
    hits.length = 0;
  };
}

/** Answers in Google's place: a tag that loads, sends a hit and a picture, as the real one does. Returns what was asked. */
function answerForGoogle(tab: Page): Promise<{ readonly url: string }[]> {
  const tag = `
    fetch('https://region1.google-analytics.com/g/collect?v=2', { method: 'POST', mode: 'no-cors', keepalive: true });
    navigator.sendBeacon('https://www.google-analytics.com/g/collect?beacon');
    new Image().src = 'https://www.googletagmanager.com/a?id=1';`;
  return answerRequests(tab, 'https://*', ({ url }): Answer =>
    url.includes('/gtag/js')
      ? { status: 200, headers: { 'Content-Type': 'text/javascript' }, body: tag }
      : { status: 204, headers: { 'Access-Control-Allow-Origin': '*' } },
  );
}
