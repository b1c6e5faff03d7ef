import { expect, test } from 'vitest';
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
import { desktop, phone, visit, waitForText } from '../support/visitor.ts';

const phoneClicks = [
  { path: '/', fields: {} },
  { path: '/devon/exeter', fields: { town: 'exeter' } },
  { path: '/devon/exeter/roof-moss-removal', fields: { town: 'exeter', service: 'roof-moss-removal' } },
  { path: '/patio-cleaning-exeter', fields: { service: 'patio-cleaning' } },
];
test.each(phoneClicks)(
  'a call from the header of $path is phone_click with its label, page and $fields',
  async ({ path, fields }) => {
    await visit({ consent: true }, async ({ page, open }) => {
      await answerGoogle(page);
      await stayOnPage(page);
      for (const [label, viewport] of [
        ['header_cta', desktop],
        ['header_mobile_cta', phone],
      ] as const) {
        await page.setViewport(viewport);
        await open(analyticsUrl + path);
        await press(page, 'header a[href^="tel:"]');
        expect(await sent(page, 'event')).toEqual([{ name: 'phone_click', fields: { label, page: path, ...fields } }]);
      }
    });
  },
);

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
    const steps = [
      { question: 'area_size', answer: 'Medium' },
      { question: 'surface_type', answer: 'Patio' },
      { question: 'town', answer: 'Sidmouth' },
    ];
    expect(events).toEqual([
      ...steps.map((fields, index) => ({
        name: 'quiz_step_complete',
        fields: { step: index + 1, ...fields, page: '/get-quote' },
      })),
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
    const { name, email, phone: number } = sampleAnswers;
    for (const personal of ['Sea Lane', 'EX8', name, email, number, 'locked'])
      expect(everything).not.toContain(personal);
    const events = await sent(page, 'event');
    expect(events.map(({ name: event }) => event)).toEqual(Array(3).fill('quiz_step_complete'));
    expect(events.at(-1)!.fields.answer).toBe('Other');
  });
});
