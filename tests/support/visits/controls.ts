import type { ElementHandle, Locator, Page } from 'puppeteer';

/*
 * Finds controls by the names that people use. Each returned control waits until it is enabled and
 * has stopped moving before it is used.
 */

/**
 * Locates the first element that matches. A click scrolls to it: waiting for it to be in view would
 * never end on a page that is scrolling by itself.
 */
export const control = (page: Page, selector: string): Locator<Element> =>
  page.locator(selector).setEnsureElementIsInTheViewport(false);

/** Locates the first control or text of this role and name. */
export const byRole = (
  page: Page,
  role: string,
  name: string,
): Locator<Element> =>
  control(page, `::-p-aria([name="${name}"][role="${role}"])`);

const named = (role: string) => (page: Page, name: string) =>
  byRole(page, role, name);

export const button = named('button');
export const link = named('link');
export const field = named('textbox');
export const heading = named('heading');

/** Clicks a button. */
export const click = (page: Page, name: string, count = 1): Promise<void> =>
  button(page, name).click({ count });

/** Clicks the first element that matches, for elements without a name. */
export const press = (page: Page, selector: string): Promise<void> =>
  control(page, selector).click();

/** Follows the first visible link to a path, and waits until its page is shown. */
export async function follow(page: Page, path: string): Promise<void> {
  const found = await page.waitForFunction(
    (href) =>
      [...document.querySelectorAll(`a[href="${href}"]`)].find((anchor) =>
        anchor.checkVisibility(),
      ),
    {},
    path,
  );
  await (found as ElementHandle).click();
  await arriveAt(page, path);
}

/** Waits until the page at a path is shown, judging by the URL and the canonical link. */
export async function arriveAt(page: Page, path: string): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      location.pathname + location.hash === wanted &&
      document.querySelector(
        `link[rel=canonical][href$="${location.pathname}"]`,
      ),
    {},
    path,
  );
}

/** Returns a number that identifies the document: a full page load makes a new one. */
export const documentOf = (page: Page): Promise<number> =>
  page.evaluate(() => performance.timeOrigin);

/** Returns the label, or else the text, of the element that has the focus. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { ariaLabel, textContent } = document.activeElement!;
    return ariaLabel ?? textContent.trim();
  });
