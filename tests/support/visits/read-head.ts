import type { Page } from 'puppeteer';

/** Returns the head tags that search engines read, with repeated ones, and the main heading. */
export const readHead = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map((element) =>
        element.getAttribute(attribute),
      );
    return {
      titles: [...document.querySelectorAll('head title')].map(
        (title) => title.textContent,
      ),
      descriptions: all('meta[name=description]', 'content'),
      canonicals: all('link[rel=canonical]', 'href'),
      robots: all('meta[name=robots]', 'content'),
      structuredData: [
        ...document.querySelectorAll('script[type="application/ld+json"]'),
      ].map(
        // Only the HTML file has this date, which a build adds.
        (script) => script.textContent.replace(/"dateModified":"[\d-]+",?/, ''),
      ),
      heading: document.querySelector('h1')!.innerText,
    };
  });
