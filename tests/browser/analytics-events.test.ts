import { describe, expect, test } from 'vitest';
import { analyticsUrl, answerGoogle, sent, stayOnPage } from '../support/visits/analytics.ts';
import {
  acceptTerms,
  answerLeads,
  consent,
  goToLastStep,
  goToTerms,
  next,
  openTerms,
  quizViewport,
  sampleAnswers,
} from '../support/visits/quiz-visitor.ts';
import { press } from '../support/visits/click.ts';
import { desktop, phone, startBrowser, visit, waitForText } from '../support/visitor.ts';

startBrowser();

describe('events', () => {
  const phoneClicks = [
    { path: '/', fields: {} },
    { path: '/devon/exeter', fields: { town: 'exeter' } },
    { path: '/devon/exeter/roof-moss-removal', fields: { town: 'exeter', service: 'roof-moss-removal' } },
    { path: '/patio-cleaning-exeter', fields: { service: 'patio-cleaning' } },
  ];
  test.each(phoneClicks)(
    'a call from the header of $path is phone_click with its label, page and $fields',
    async ({ path, fields }) => {
      for (const { label, viewport } of [
        { label: 'header_cta', viewport: desktop },
        { label: 'header_mobile_cta', viewport: phone },
      ]) {
        await visit({ consent: true, viewport }, async ({ page, open }) => {
          await answerGoogle(page);
          await stayOnPage(page);
          await open(analyticsUrl + path);
          await press(page, 'header a[href^="tel:"]');
          expect(await sent(page, 'event')).toEqual([
            { name: 'phone_click', fields: { label, page: path, ...fields } },
          ]);
        });
      }
    },
  );

  test('a WhatsApp quote from a town page is whatsapp_click with label, page and town', async () => {
    await visit({ consent: true }, async ({ page, open }) => {
      await answerGoogle(page);
      await stayOnPage(page);
      await open(`${analyticsUrl}/devon/seaton`);
      const link = 'aside a[href^="https://wa.me/"]';
      // The first touch brings the part to life that the link is in.
      await page.hover(link);
      await page.waitForFunction(
        (selector) => Object.keys(document.querySelector(selector)!).some((key) => key.startsWith('__reactFiber')),
        {},
        link,
      );
      await press(page, link);
      expect(await sent(page, 'event')).toEqual([
        { name: 'whatsapp_click', fields: { label: 'town_cta', page: '/devon/seaton', town: 'seaton' } },
      ]);
    });
  });

  test('the quiz sends its questions, the request and the contact, and nothing that names the person', async () => {
    await visit({ consent: true, viewport: quizViewport }, async ({ page, open }) => {
      await answerGoogle(page);
      await answerLeads(page, () => ({ status: 204 }));
      await open(`${analyticsUrl}/get-quote`);
      await goToLastStep(page, { ...sampleAnswers, town: 'sidmouth' });
      // The way through the history presses no Next.
      await page.goBack();
      await waitForText(page, 'How do we reach you?');
      await page.goBack();
      await waitForText(page, 'Where is it?');
      await page.goForward();
      await waitForText(page, 'How do we reach you?');
      await next(page);
      await consent(page);
      await openTerms(page);
      await acceptTerms(page);
      await waitForText(page, 'Thank You!');
      const events = await sent(page, 'event');
      const lead = { page: '/get-quote', service: 'Patio Cleaning', area_size: 'Medium', surface_type: 'Patio' };
      expect(events).toEqual([
        {
          name: 'quiz_step_complete',
          fields: { step: 1, question: 'area_size', answer: 'Medium', page: '/get-quote' },
        },
        {
          name: 'quiz_step_complete',
          fields: { step: 2, question: 'surface_type', answer: 'Patio', page: '/get-quote' },
        },
        { name: 'quiz_step_complete', fields: { step: 3, question: 'town', answer: 'Sidmouth', page: '/get-quote' } },
        { name: 'quiz_form_submit', fields: lead },
        { name: 'contact', fields: lead },
      ]);
    });
  });

  test('free text in the town field never reaches analytics, and a failed request is no contact', async () => {
    await visit({ consent: true, viewport: quizViewport }, async ({ page, open }) => {
      const google = await answerGoogle(page);
      await answerLeads(page, () => ({ status: 500 }));
      await open(`${analyticsUrl}/get-quote`);
      await goToTerms(page, { ...sampleAnswers, town: '3 Sea Lane, EX8 1AA' });
      await acceptTerms(page);
      await waitForText(page, 'There was an error');
      const everything = JSON.stringify([
        await sent(page, 'event'),
        await sent(page, 'config'),
        google.map(({ url, body }) => url + body),
      ]);
      for (const personal of [
        'Sea Lane',
        'EX8',
        sampleAnswers.name,
        sampleAnswers.email,
        sampleAnswers.phone,
        'locked',
      ])
        expect(everything).not.toContain(personal);
      expect((await sent(page, 'event')).map(({ name }) => name)).toEqual([
        'quiz_step_complete',
        'quiz_step_complete',
        'quiz_step_complete',
      ]);
      expect((await sent(page, 'event')).at(-1)!.fields.answer).toBe('Other');
    });
  });
});
