import type { RunOptions } from 'axe-core';
import { parseDocument } from 'htmlparser2';
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { contrast } from '../../pack/theme.ts';
import { business } from '#site/business.ts';
import { paths } from '../../core/domain/pages.ts';
import { parseEnvironment } from '../../core/domain/settings/environment.ts';
import { kinds, pageOfEachKind } from '../support/kinds.ts';
import { isFull } from '../support/copies/fault-share.ts';
import { markupFaults } from '../support/markup-faults.ts';
import {
  answerRequests,
  type Answer,
} from '../support/servers/answer-requests.ts';
import { axeFindings } from '../support/visits/axe.ts';
import { click, press } from '../support/visits/controls.ts';
import {
  acceptTerms,
  answerBefore,
  answerLeads,
  answerSteps,
  consentText,
  failureText,
  openTerms,
} from '../support/visits/quiz-visitor.ts';
import { desktop, shareVisit, visit, waitForText } from '../support/visitor.ts';

/** If two colours contrast by this ratio, one of them has at least 3:1 on any background. */
const TWO_COLOUR_CONTRAST = 9;

/** axe leaves WCAG 2.2's rule on target size off by default. */
const rules = {
  runOnly: {
    type: 'tag',
    values: [
      'wcag2a',
      'wcag2aa',
      'wcag21a',
      'wcag21aa',
      'wcag22aa',
      'best-practice',
    ],
  },
  rules: { 'target-size': { enabled: true } },
} satisfies RunOptions;

/** A page in a state that a visitor can bring it to. */
interface PageState {
  readonly name: string;
  readonly path: string;
  readonly consent?: 'unset' | undefined;
  readonly phoneOnly?: boolean;
  /** Runs before the page opens. */
  readonly arrange?: (page: Page) => Promise<unknown>;
  /** Runs on the open page. */
  readonly act?: (page: Page) => Promise<unknown>;
}

const { home, services, guarantee, getQuote, jobDiary, landing } =
  pageOfEachKind;

/** The completed quiz after it was sent and got this status, once it shows `text`. */
const sentQuiz = (name: string, status: number, text: string): PageState => ({
  name,
  path: getQuote,
  arrange: async (page) => {
    await answerBefore(page);
    await answerLeads(page, { status });
  },
  act: async (page) => {
    await openTerms(page);
    await acceptTerms(page, text);
  },
});

/** The diary after its database has given this response, once it shows `text`. */
const diary = (name: string, answer: Answer, text: string): PageState => ({
  name,
  path: jobDiary,
  arrange: (page) => answerRequests(page, '*/rest/v1/job_posts*', answer),
  act: (page) => waitForText(page, text),
});

const opened = (
  name: string,
  path: string,
  button: string,
  result = 'dialog[open]',
): PageState => ({
  name,
  path,
  act: async (page) => {
    await press(page, button);
    await page.waitForSelector(result);
  },
});

const states: readonly PageState[] = [
  ...[1, 2, 3].map((steps) => ({
    name: `quiz at step ${steps + 1}`,
    path: getQuote,
    act: (page: Page) =>
      answerSteps(page, steps).then(() =>
        waitForText(page, `Step ${steps + 1} of 5`),
      ),
  })),
  {
    name: 'quiz refused without consent',
    path: getQuote,
    arrange: (page) => answerBefore(page, { gdprConsent: false }),
    act: async (page) => {
      await click(page, 'Get My Quote');
      await waitForText(page, consentText);
    },
  },
  {
    name: 'quiz with its terms open',
    path: getQuote,
    arrange: answerBefore,
    act: openTerms,
  },
  sentQuiz('quiz after success', 204, 'Thank You!'),
  sentQuiz('quiz after a failure', 500, failureText),
  diary('diary without posts', { status: 200, body: '[]' }, 'Coming Soon'),
  diary(
    'diary with an error',
    { status: 500, body: '{"message":"down"}' },
    'Error Loading Posts',
  ),
  opened('services with a dialog open', services, 'main article button'),
  opened('certifications open', guarantee, 'footer .button-ghost'),
  opened('FAQ answer open', landing, 'main summary', 'details[open]'),
  {
    ...opened(
      'mobile menu open',
      home,
      'header button',
      '#mobile-menu:popover-open',
    ),
    phoneOnly: true,
  },
];

/**
 * The states to check: each kind of page, each step of the quiz, each overlay. Only a full run
 * checks `states` on a desktop too.
 */
const pageStates: readonly PageState[] = [
  ...kinds
    .filter(([name]) => name !== 'home')
    .map(([name, path]) => ({ name, path })),
  ...states.map((state) => ({
    ...state,
    phoneOnly: state.phoneOnly || !isFull,
  })),
  {
    name: 'cookie banner shown',
    path: home,
    consent: 'unset',
    act: (page) => page.waitForSelector('.cookie-banner'),
  },
];

test.concurrent.each(pageStates)(
  '$name names what is there and has no violation of WCAG 2.2 AA or best practice on a phone, nor on a desktop unless it is for phones only',
  async ({ path, consent, arrange, act, phoneOnly }) => {
    await visit({ consent, reducedMotion: true }, async ({ page, open }) => {
      await arrange?.(page);
      await open(path);
      await act?.(page);
      expect(await axeFindings(page, rules)).toEqual([]);
      expect(markupFaults(parseDocument(await page.content()))).toEqual([]);
      if (phoneOnly) return;
      await page.setViewport(desktop);
      expect(await axeFindings(page, rules)).toEqual([]);
    });
  },
);

const visitor = shareVisit({
  viewport: desktop,
  reducedMotion: true,
});

test.each(kinds)(
  'the %s page marks the focused element, and its printout has our name, phone number, URL and every FAQ answer',
  async (_kind, path) => {
    const { page, open } = visitor();
    await open(path);
    expect(await withoutFocusMark(page)).toEqual([]);
    await page.emulateMediaType('print');
    const printed = await page.evaluate(() => document.body.innerText);
    const found =
      path === '/no-such-page' ? '' : `${parseEnvironment({}).siteUrl}${path}`;
    for (const text of [business.name, business.phone, found])
      expect(printed).toContain(text);
    // A closed answer still has a height, so its visibility is checked.
    const answers = await page.$$eval('main details p', (found) =>
      found.map((answer) => answer.checkVisibility()),
    );
    expect(answers.every(Boolean)).toBe(true);
  },
);

test.each([paths.areas, paths.town('tavistock'), paths.town('salcombe')])(
  'the map of %s shows its coast and is printed in colour',
  async (path) => {
    const { page, open } = visitor();
    await open(path);
    await page.$eval('.area-map, .town-map', (map) => map.scrollIntoView());
    await page.waitForFunction(() => {
      const coast = document.querySelector<SVGUseElement | HTMLImageElement>(
        '.area-map use[href$="#water"], .town-map img',
      )!;
      return coast instanceof HTMLImageElement
        ? coast.naturalWidth > 0
        : coast.getBBox().width > 300;
    });
    await page.emulateMediaType('print');
    const printed = await page.$eval('.area-map, .town-map', (map) => ({
      adjust: getComputedStyle(map).printColorAdjust,
      isWide: map.getBoundingClientRect().width > 300,
    }));
    expect(printed).toEqual({ adjust: 'exact', isWide: true });
  },
);

test('in forced colours, the coast, borders and dots of the map stand out from its background', async () => {
  const { page, open } = visitor();
  await open(paths.areas);
  const session = await page.createCDPSession();
  const features = [
    { name: 'forced-colors', value: 'active' },
    { name: 'prefers-color-scheme', value: 'dark' },
  ];
  await session.send('Emulation.setEmulatedMedia', {
    media: 'screen',
    features,
  });
  // The new colours apply from a later frame on.
  const black = 'rgb(0, 0, 0)';
  await expect
    .poll(() =>
      page.$eval('.area-map', (map) => getComputedStyle(map).backgroundColor),
    )
    .toBe(black);
  const colours = await page.evaluate(() => {
    const [shore, border, dot] = [
      'use[href$="#water"]',
      '.map-border',
      '.map-dot',
    ].map((selector) => getComputedStyle(document.querySelector(selector)!));
    return [shore!.stroke, border!.stroke, dot!.fill];
  });
  await session.detach();
  expect(colours).not.toContain(black);
});

test('the focus ring has two colours, so that one of them stands out on any background', async () => {
  const { page, open } = visitor();
  await open(paths.home);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const [ring, gap] = await page.evaluate(async () => {
    // With reduced motion a transition takes a hundredth of a millisecond, and may still be
    // running.
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    const { outlineColor, boxShadow } = getComputedStyle(
      document.activeElement!,
    );
    return [outlineColor, boxShadow].map((value) => {
      const [, ...parts] = /rgb\((\d+), (\d+), (\d+)\)/.exec(value)!;
      return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
    });
  });
  expect(contrast(ring!, gap!)).toBeGreaterThanOrEqual(TWO_COLOUR_CONTRAST);
});

/**
 * Focuses every keyboard stop and returns those that look the same with focus as without. The focus
 * mark may be on the element, inside it, or on its label or picture.
 */
async function withoutFocusMark(page: Page): Promise<string[]> {
  // A key press makes the browser show focus as it does for keyboard users.
  await page.keyboard.press('Tab');
  return page.evaluate(async () => {
    const look = (element: Element) => {
      const style = getComputedStyle(element);
      return [
        'outline',
        'box-shadow',
        'border-color',
        'fill',
        'stroke',
        'visibility',
      ].map((property) => style.getPropertyValue(property));
    };
    const lookOf = (element: Element) => {
      const around = element.closest('label, .pair') ?? element;
      return [element, ...around.querySelectorAll('*'), around]
        .flatMap(look)
        .join('\n');
    };
    // With reduced motion a transition takes a hundredth of a millisecond, and may still be
    // running.
    const settled = () =>
      Promise.all(
        document
          .getAnimations()
          .map((change) => 'transitionProperty' in change && change.finished),
      );
    const stops = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, textarea, summary, [tabindex="0"]',
      ),
    ];
    (document.activeElement as HTMLElement).blur();
    await settled();
    const unfocused = new Map(
      stops.map((element) => [element, lookOf(element)]),
    );
    const unmarked: string[] = [];
    let reached = 0;
    for (const element of stops) {
      element.focus();
      if (document.activeElement !== element) continue;
      reached += 1;
      await settled();
      if (lookOf(element) === unfocused.get(element))
        unmarked.push(element.outerHTML.slice(0, 160));
    }
    return reached > 20 ? unmarked : [`only ${reached} stops`];
  });
}
