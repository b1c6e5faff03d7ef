import { describe, expect, test } from 'vitest';
import { readText, shareVisit, siteUrl, startBrowser, waitForText } from '../../support/visitor.ts';

startBrowser();

const visitor = shareVisit({ consent: false });

describe('an address in another spelling', () => {
  test.each([
    ['/Services', '/services'],
    ['/GET-QUOTE', '/get-quote'],
    ['/Devon/exeter', '/devon/exeter'],
    ['/devon/Exeter', '/devon/exeter'],
    ['/Privacy-Policy', '/privacy-policy'],
    ['//services', '/services'],
    ['/devon//exeter', '/devon/exeter'],
  ])('%s is the 404 page, stays it, and offers %s', async (address, meant) => {
    const { page, open, complaints } = visitor();
    expect(await open(siteUrl + address)).toBe(404);
    await waitForText(page, 'Did you mean');
    expect(await readText(page, 'h1')).toBe('Page Not Found');
    const head = await page.evaluate(() => ({
      robots: [...document.querySelectorAll<HTMLMetaElement>('meta[name=robots]')].map(({ content }) => content),
      canonicals: document.querySelectorAll('link[rel=canonical]').length,
    }));
    expect(head).toEqual({ robots: ['noindex, follow'], canonicals: 1 });
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
    await page.click('[role=status] a');
    await page.waitForFunction((path) => location.pathname === path, {}, meant);
    await page.waitForFunction(() => document.querySelector('h1')?.textContent !== 'Page Not Found');
  });

  test('of nothing but slashes is a 404 as well, with nothing to offer', async () => {
    const { page, open, complaints } = visitor();
    expect(await open(`${siteUrl}//`)).toBe(404);
    expect(await readText(page, 'h1')).toBe('Page Not Found');
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
  });
});
