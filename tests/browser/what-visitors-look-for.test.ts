import { expect, test } from 'vitest';
import { notListed } from '#site/words/areas.ts';
import { paths } from '../../core/domain/pages.ts';
import { answerSteps, held } from '../support/visits/quiz-visitor.ts';
import { click, control, field, press } from '../support/visits/controls.ts';
import {
  arrive,
  siteUrl,
  waitForAnnouncement,
  waitForText,
} from '../support/visitor.ts';

test.each([paths.areas, paths.home])(
  'on %s a town is found by postcode or name, and an unlisted place gets a message with a link to the quiz',
  async (path) => {
    const { page, complaints, open } = await arrive({ path });
    const finder = control(page, 'search input');
    const found = () =>
      page.$$eval('search [role=status] a', (links) =>
        links.map((link) => link.getAttribute('href')),
      );
    await finder.fill('EX8');
    await expect.poll(found).toEqual([paths.town('exmouth')]);
    await finder.fill('topsham');
    await expect.poll(found).toEqual([paths.town('topsham')]);
    for (const nowhere of ['Lundy', 'Manchester']) {
      await finder.fill(nowhere);
      await waitForAnnouncement(page, notListed);
      expect(await found()).toEqual([paths.getQuote]);
    }
    // Enter and Find keep the message and the typed text.
    await page.keyboard.press('Enter');
    await click(page, 'Find');
    expect(await page.$eval('search input', (input) => input.value)).toBe(
      'Manchester',
    );
    await press(page, 'search a');
    await answerSteps(page, 2);
    await field(page, 'Town, village or city').wait();
    expect(await held(page)).toMatchObject({ town: 'Manchester' });
    await open(path);
    await finder.fill('topsham');
    await expect.poll(found).toEqual([paths.town('topsham')]);
    await page.keyboard.press('Enter');
    await waitForText(page, 'Pressure Washing in Topsham');
    expect(complaints).toEqual([]);
  },
);

test('the page says next to the phone number whether we are open now, before the application loads', async () => {
  const { page } = await arrive();
  await page.setRequestInterception(true);
  page.on('request', (request) =>
    /\/assets\/(?!start-|open-now-|rolldown-runtime-)[^/]+\.js$/.test(
      request.url(),
    )
      ? void request.abort()
      : void request.continue(),
  );
  await page.goto(siteUrl + paths.townService('totnes', 'gutter-cleaning'));
  const says = /(?:Open now, until|Opens (?:today|tomorrow|on \w+day) at) \d/;
  // Read in one call, since the page reloads when its scripts are refused.
  const panel = () =>
    page.$eval('aside', (aside) => ({
      shown: getComputedStyle(aside.querySelector('.open-now')!, '::after')
        .content,
      text: aside.innerText,
    }));
  await expect.poll(panel).toEqual({
    shown: expect.stringMatching(says),
    text: expect.not.stringMatching(says),
  });
});

test('the mobile menu closes when keyboard focus moves past it', async () => {
  const { page } = await arrive({ path: paths.town('exeter') });
  await click(page, 'Menu');
  await page.focus('#mobile-menu li:last-child a');
  for (let presses = 0; presses < 2; presses += 1)
    await page.keyboard.press('Tab');
  await page.waitForSelector('#mobile-menu', { hidden: true });
  expect(await page.$(':is(#mobile-menu, header) :focus')).toBeNull();
});
