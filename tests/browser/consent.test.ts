import { describe, expect, test } from 'vitest';
import { analyticsId, analyticsUrl, answerGoogle, sent, stayOnPage } from '../support/visits/analytics.ts';
import { acceptTerms, answerLeads, goToTerms, quizViewport } from '../support/visits/quiz-visitor.ts';
import { click, follow, press } from '../support/visits/click.ts';
import { shows, siteUrl, visit, waitForText, type Visitor } from '../support/visitor.ts';

const bannerShows = ({ page }: Visitor) =>
  page.evaluate(() => document.querySelector('[aria-label="Cookie consent"]') !== null);
const stored = ({ page }: Visitor) => page.evaluate(() => localStorage.getItem('analytics_consent'));
/** What analytics hear of a page: nothing that stands in its address beside the path. */
const viewOf = (path: string) => ({ page_path: path, page_location: analyticsUrl + path });
const foreign = ({ requests }: Visitor) =>
  requests.filter((address) => !address.startsWith(analyticsUrl) && !address.startsWith('data:'));

describe('before a choice', () => {
  test('no page asks another site for anything, and each shows the banner at the bottom, which speaks of cookies and analytics', async () => {
    await visit({}, async (visitor) => {
      const google = await answerGoogle(visitor.page);
      for (const path of ['/', '/get-quote', '/job-diary', '/devon/exeter']) {
        await visitor.open(analyticsUrl + path);
        await visitor.page.waitForSelector('[aria-label="Cookie consent"]');
      }
      expect(foreign(visitor)).toEqual([]);
      expect(google).toEqual([]);
      expect(await visitor.page.cookies()).toEqual([]);
      const banner = await visitor.page.$eval('[aria-label="Cookie consent"]', (element) => ({
        text: (element as HTMLElement).innerText,
        link: element.querySelector('a')!.getAttribute('href'),
        above: Math.round(element.getBoundingClientRect().bottom - innerHeight),
      }));
      for (const word of ['cookies', 'analytics', 'Decline', 'Accept']) expect(banner.text).toContain(word);
      expect([banner.link, banner.above]).toEqual(['/privacy-policy', 0]);
      expect(visitor.complaints).toEqual([]);
    });
  });
});

describe('Decline', () => {
  test('stores false, asks for nothing, and the banner never shows again', async () => {
    await visit({}, async (visitor) => {
      const { page, open } = visitor;
      const google = await answerGoogle(page);
      await open(analyticsUrl);
      await click(page, 'Decline');
      await page.waitForFunction(() => document.querySelector('[aria-label="Cookie consent"]') === null);
      expect(await stored(visitor)).toBe('false');
      await follow(page, '/services');
      await press(page, 'header a[href^="tel:"]');
      for (const path of ['/', '/devon/exeter']) {
        await open(analyticsUrl + path);
        expect(await bannerShows(visitor)).toBe(false);
      }
      expect(google).toEqual([]);
      expect(await sent(page, 'event')).toEqual([]);
    });
  });
});

describe('Accept', () => {
  test('stores true, and then every route change is a page view', async () => {
    await visit({}, async (visitor) => {
      const { page, open, complaints } = visitor;
      const google = await answerGoogle(page);
      await open(analyticsUrl);
      await click(page, 'Accept');
      await page.waitForFunction(() => document.cookie.includes('_ga='));
      expect(await stored(visitor)).toBe('true');
      expect(google.map(({ url }) => url)).toEqual([`https://www.googletagmanager.com/gtag/js?id=${analyticsId}`]);
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
      expect(await bannerShows(visitor)).toBe(false);
      await expect.poll(() => sent(page, 'config')).toEqual([{ name: analyticsId, fields: viewOf('/devon/exmouth') }]);
      expect(complaints).toEqual([]);
    });
  });

  test('does nothing more than store the choice where no analytics id is set', async () => {
    await visit({}, async (visitor) => {
      await visitor.open(siteUrl);
      await click(visitor.page, 'Accept');
      await follow(visitor.page, '/services');
      expect(await stored(visitor)).toBe('true');
      expect(visitor.requests.filter((address) => !address.startsWith(siteUrl))).toEqual([]);
    });
  });
});

describe('Cookie settings', () => {
  test('takes consent back: the banner returns, the cookies go, and no event follows', async () => {
    await visit({}, async (visitor) => {
      const { page, open } = visitor;
      await answerGoogle(page);
      await stayOnPage(page);
      await open(analyticsUrl);
      await click(page, 'Accept');
      await page.waitForFunction(() => document.cookie.includes('_ga_TEST123456='));
      await page.evaluate(() => (document.cookie = 'other=kept; path=/'));
      await click(page, 'Cookie settings');
      await page.waitForSelector('[aria-label="Cookie consent"]');
      expect(await stored(visitor)).toBeNull();
      await page.waitForFunction(() => document.cookie === 'other=kept');
      expect(await page.evaluate((id) => window[`ga-disable-${id}`], analyticsId)).toBe(true);
      const before = [await sent(page, 'event'), await sent(page, 'config')];
      await press(page, 'header a[href^="tel:"]');
      await follow(page, '/services');
      expect([await sent(page, 'event'), await sent(page, 'config')]).toEqual(before);

      await click(page, 'Accept');
      await expect.poll(async () => (await sent(page, 'config')).at(-1)!.fields).toEqual(viewOf('/services'));
      expect(await page.evaluate((id) => window[`ga-disable-${id}`], analyticsId)).toBe(false);
    });
  });

  test('takes it back in every open tab', async () => {
    await visit({}, async (visitor) => {
      const { page, open } = visitor;
      await answerGoogle(page);
      await open(analyticsUrl);
      await click(page, 'Accept');
      const other = await page.browserContext().newPage();
      await other.goto(`${analyticsUrl}/gallery`);
      await other.evaluate(() => localStorage.removeItem('analytics_consent'));
      await page.waitForSelector('[aria-label="Cookie consent"]');
      expect(await page.evaluate((id) => window[`ga-disable-${id}`], analyticsId)).toBe(true);
    });
  });
});

test('where storage is blocked the page works and the choice holds for the visit', async () => {
  await visit({ viewport: quizViewport }, async (visitor) => {
    const { page, open, complaints } = visitor;
    const google = await answerGoogle(page);
    await page.evaluateOnNewDocument(() => {
      const refuse = () => {
        throw new DOMException('Storage is blocked', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
    });
    await answerLeads(page, () => ({ status: 204 }));
    await open(`${analyticsUrl}/get-quote`);
    await click(page, 'Decline');
    await page.waitForFunction(() => document.querySelector('[aria-label="Cookie consent"]') === null);
    await follow(page, '/services');
    expect(await bannerShows(visitor)).toBe(false);
    await page.goBack();
    await waitForText(page, 'How big is the area?');
    await goToTerms(page);
    await acceptTerms(page);
    await waitForText(page, 'Thank You!');
    expect(google).toEqual([]);
    await open(`${analyticsUrl}/devon/exeter`);
    await page.waitForSelector('[aria-label="Cookie consent"]');
    expect(await shows(page, 'Pressure Washing in Exeter')).toBe(true);
    expect(complaints).toEqual([]);
  });
});
