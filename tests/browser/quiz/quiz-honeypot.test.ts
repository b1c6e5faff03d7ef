import { expect, test } from 'vitest';
import {
  acceptTerms,
  answerLeads,
  fillByScript,
  goToTerms,
  openTerms,
  quizViewport,
} from '../../support/visits/quiz-visitor.ts';
import { click } from '../../support/visits/click.ts';
import { shows, startBrowser, visit, waitForText } from '../../support/visitor.ts';

startBrowser();

test('a quote is sent where a program filled the hidden field only after a person has said so, and nobody is thanked before', async () => {
  await visit({ consent: false, viewport: quizViewport }, async ({ page, open }) => {
    const leads = await answerLeads(page, () => ({ status: 204 }));
    await open('/get-quote');
    await goToTerms(page);
    await fillByScript(page, 'form [aria-hidden=true] input', 'https://spam.example');
    await acceptTerms(page);
    await waitForText(page, 'Are you a person?');
    expect(leads).toEqual([]);
    await click(page, 'Cancel');
    expect(await shows(page, 'Thank You!')).toBe(false);
    await openTerms(page);
    await acceptTerms(page);
    await click(page, 'Yes, send my request');
    await waitForText(page, 'Thank You!');
    expect(leads).toHaveLength(1);
    expect(leads[0]!.body).not.toContain('spam');
  });
});

test('the quiz has a hidden field whose name and label mean nothing to a form filler', async () => {
  await visit({ consent: false }, async ({ page, open }) => {
    await open('/get-quote');
    const field = await page.$eval('form [aria-hidden=true] input', ({ outerHTML }) => outerHTML);
    expect(field).not.toMatch(/web|url|site|mail|phone|tel|name="name|address|company|organi[sz]ation|city|post|zip/i);
  });
});
