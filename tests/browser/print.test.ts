import { expect, test } from 'vitest';
import { business } from '../../site/business.ts';
import { kinds } from '../support/kinds.ts';
import { desktop, shareVisit, startBrowser } from '../support/visitor.ts';

startBrowser();

const visitor = shareVisit({ viewport: desktop, consent: false });

test.each(kinds)(
  'the %s page on paper says who we are, our phone number and where it was found',
  async (_kind, path) => {
    const { page, open } = visitor();
    await open(path);
    await page.emulateMediaType('print');
    const printed = await page.evaluate(() => document.body.innerText);
    expect(printed).toContain(business.name);
    expect(printed).toContain(business.phone);
    if (path !== '/no-such-page') expect(printed).toContain(`http://127.0.0.1:4173${path}`);
  },
);

test('questions are open on paper', async () => {
  const { page, open } = visitor();
  await open('/devon/exeter/gutter-cleaning');
  await page.emulateMediaType('print');
  // What is closed has a height all the same.
  const shown = await page.$$eval('main details p', (answers) => answers.map((answer) => answer.checkVisibility()));
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.every(Boolean)).toBe(true);
});
