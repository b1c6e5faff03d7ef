import type { Page } from 'puppeteer';
import { readDistFile } from '../built-site.ts';
import { answerRequests } from '../servers/answer-requests.ts';
import { wait } from '../visitor.ts';

const LATE_MS = 3000;

/**
 * Answers each script that the HTML does not name three seconds late, so that a script that another
 * one imports comes later still.
 */
export async function answerScriptsLate(page: Page): Promise<void> {
  const html = readDistFile('index.html');
  await answerRequests(page, '*.js', async ({ url }) => {
    const isNamed = html.includes(`src="${new URL(url).pathname}"`);
    if (!isNamed) await wait(LATE_MS);
    return 'pass' as const;
  });
}

/** Makes the browser say that its visitor asked to save data. */
export async function saveData(page: Page): Promise<void> {
  const client = await page.createCDPSession();
  await client.send('Emulation.setDataSaverOverride', {
    dataSaverEnabled: true,
  });
}
