import type { Page } from 'puppeteer';
import { describe, expect, test } from 'vitest';
import {
  analyticsId,
  analyticsUrl,
  answerGoogle,
  sent,
  stayOnPage,
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
  arrive,
  blockStorage,
  desktop,
  phone,
  shows,
  siteUrl,
  waitForText,
  type Visitor,
} from '../support/visitor.ts';

const banner = '[aria-label="Cookie consent"]';
const stored = (page: Page) =>
  page.evaluate(() => localStorage.getItem('analytics_consent'));
/** The page view that analytics gets: its address has no query or fragment. */
const viewOf = (path: string) => ({
  page_path: path,
  page_location: analyticsUrl + path,
});
const foreign = ({ requests }: Visitor) =>
  requests.filter(
    (address) =>
      !address.startsWith(analyticsUrl) && !address.startsWith('data:'),
  );

test('before a choice no page asks another site for anything, and each shows the banner at the bottom, which speaks of cookies and analytics', async () => {
  const visitor = await arrive();
  const google = await answerGoogle(visitor.page);
  for (const path of ['/', '/get-quote', '/job-diary', '/devon/exeter']) {
    await visitor.open(analyticsUrl + path);
    await visitor.page.waitForSelector(banner);
  }
  expect(foreign(visitor)).toEqual([]);
  expect(google).toEqual([]);
  expect(await visitor.page.cookies()).toEqual([]);
  const { text, ...rest } = await visitor.page.$eval(banner, (element) => ({
    text: (element as HTMLElement).innerText,
    link: element.querySelector('a')!.getAttribute('href'),
    above: Math.round(element.getBoundingClientRect().bottom - innerHeight),
  }));
  for (const word of ['cookies', 'analytics', 'Decline', 'Accept'])
    expect(text).toContain(word);
  expect(rest).toEqual({ link: '/privacy-policy', above: 0 });
  expect(visitor.complaints).toEqual([]);
});

test('after Decline, false is stored, no page requests analytics, and the banner never shows again', async () => {
  const { page, open } = await arrive();
  const google = await answerGoogle(page);
  await open(analyticsUrl);
  await click(page, 'Decline');
  await page.waitForSelector(banner, { hidden: true });
  expect(await stored(page)).toBe('false');
  await follow(page, '/services');
  await press(page, '[data-label=header_mobile_cta]');
  for (const path of ['/', '/devon/exeter']) {
    await open(analyticsUrl + path);
    expect(await page.$(banner)).toBeNull();
  }
  expect(google).toEqual([]);
  expect(await sent(page, 'event')).toEqual([]);
});

describe('Accept', () => {
  test('stores true, and then every route change is a page view', async () => {
    const { page, open, complaints } = await arrive();
    const google = await answerGoogle(page);
    await open(analyticsUrl);
    await click(page, 'Accept');
    await page.waitForFunction(() => document.cookie.includes('_ga='));
    expect(await stored(page)).toBe('true');
    expect(google.map(({ url }) => url)).toEqual([
      `https://www.googletagmanager.com/gtag/js?id=${analyticsId}`,
    ]);
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
    await open(`${analyticsUrl}/devon/exmouth?email=ann@clean.example`);
    expect(await page.$(banner)).toBeNull();
    await expect
      .poll(() => sent(page, 'config'))
      .toEqual([{ name: analyticsId, fields: viewOf('/devon/exmouth') }]);
    expect(complaints).toEqual([]);
  });

  test('only stores the choice if no analytics id is set', async () => {
    const visitor = await arrive();
    await visitor.open(siteUrl);
    await click(visitor.page, 'Accept');
    await follow(visitor.page, '/services');
    expect(await stored(visitor.page)).toBe('true');
    expect(
      visitor.requests.filter((address) => !address.startsWith(siteUrl)),
    ).toEqual([]);
  });
});

describe('Cookie settings', () => {
  test('asks again and keeps the choice until then: after Decline the cookies go, and no event follows', async () => {
    const { page, open } = await arrive();
    await answerGoogle(page);
    await stayOnPage(page);
    await open(analyticsUrl);
    await click(page, 'Accept');
    await page.waitForFunction(() =>
      document.cookie.includes('_ga_TEST123456='),
    );
    await page.evaluate(() => (document.cookie = 'other=kept; path=/'));
    await click(page, 'Cookie settings');
    await page.waitForSelector(banner);
    expect(await stored(page)).toBe('true');
    await click(page, 'Decline');
    await page.waitForFunction(() => document.cookie === 'other=kept');
    expect(
      await page.evaluate((id) => window[`ga-disable-${id}`], analyticsId),
    ).toBe(true);
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
    expect(
      await page.evaluate((id) => window[`ga-disable-${id}`], analyticsId),
    ).toBe(false);
  });

  test('takes it back in every open tab', async () => {
    const { page, open } = await arrive();
    await answerGoogle(page);
    await open(analyticsUrl);
    await click(page, 'Accept');
    const other = await page.browserContext().newPage();
    await other.goto(`${analyticsUrl}/gallery`);
    await other.evaluate(() => localStorage.removeItem('analytics_consent'));
    await page.waitForSelector(banner);
    expect(
      await page.evaluate((id) => window[`ga-disable-${id}`], analyticsId),
    ).toBe(true);
  });
});

test('with blocked storage the page works, and the choice holds for the visit', async () => {
  const { page, open, complaints } = await arrive({ viewport: quizViewport });
  const google = await answerGoogle(page);
  await blockStorage(page, 'localStorage', 'sessionStorage');
  await answerLeads(page, { status: 204 });
  await open(`${analyticsUrl}/get-quote`);
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
  await open(`${analyticsUrl}/devon/exeter`);
  await page.waitForSelector(banner);
  expect(await shows(page, 'Pressure Washing in Exeter')).toBe(true);
  expect(complaints).toEqual([]);
});

/* What is reported once cookies are accepted. */

const phoneClicks = [
  {
    path: '/devon/exeter/roof-moss-removal',
    fields: { town: 'exeter', service: 'roof-moss-removal' },
  },
  {
    path: '/patio-cleaning-exeter',
    fields: { town: 'exeter', service: 'patio-cleaning' },
  },
];
test.each(phoneClicks)(
  'a call from the header of $path is phone_click with its label, page and $fields',
  async ({ path, fields }) => {
    const { page, open } = await arrive({ consent: true });
    await answerGoogle(page);
    await stayOnPage(page);
    for (const [label, viewport] of [
      ['header_cta', desktop],
      ['header_mobile_cta', phone],
    ] as const) {
      await page.setViewport(viewport);
      await open(analyticsUrl + path);
      await press(page, `[data-label=${label}]`);
      expect(await sent(page, 'event')).toEqual([
        { name: 'phone_click', fields: { label, page: path, ...fields } },
      ]);
    }
  },
);

test('the quiz sends its questions, the request and the contact, and nothing that names the person', async () => {
  const { page, open } = await arrive({
    consent: true,
    viewport: quizViewport,
  });
  await answerGoogle(page);
  await answerLeads(page, { status: 204 });
  await open(`${analyticsUrl}/get-quote`);
  await goToLastStep(page, { ...sampleAnswers, town: 'sidmouth' });
  // The browser's history takes the visitor back and forth without a click on Next.
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

test('free text in the town field never reaches analytics, and a failed request is no contact', async () => {
  const { page, open } = await arrive({
    consent: true,
    viewport: quizViewport,
  });
  const google = await answerGoogle(page);
  await answerLeads(page, { status: 500 });
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
  expect(events.map(({ name: event }) => event)).toEqual(
    Array(3).fill('quiz_step_complete'),
  );
  expect(events.at(-1)!.fields.answer).toBe('Other');
});
