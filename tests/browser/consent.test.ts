import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import {
  analyticsId,
  analyticsUrl,
  arriveWithAnalytics,
  sent,
} from '../support/visits/analytics.ts';
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
import { click, follow, press } from '../support/visits/controls.ts';
import {
  blockStorage,
  desktop,
  phone,
  shows,
  waitForText,
} from '../support/visitor.ts';

const banner = '[aria-label="Cookie consent"]';
const stored = (page: Page) =>
  page.evaluate(() => localStorage.getItem('analytics_consent'));
/**
 * The page view that analytics receives: its URL and that of the page before have no query or
 * fragment.
 */
const viewOf = (path: string) => ({
  page_path: path,
  page_location: analyticsUrl + path,
  page_referrer: expect.not.stringMatching(/[?#@]/),
});
const newcomer = { consent: 'unset' } as const;
/** Whether Google's tag is switched off. */
const isOff = (page: Page) =>
  page.evaluate((id) => window[`ga-disable-${id}`], analyticsId);

test('before a choice, no page contacts another site, and each shows the cookie banner at the bottom', async () => {
  const { page, open, google, requests, complaints } =
    await arriveWithAnalytics(newcomer);
  for (const path of ['/', '/get-quote', '/job-diary', '/devon/exeter']) {
    await open(path);
    await page.waitForSelector(banner);
  }
  expect(
    requests.filter(
      (address) =>
        !address.startsWith(analyticsUrl) && !address.startsWith('data:'),
    ),
  ).toEqual([]);
  expect(google).toEqual([]);
  expect(await page.cookies()).toEqual([]);
  const { text, ...rest } = await page.$eval(banner, (element) => ({
    text: (element as HTMLElement).innerText,
    link: element.querySelector('a')!.getAttribute('href'),
    above: Math.round(element.getBoundingClientRect().bottom - innerHeight),
  }));
  for (const word of ['cookies', 'analytics', 'Decline', 'Accept'])
    expect(text).toContain(word);
  expect(rest).toEqual({ link: '/privacy-policy', above: 0 });
  expect(complaints).toEqual([]);
});

test('Decline is remembered: no page loads analytics, and the banner does not return', async () => {
  const { page, open, google } = await arriveWithAnalytics(newcomer);
  await open('/');
  await click(page, 'Decline');
  await page.waitForSelector(banner, { hidden: true });
  expect(await stored(page)).toBe('false');
  await follow(page, '/services');
  await press(page, '[data-label=header_mobile_cta]');
  for (const path of ['/', '/devon/exeter']) {
    await open(path);
    expect(await page.$(banner)).toBeNull();
  }
  expect(google).toEqual([]);
  expect(await sent(page, 'event')).toEqual([]);
});

test('Accept is remembered, and analytics receives a page view for each page that the visitor opens', async () => {
  const { page, open, google, complaints } =
    await arriveWithAnalytics(newcomer);
  await open('/');
  await click(page, 'Accept');
  await page.waitForFunction(() => document.cookie.includes('_ga='));
  expect(await stored(page)).toBe('true');
  await follow(page, '/services');
  await follow(page, '/roof-cleaning-devon');
  await page.goBack();
  await waitForText(page, 'Our Services');
  await expect
    .poll(() => sent(page, 'config'))
    .toEqual(
      ['/', '/services', '/roof-cleaning-devon', '/services'].map((path) => ({
        name: analyticsId,
        fields: viewOf(path),
      })),
    );
  expect(google.map(({ url }) => url)).toEqual([
    `https://www.googletagmanager.com/gtag/js?id=${analyticsId}`,
  ]);
  await open('/devon/exmouth?email=ann@clean.example');
  expect(await page.$(banner)).toBeNull();
  await expect
    .poll(() => sent(page, 'config'))
    .toEqual([{ name: analyticsId, fields: viewOf('/devon/exmouth') }]);
  expect(complaints).toEqual([]);
});

test('the Cookie settings button reopens the banner, where Decline deletes the analytics cookies and stops all events', async () => {
  const { page, open } = await arriveWithAnalytics(newcomer);
  await open('/');
  await click(page, 'Accept');
  await page.waitForFunction(() => document.cookie.includes('_ga_TEST123456='));
  await page.evaluate(() => (document.cookie = 'other=kept; path=/'));
  await click(page, 'Cookie settings');
  await page.waitForSelector(banner);
  expect(await stored(page)).toBe('true');
  await click(page, 'Decline');
  await page.waitForFunction(() => document.cookie === 'other=kept');
  expect(await isOff(page)).toBe(true);
  const before = [await sent(page, 'event'), await sent(page, 'config')];
  await press(page, '[data-label=header_mobile_cta]');
  await follow(page, '/services');
  expect([await sent(page, 'event'), await sent(page, 'config')]).toEqual(
    before,
  );

  await click(page, 'Cookie settings');
  await click(page, 'Accept');
  await expect
    .poll(async () => (await sent(page, 'config')).at(-1)!.fields)
    .toEqual(viewOf('/services'));
  expect(await isOff(page)).toBe(false);
});

test('consent that is withdrawn in one tab ends in the others, which show the banner again', async () => {
  const { page, open } = await arriveWithAnalytics(newcomer);
  await open('/');
  await click(page, 'Accept');
  const other = await page.browserContext().newPage();
  await other.goto(`${analyticsUrl}/gallery`);
  await other.evaluate(() => localStorage.removeItem('analytics_consent'));
  await page.waitForSelector(banner);
  expect(await isOff(page)).toBe(true);
});

test('with storage blocked, the quiz works, and the cookie choice lasts until the next full page load', async () => {
  const { page, open, google, complaints } = await arriveWithAnalytics({
    ...newcomer,
    viewport: quizViewport,
  });
  await blockStorage(page, 'localStorage', 'sessionStorage');
  await answerLeads(page, { status: 204 });
  await open('/get-quote');
  await click(page, 'Decline');
  await page.waitForSelector(banner, { hidden: true });
  await follow(page, '/services');
  expect(await page.$(banner)).toBeNull();
  await page.goBack();
  await waitForText(page, 'How big is the area?');
  await goToTerms(page);
  await acceptTerms(page);
  await waitForText(page, 'Thank You!');
  expect(google).toEqual([]);
  await open('/devon/exeter');
  await page.waitForSelector(banner);
  expect(await shows(page, 'Pressure Washing in Exeter')).toBe(true);
  expect(complaints).toEqual([]);
});

/* What analytics receives once cookies are accepted. */

test.each([
  {
    path: '/devon/exeter/roof-moss-removal',
    fields: { town: 'exeter', service: 'roof-moss-removal' },
  },
  {
    path: '/patio-cleaning-exeter',
    fields: { town: 'exeter', service: 'patio-cleaning' },
  },
])(
  'a press on the phone number in the header of $path is reported as phone_click with the town and service of the page',
  async ({ path, fields }) => {
    const { page, open } = await arriveWithAnalytics({ consent: true });
    for (const [label, viewport] of [
      ['header_cta', desktop],
      ['header_mobile_cta', phone],
    ] as const) {
      await page.setViewport(viewport);
      await open(path);
      await press(page, `[data-label=${label}]`);
      expect(await sent(page, 'event')).toEqual([
        { name: 'phone_click', fields: { label, page: path, ...fields } },
      ]);
    }
  },
);

test('the quiz reports its steps, the request and the contact to analytics, and no personal data', async () => {
  const { page, open } = await arriveWithAnalytics({
    consent: true,
    viewport: quizViewport,
  });
  await answerLeads(page, { status: 204 });
  await open('/get-quote');
  await goToLastStep(page, { ...sampleAnswers, town: 'sidmouth' });
  // Going back and forward in the browser's history reports no step: only Next does.
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
  const lead = {
    page: '/get-quote',
    service: 'Patio Cleaning',
    area_size: 'Medium',
    surface_type: 'Patio',
  };
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

test('free text in the town field never reaches analytics, and a failed request is not reported as a contact', async () => {
  const { page, open, google } = await arriveWithAnalytics({
    consent: true,
    viewport: quizViewport,
  });
  await answerLeads(page, { status: 500 });
  await open('/get-quote');
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
  expect(events.map(({ name: event }) => event)).toEqual(
    Array(3).fill('quiz_step_complete'),
  );
  expect(events.at(-1)!.fields.answer).toBe('Other');
});
