import { describe, expect, test } from 'vitest';
import type { Page } from 'puppeteer';
import { answerRequests, type Answer } from '../../support/servers/answer-requests.ts';
import { press } from '../../support/visits/click.ts';
import { desktop, readText, shows, startBrowser, visit, waitForText, type Visitor } from '../../support/visitor.ts';

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

describe('the diary', () => {
  test('shows a spinner and "Loading job posts..." until the posts come', async () => {
    await visit({ viewport: desktop, consent: false }, async (visitor) => {
      const { page } = visitor;
      const answer = Promise.withResolvers<Answer>();
      const asked = await answerPosts(page, () => answer.promise);
      await enter(visitor);
      await waitForText(page, 'Loading job posts...');
      expect(await page.$('main [role=status]')).not.toBeNull();
      answer.resolve(rows([row()]));
      await waitForText(page, 'Patio behind a cottage');
      expect(await shows(page, 'Loading job posts...')).toBe(false);
      const query = new URL(asked[0]!.url).searchParams;
      expect([asked[0]!.method, query.get('select'), query.get('order')]).toEqual(['GET', '*', 'created_at.desc']);
    });
  });

  test('shows a post with its British date, town, service, photographs and line breaks', async () => {
    await visit({ viewport: desktop, consent: false }, async (visitor) => {
      const { page, complaints } = visitor;
      const images = [
        { src: '/diary/sample-patio-before.jpg' },
        { src: '/diary/sample-patio-after.jpg', alt: 'The clean patio' },
        '/diary/sample-driveway-after.jpg',
      ];
      await answerPosts(page, () =>
        rows([
          row({ images }),
          row({
            title: 'Second',
            date_iso: '2025-12-31',
            town_slug: 'south-molton',
            town_label: 'South Molton',
            service_slug: 'roof-moss-removal',
          }),
        ]),
      );
      await enter(visitor);
      await page.waitForSelector('main article');
      expect(await cards(page)).toEqual([
        {
          title: 'Patio behind a cottage',
          date: '1 June 2026',
          links: ['Exmouth /devon/exmouth', 'View Service /devon/exmouth/patio-cleaning'],
          images: [
            'Job photo 1 /diary/sample-patio-before.jpg',
            'The clean patio /diary/sample-patio-after.jpg',
            'Job photo 3 /diary/sample-driveway-after.jpg',
          ],
        },
        {
          title: 'Second',
          date: '31 December 2025',
          links: ['South Molton /devon/south-molton', 'View Service /devon/south-molton/roof-moss-removal'],
          images: [],
        },
      ]);
      expect(await readText(page, 'main article')).toContain('First line.\nSecond line.\n\nNew paragraph.');
      expect(complaints).toEqual([]);
    });
  });

  test('reads the real database newest first', async () => {
    await visit({ viewport: desktop, consent: false }, async (visitor) => {
      await enter(visitor);
      await visitor.page.waitForSelector('main article');
      expect((await cards(visitor.page)).map(({ date }) => date)).toEqual([
        '9 March 2026',
        '24 February 2026',
        '11 February 2026',
      ]);
      expect(visitor.complaints).toEqual([]);
    });
  });

  test('replaces the posts of the snapshot by those of today', async () => {
    await visit({ viewport: desktop, consent: false }, async ({ page, open, complaints }) => {
      await answerPosts(page, () => rows([row()]));
      await open('/job-diary');
      await page.waitForFunction(() => document.querySelectorAll('main article').length === 1);
      expect((await cards(page))[0]!.title).toBe('Patio behind a cottage');
      expect(complaints).toEqual([]);
    });
  });

  test('says "Coming Soon" and offers a quote where there is no post', async () => {
    await visit({ viewport: desktop, consent: false }, async (visitor) => {
      const { page } = visitor;
      await answerPosts(page, () => rows([]));
      await enter(visitor);
      await waitForText(page, 'Coming Soon');
      await press(page, 'main a[href="/get-quote"]');
      await waitForText(page, 'Get your free, no-obligation quote.');
    });
  });

  test('the link of the empty diary reads "Request Your Free Quote"', async () => {
    await visit({ viewport: desktop, consent: false }, async (visitor) => {
      await answerPosts(visitor.page, () => rows([]));
      await enter(visitor);
      await waitForText(visitor.page, 'Coming Soon');
      expect(await readText(visitor.page, 'main a[href="/get-quote"]')).toBe('Request Your Free Quote');
    });
  });
});
