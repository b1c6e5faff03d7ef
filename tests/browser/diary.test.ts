import { describe, expect, test } from 'vitest';
import type { Page } from 'puppeteer';
import {
  answerRequests,
  type Answer,
  type AskedRequest,
  type GivenAnswer,
} from '../support/servers/answer-requests.ts';
import { click, follow, press } from '../support/visits/controls.ts';
import {
  arrive,
  readText,
  shows,
  waitForAnnouncement,
  waitForText,
  type Visitor,
} from '../support/visitor.ts';

/* core/domain/diary/job-post.test.ts tests every kind of row that a database may hold. */

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

const rows = (list: readonly unknown[]): Answer => ({
  status: 200,
  body: JSON.stringify(list),
});

interface DiaryVisit extends Visitor {
  readonly asked: readonly AskedRequest[];
}

/**
 * Opens the diary with a database that gives this response. If opened by a link, it shows no posts
 * before the response; if opened directly, it has the posts of the build.
 */
async function visitDiary(
  answer: GivenAnswer,
  isDirect = false,
): Promise<DiaryVisit> {
  const visitor = await arrive();
  const { page, open } = visitor;
  const asked = await answerRequests(page, '*/rest/v1/job_posts*', answer);
  if (isDirect) await open('/job-diary');
  else {
    await open('/guarantee');
    await follow(page, '/job-diary');
  }
  return { ...visitor, asked };
}

const cards = (page: Page) =>
  page.$$eval('main article', (articles) =>
    articles.map((article) => ({
      title: article.querySelector('h2')!.innerText,
      date: article.querySelector('time')!.innerText,
      links: [...article.querySelectorAll('a')].map(
        (link) => `${link.innerText} ${link.getAttribute('href')}`,
      ),
      images: [...article.querySelectorAll('img')].map(
        (image) => `${image.alt} ${image.getAttribute('src')}`,
      ),
    })),
  );

describe('the diary', () => {
  test('shows a spinner and a message until the posts arrive', async () => {
    const answer = Promise.withResolvers<Answer>();
    const { page, asked } = await visitDiary(() => answer.promise);
    await waitForText(page, 'Loading job posts...');
    expect(await page.$('main [role=status]')).not.toBeNull();
    answer.resolve(rows([row()]));
    await waitForText(page, 'Patio behind a cottage');
    expect(await shows(page, 'Loading job posts...')).toBe(false);
    const query = new URL(asked[0]!.url).searchParams;
    expect([asked[0]!.method, query.get('select'), query.get('order')]).toEqual(
      ['GET', '*', 'created_at.desc,id.desc'],
    );
  });

  test('shows a post with its British date, town, service, photographs and line breaks', async () => {
    const images = [
      { src: '/diary/sample-patio-before.jpg' },
      { src: '/diary/sample-patio-after.jpg', alt: 'The clean patio' },
      '/diary/sample-driveway-after.jpg',
    ];
    const other = {
      town_slug: 'south-molton',
      town_label: 'South Molton',
      service_slug: 'roof-moss-removal',
    };
    const answer = rows([
      row({ images }),
      row({ title: 'Second', date_iso: '2025-12-31', ...other }),
    ]);
    const { page, complaints } = await visitDiary(answer);
    await page.waitForSelector('main article');
    expect(await cards(page)).toEqual([
      {
        title: 'Patio behind a cottage',
        date: '1 June 2026',
        links: [
          'Exmouth /devon/exmouth',
          'View Service /devon/exmouth/patio-cleaning',
        ],
        images: [
          'Job photo 1 /diary/sample-patio-before.jpg',
          'The clean patio /diary/sample-patio-after.jpg',
          'Job photo 3 /diary/sample-driveway-after.jpg',
        ],
      },
      {
        title: 'Second',
        date: '31 December 2025',
        links: [
          'South Molton /devon/south-molton',
          'View Service /devon/south-molton/roof-moss-removal',
        ],
        images: [],
      },
    ]);
    expect(await readText(page, 'main article')).toContain(
      'First line.\nSecond line.\n\nNew paragraph.',
    );
    expect(complaints).toEqual([]);
  });

  test('lists the posts of the real database, newest first', async () => {
    const { page, complaints } = await visitDiary('pass');
    await page.waitForSelector('main article');
    const dates = (await cards(page)).map(({ date }) => date);
    expect(dates).toEqual([
      '9 March 2026',
      '24 February 2026',
      '11 February 2026',
    ]);
    expect(complaints).toEqual([]);
  });

  test('says "Coming Soon" and offers a quote when there are no posts', async () => {
    const { page } = await visitDiary(rows([]));
    await waitForText(page, 'Coming Soon');
    expect(await readText(page, 'main a[href="/get-quote"]')).toBe(
      'Request Your Free Quote',
    );
    await press(page, 'main a[href="/get-quote"]');
    await waitForText(page, 'Get your free, no-obligation quote.');
  });
});

describe('a diary that cannot be read', () => {
  const refused: Answer = {
    status: 500,
    body: '{"message":"no such table: secrets"}',
  };
  const failed = 'Failed to load job posts. Please try again later.';

  test.each<[string, Answer]>([
    ['an error', refused],
    ['a response that is not a list', { status: 200, body: '{"posts":[]}' }],
  ])(
    'because of %s shows an error, logs it and offers to try again',
    async (_fault, fault) => {
      const later = Promise.withResolvers<Answer>();
      let repaired = false;
      const { page, complaints } = await visitDiary(() =>
        repaired ? later.promise : fault,
      );
      await waitForAnnouncement(page, 'Error Loading Posts');
      expect(await shows(page, failed)).toBe(true);
      expect(await shows(page, 'secrets')).toBe(false);
      await expect
        .poll(() => complaints.join())
        .toContain('The job diary could not be loaded');
      repaired = true;
      await click(page, 'Try Again');
      await waitForText(page, 'Loading job posts...');
      expect(await shows(page, 'Error Loading Posts')).toBe(false);
      // The button that had focus is gone.
      expect(
        await page.$(':is([data-live], [data-live] *):focus'),
      ).not.toBeNull();
      later.resolve(rows([row()]));
      await waitForText(page, 'Patio behind a cottage');
      expect(await shows(page, 'Error Loading Posts')).toBe(false);
    },
  );

  test('keeps the posts of the build and says that they may not be the newest', async () => {
    let repaired = false;
    const answer = () => (repaired ? rows([row()]) : refused);
    const { page, complaints } = await visitDiary(answer, true);
    const before = await cards(page);
    expect(before.length).toBeGreaterThan(0);
    await waitForAnnouncement(page, 'Error Loading Posts');
    for (const words of [failed, 'The posts above may not be the newest.'])
      expect(await shows(page, words)).toBe(true);
    expect(await cards(page)).toEqual(before);
    expect(await shows(page, 'Coming Soon')).toBe(false);
    await expect
      .poll(() => complaints.join())
      .toContain('The job diary could not be loaded');
    repaired = true;
    await click(page, 'Try Again');
    await waitForText(page, 'Patio behind a cottage');
    expect(await shows(page, 'Error Loading Posts')).toBe(false);
  });

  test('because its database does not respond gives up after ten seconds', async () => {
    const { page, open } = await visitDiary('hang');
    // Shortens the timeout of ten seconds to a tenth of a second and makes any other endless.
    await page.evaluateOnNewDocument(() => {
      const real = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (milliseconds) =>
        real(milliseconds === 10_000 ? 100 : 1e9);
    });
    await open('/job-diary');
    await waitForAnnouncement(page, 'Error Loading Posts');
  });

  test('because the visitor is offline shows an error', async () => {
    const { page } = await visitDiary('pass');
    // Once posts are shown, the page has loaded the code that displays them.
    await page.waitForSelector('main article');
    await follow(page, '/guarantee');
    await page.setOfflineMode(true);
    await press(page, 'footer a[href="/job-diary"]');
    await waitForAnnouncement(page, 'Error Loading Posts');
    await page.setOfflineMode(false);
  });
});

/** A title of the maximum length that the database allows. */
const word = 'W'.repeat(200);
const attack =
  '<img src=x onerror="window.ran=true"><script>window.ran=true</script>"\'&{{}}${}';

test('hostile rows with markup or very long words are shown as plain text that fits a phone, and invalid rows are left out', async () => {
  const images = [{ src: '/diary/sample-patio-after.jpg', alt: attack }];
  const answer = rows([
    row({
      title: attack,
      town_label: attack,
      body: attack,
      images,
      extra: attack,
    }),
    row({ title: word, town_label: word.slice(0, 60), body: word.repeat(5) }),
    ...['town_slug', 'service_slug', 'date_iso'].map((field) =>
      row({ [field]: attack }),
    ),
    row({ title: 'Path', town_slug: '../../get-quote' }),
    row({ title: undefined }),
    null,
  ]);
  const { page, complaints } = await visitDiary(answer);
  await page.waitForSelector('main article');
  expect(await cards(page)).toMatchObject([
    { title: attack, images: [`${attack} /diary/sample-patio-after.jpg`] },
    { title: word },
  ]);
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - innerWidth,
    ),
  ).toBeLessThanOrEqual(0);
  expect(await readText(page, 'main article')).toContain(attack);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(complaints.every((text) => text.startsWith('Job post'))).toBe(true);
});

test.each([7, 100])(
  'all of 240 posts that share a time are shown, the last one first, from a database that gives at most %i at once, and only photographs near the window are loaded',
  async (most) => {
    const all = Array.from({ length: 240 }, (_, index) =>
      row({
        id: 240 - index,
        title: `Job ${240 - index}`,
        images: [{ src: `/diary/sample-patio-after.jpg?${index}` }],
      }),
    );
    const { page, asked, complaints, requests } = await visitDiary(
      ({ url }) => {
        const first = Number(new URL(url).searchParams.get('offset'));
        const some = all.slice(first, first + most);
        const range = `${first}-${first + some.length - 1}/${all.length}`;
        return {
          status: 206,
          headers: {
            'Content-Type': 'application/json',
            'Content-Range': range,
          },
          body: JSON.stringify(some),
        };
      },
    );
    await page.waitForSelector('main article');
    const titles = (await cards(page)).map(({ title }) => title);
    expect(titles).toEqual(all.map(({ title }) => title));
    expect(asked).toHaveLength(Math.ceil(all.length / most));
    expect(asked[0]!.headers).toMatchObject({ prefer: 'count=exact' });
    const photographs = requests.filter((url) => url.includes('/diary/sample'));
    expect(photographs.length).toBeLessThan(24);
    await follow(page, '/guarantee');
    expect(complaints).toEqual([]);
  },
);
