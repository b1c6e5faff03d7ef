import type { Page } from 'puppeteer';

/** Clicks the button with this text, or with this label where it has one. */
export async function click(
  page: Page,
  name: string,
  clicks = 1,
): Promise<void> {
  await clickOpenPoint(page, { selector: 'button', name }, clicks);
}

/** Clicks the first element that matches. */
export async function press(
  page: Page,
  selector: string,
  options: Omit<Target, 'selector'> = {},
): Promise<void> {
  await clickOpenPoint(page, { selector, ...options });
}

interface Target {
  readonly selector: string;
  /** Its label or, without one, its text. */
  readonly name?: string;
  /** Where in it, as a share of its width; its middle unless said. */
  readonly at?: number;
  /** Whether it may be disabled, as by an answer that the page has not heard yet. */
  readonly isEarly?: boolean;
}

const MAX_TRIES = 5;

/**
 * Clicks an element with the mouse, scrolling only where it is out of sight or under
 * something else, and again where the page moved it from under the pointer.
 * @throws Error when it is missing, disabled or covered for twenty seconds, or keeps moving away.
 */
async function clickOpenPoint(
  page: Page,
  target: Target,
  count = 1,
): Promise<void> {
  const name = target.name ?? target.selector;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const point = await page
      .waitForFunction(findOpenPoint, {}, target)
      .catch((error: unknown) =>
        Promise.reject(
          new Error(`${name} cannot be clicked: missing, disabled or covered`, {
            cause: error,
          }),
        ),
      );
    const { x, y } = (await point.jsonValue()) as {
      readonly x: number;
      readonly y: number;
    };
    await page.mouse.click(x, y, { count });
    // A page that the click has left knows nothing of it any more.
    const missed = await page
      .evaluate(() => window.clickReached === false)
      .catch(() => false);
    if (!missed) return;
  }
  throw new Error(`${name} moved away from ${MAX_TRIES} clicks`);
}

declare global {
  interface Window {
    /** Whether the last click of a test reached the element it was meant for. */
    clickReached?: boolean;
  }
}

/** The place to click if a click there would reach the element; otherwise scrolls to it and answers false. */
function findOpenPoint({
  selector,
  name,
  at = 0.5,
  isEarly,
}: Target): { readonly x: number; readonly y: number } | false {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (candidate) =>
      candidate.checkVisibility() &&
      (name === undefined ||
        (candidate.ariaLabel ?? candidate.innerText.trim()) === name),
  );
  if (!element || (!isEarly && element.matches(':disabled'))) return false;
  const { left, top, width, height } = element.getBoundingClientRect();
  const point = { x: left + width * at, y: top + height / 2 };
  if (element.contains(document.elementFromPoint(point.x, point.y))) {
    window.clickReached = false;
    // On the window: React ends a click's way to a part whose script is still to come, and answers it later. While pages fade the
    // browser takes a click for the document's, and the application passes it on.
    const note = ({ target }: MouseEvent) => {
      if (!(target instanceof Node && element.contains(target))) return;
      window.clickReached = true;
      removeEventListener('click', note, { capture: true });
    };
    addEventListener('click', note, { capture: true });
    return point;
  }
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return false;
}

/** Follows a link of the site without a full load and waits until its page is there. */
export async function follow(page: Page, path: string): Promise<void> {
  await press(page, `a[href="${path}"]`);
  await page.waitForFunction(
    (wanted) =>
      location.pathname + location.hash === wanted &&
      document
        .querySelector('link[rel=canonical]')
        ?.getAttribute('href')
        ?.endsWith(location.pathname),
    {},
    path,
  );
}
