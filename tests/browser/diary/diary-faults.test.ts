import { describe, expect, test } from 'vitest';
import type { Page } from 'puppeteer';
import { answerRequests, type Answer } from '../../support/servers/answer-requests.ts';
import { click, follow, press } from '../../support/visits/click.ts';
import { phone, readText, shows, startBrowser, visit, wait, waitForText, type Visitor } from '../../support/visitor.ts';

startBrowser();

const row = (fields: Record<string, unknown> = {}) => ({
  id: 1,
  title: 'Patio behind a cottage',
  town_slug: 'exmouth',
  town_label: 'Exmouth',
  service_slug: 'patio-cleaning',
  date_iso: '2026-06-01',
  images: [],
  body: 'First line.\nSecond line.\n\nNew paragraph.',
  created_at: '2026-06-01T09:00:00.000Z',
  ...fields,
});

const rows = (list: readonly unknown[]): Answer => ({ status: 200, body: JSON.stringify(list) });

const answerPosts = (page: Page, answer: (index: number) => Answer | Promise<Answer>) =>
  answerRequests(page, '*/rest/v1/job_posts*', (_request, index) => answer(index));

/** Comes to the diary by a link, so that no post is there before the database has answered. */
async function enter({ page, open }: Visitor): Promise<void> {
  await open('/guarantee');
  await press(page, 'footer a[href="/job-diary"]');
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Job Diary');
}

const cards = (page: Page) =>
  page.$$eval('main article', (articles) =>
    articles.map((article) => ({
      title: article.querySelector('h2')!.innerText,
      date: article.querySelector('time')!.innerText,
      links: [...article.querySelectorAll('a')].map((link) => `${link.innerText} ${link.getAttribute('href')}`),
      images: [...article.querySelectorAll('img')].map((image) => `${image.alt} ${image.getAttribute('src')}`),
    })),
  );

describe('a diary that cannot be read', () => {
  const faults: readonly [string, Answer][] = [
    ['an error', { status: 500, body: '{"message":"no such table: secrets"}' }],
    [
      'a page of HTML',
      {
        status: 200,
        headers: { 'Content-Type': 'text/html' },
        body: '<!doctype html><script>window.ran = true</script>',
      },
    ],
    ['something that is no list', { status: 200, body: '{"posts":[]}' }],
    ['a broken connection', 'abort'],
  ];
  test.each(faults)('because of %s says so, logs it, and tries again when asked', async (_fault, fault) => {
    await visit({ consent: false }, async (visitor) => {
      const { page, complaints } = visitor;
      const later = Promise.withResolvers<Answer>();
      let repaired = false;
      await answerPosts(page, () => (repaired ? later.promise : fault));
      await enter(visitor);
      await waitForText(page, 'Error Loading Posts');
      expect(await shows(page, 'Failed to load job posts. Please try again later.')).toBe(true);
      expect(await shows(page, 'secrets')).toBe(false);
      await expect.poll(() => complaints.join()).toContain('The job diary could not be loaded');
      repaired = true;
      await click(page, 'Try Again');
      await waitForText(page, 'Loading job posts...');
      expect(await shows(page, 'Error Loading Posts')).toBe(false);
      later.resolve(rows([row()]));
      await waitForText(page, 'Patio behind a cottage');
      expect(await shows(page, 'Error Loading Posts')).toBe(false);
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    });
  });

  test.each(faults)(
    'because of %s keeps the posts that the page came with, and says so beside them',
    async (_fault, fault) => {
      await visit({ consent: false }, async ({ page, open, complaints }) => {
        let repaired = false;
        await answerPosts(page, () => (repaired ? rows([row()]) : fault));
        await open('/job-diary');
        const before = await cards(page);
        expect(before.length).toBeGreaterThan(0);
        await waitForText(page, 'Error Loading Posts');
        expect(await shows(page, 'Failed to load job posts. Please try again later.')).toBe(true);
        expect(await shows(page, 'The posts below may not be the newest.')).toBe(true);
        expect(await cards(page)).toEqual(before);
        expect(await shows(page, 'Coming Soon')).toBe(false);
        await expect.poll(() => complaints.join()).toContain('The job diary could not be loaded');
        repaired = true;
        await click(page, 'Try Again');
        await waitForText(page, 'Patio behind a cottage');
        expect(await shows(page, 'Error Loading Posts')).toBe(false);
      });
    },
  );

  test('because it is silent gives up after ten seconds', async () => {
    await visit({ consent: false }, async (visitor) => {
      const { page } = visitor;
      await answerPosts(page, () => 'hang');
      await page.evaluateOnNewDocument(() => {
        const real = AbortSignal.timeout.bind(AbortSignal);
        AbortSignal.timeout = (milliseconds) => {
          (window as unknown as { asked: number }).asked = milliseconds;
          return real(milliseconds / 100);
        };
      });
      await enter(visitor);
      await waitForText(page, 'Error Loading Posts');
      expect(await page.evaluate(() => (window as unknown as { asked: number }).asked)).toBe(10_000);
    });
  });

  test('because the visitor is offline says so', async () => {
    await visit({ consent: false }, async (visitor) => {
      const { page, open } = visitor;
      // With them the page has what it shows posts with.
      const posts = page.waitForResponse((response) => response.url().includes('/job_posts'));
      await open('/job-diary');
      await posts;
      await follow(page, '/guarantee');
      await page.setOfflineMode(true);
      await press(page, 'footer a[href="/job-diary"]');
      await waitForText(page, 'Error Loading Posts');
      await page.setOfflineMode(false);
    });
  });
});

describe('hostile rows', () => {
  const attack = '<img src=x onerror="window.ran=true"><script>window.ran=true</script>"\'&{{}}${}';

  test('with markup in every field are shown as text and run nothing', async () => {
    await visit({ consent: false }, async (visitor) => {
      const { page } = visitor;
      await answerPosts(page, () =>
        rows([
          row({
            title: attack,
            town_label: attack,
            body: attack,
            images: [{ src: '/diary/sample-patio-after.jpg', alt: attack }],
            extra: attack,
          }),
          row({ title: 'Slug', town_slug: attack }),
          row({ title: 'Path', town_slug: '../../get-quote' }),
          row({ title: 'Service', service_slug: attack }),
          row({ title: 'Date', date_iso: attack }),
        ]),
      );
      await enter(visitor);
      await page.waitForSelector('main article');
      const shown = await cards(page);
      expect(shown).toHaveLength(1);
      expect(shown[0]).toMatchObject({ title: attack, images: [`${attack} /diary/sample-patio-after.jpg`] });
      expect(await readText(page, 'main article')).toContain(attack);
      await wait(100);
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    });
  });

  test('with image addresses other than http(s) and site-relative load none of them', async () => {
    await visit({ consent: false }, async (visitor) => {
      const { page, requests } = visitor;
      const bad = [
        'javascript:window.ran=true',
        ' javascript:window.ran=true',
        'data:image/svg+xml,<svg onload="window.ran=true">',
        'blob:x',
        'file:///etc/passwd',
        '//evil.example/x.png',
        '/\\evil.example/x.png',
        'x.png',
        '',
        7,
        null,
        { alt: 'none' },
        { src: {} },
      ];
      await answerPosts(page, () =>
        rows([row({ images: [...bad.map((src) => ({ src })), ...bad, '/diary/sample-patio-after.jpg'] })]),
      );
      await enter(visitor);
      await page.waitForSelector('main article');
      expect((await cards(page))[0]!.images.map((image) => image.split(' ').at(-1))).toEqual([
        '/diary/sample-patio-after.jpg',
      ]);
      expect(requests.filter((address) => /evil|passwd|javascript:|data:|blob:/.test(address))).toEqual([]);
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    });
  });

  test('with missing or wrong fields are left out, and the good one among them is shown', async () => {
    await visit({ consent: false }, async (visitor) => {
      const { page, complaints } = visitor;
      const needed = ['title', 'town_slug', 'service_slug', 'date_iso'];
      const broken = [...needed, 'town_label', 'body'].flatMap((field) =>
        [...(needed.includes(field) ? [undefined, null] : []), 7, [], {}].map((value) => row({ [field]: value })),
      );
      await answerPosts(page, () =>
        rows([null, 7, 'text', [], {}, ...broken, row({ title: 'The good one', images: null })]),
      );
      await enter(visitor);
      await page.waitForSelector('main article');
      expect((await cards(page)).map(({ title }) => title)).toEqual(['The good one']);
      expect(complaints.every((text) => text.startsWith('Job post'))).toBe(true);
    });
  });

  test('by the ten thousand, all alike, leave the page quick', async () => {
    await visit({ consent: false }, async (visitor) => {
      const { page, complaints } = visitor;
      await answerPosts(page, () => rows(Array.from({ length: 10_000 }, () => row({ body: 'Same. '.repeat(20) }))));
      await enter(visitor);
      await page.waitForSelector('main article');
      expect((await cards(page)).length).toBe(100);
      const client = await page.createCDPSession();
      // Processor time, of which a busy machine takes no more.
      await client.send('Performance.enable', { timeDomain: 'threadTicks' });
      const spent = async () =>
        (await client.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')!.value;
      const before = await spent();
      await follow(page, '/guarantee');
      expect((await spent()) - before).toBeLessThan(3);
      expect(complaints).toEqual([]);
    });
  });

  test('with words of ten thousand letters do not widen a phone', async () => {
    await visit({ consent: false, viewport: phone }, async (visitor) => {
      const { page } = visitor;
      const word = 'W'.repeat(10_000);
      await answerPosts(page, () => rows([row({ title: word, town_label: word, body: word })]));
      await enter(visitor);
      await page.waitForSelector('main article');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  });
});
