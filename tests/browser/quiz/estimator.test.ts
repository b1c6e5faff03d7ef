import type { Page, SerializedAXNode } from 'puppeteer';
import { expect, test } from 'vitest';
import { arrive, desktop, phone, readText } from '../../support/visitor.ts';
import { field, press } from '../../support/visits/controls.ts';
import { held } from '../../support/visits/quiz-visitor.ts';

const patioInTotnes = '/devon/totnes/patio-cleaning';
const result = (page: Page) => readText(page, '.estimator output');
const waitForResult = (page: Page, words: string) =>
  expect.poll(() => result(page)).toContain(words);

test('a size and a surface chosen by keyboard give a price and are carried over to the quiz', async () => {
  const { page, complaints } = await arrive({
    viewport: desktop,
    path: patioInTotnes,
  });
  expect(await result(page)).toContain(
    '30 m² at £3.00 comes to £90. Whole jobs usually come to £180-£600.',
  );
  await page.focus('.estimator [name=size]:checked');
  await page.keyboard.press('ArrowRight');
  await waitForResult(page, 'from £210');
  await page.focus('.estimator [name=surface]:checked');
  await page.keyboard.press('ArrowRight');
  await waitForResult(page, 'from £245');
  expect(await result(page)).toContain(
    'Final price confirmed after site visit',
  );
  await page.focus('.estimator a');
  await page.keyboard.press('Enter');
  await field(page, 'Town, village or city').wait();
  expect(await held(page)).toMatchObject({ town: 'Totnes' });
  const stored = await page.evaluate(() =>
    sessionStorage.getItem('quote_answers'),
  );
  expect(JSON.parse(stored!)).toMatchObject({
    answers: {
      areaSize: 'Large',
      surfaceType: 'Decking',
      postcode: 'Totnes',
      additionalMessage:
        'Estimate on your website: about 70 m² of timber deck, from £245.',
    },
  });
  expect(complaints).toEqual([]);
});

/**
 * Lists what a screen reader finds in the estimator, in order: role, name, value and state, and for
 * a live region its text.
 */
async function readAloud(page: Page): Promise<string[]> {
  const root = (await page.$('.estimator'))!;
  const tree = await page.accessibility.snapshot({
    root,
    interestingOnly: false,
  });
  return aloud(tree!);
}

function aloud(node: SerializedAXNode): string[] {
  const {
    role,
    name = '',
    value,
    checked,
    invalid,
    description,
    live,
    atomic,
    children = [],
  } = node;
  if (role === 'status')
    return [`status, ${live}${atomic ? ', whole' : ''}: ${textIn(node)}`];
  const states = [
    value,
    checked && 'checked',
    invalid === 'true' && 'invalid',
    description,
  ].filter(Boolean);
  const own = [
    'region',
    'heading',
    'group',
    'radio',
    'textbox',
    'button',
    'link',
  ].includes(role)
    ? [[`${role} ${name}`, ...states].join(', ')]
    : [];
  return [...own, ...children.flatMap(aloud)];
}

function textIn({ role, name = '', children = [] }: SerializedAXNode): string {
  if (role === 'StaticText') return name;
  return children
    .map(textIn)
    .join(role === 'status' ? ' | ' : '')
    .trim();
}

test('a screen reader announces the name and state of every control, each new price and an invalid length', async () => {
  const { page } = await arrive({
    viewport: phone,
    path: patioInTotnes,
  });
  const status = (await page.$('.estimator output'))!;
  expect(await readAloud(page)).toEqual([
    'region What would mine cost?',
    'heading What would mine cost?',
    'group How big is it?',
    'radio Family patio, 6 x 5 m, checked',
    'radio Long terrace, 14 x 5 m',
    'radio Terrace and paths, 12 x 9 m',
    'radio My own figures',
    'group What is it?',
    'radio Stone or slabs, checked',
    'radio Timber deck',
    'status, polite, whole: 30 m² at £3.00 comes to £90. Whole jobs usually come to £180-£600. | Final price confirmed after site visit',
    'link Get a Quote',
  ]);
  await press(page, '.estimator label:has([value=own])');
  const length = field(page, 'Length in metres');
  const width = field(page, 'Width in metres');
  const problem = 'Please give length and width in metres, such as 6 and 4.5.';
  for (const typed of ['0', '9999', 'six']) {
    await length.fill(typed);
    await waitForResult(page, problem);
    expect(await result(page)).not.toContain('from £');
    const now = await readAloud(page);
    expect(now).toContain(
      `textbox Length in metres, ${typed}, invalid, ${problem}`,
    );
    expect(now).toContain('textbox Width in metres, 5');
    expect(now).toContain(
      `status, polite, whole: ${problem} | Final price confirmed after site visit`,
    );
  }
  await length.fill('9');
  await waitForResult(page, '45 m² at £3.00 comes to £135.');
  await length.fill('200');
  await width.fill('200');
  await waitForResult(page, 'a job to see first');
  await width.fill('5');
  await length.fill('13');
  await waitForResult(page, 'from £195');
  const now = await readAloud(page);
  expect(now).toContain('radio My own figures, checked');
  expect(now).toContain('textbox Length in metres, 13');
  // A live region that is replaced rather than changed is not announced.
  expect(
    await status.evaluate((output) => output.isConnected && output.innerText),
  ).toContain('from £195');
});

test('without JavaScript the estimator shows worked examples and hides its form', async () => {
  const { page } = await arrive({ javaScript: false, path: patioInTotnes });
  const shown = await readText(page, '.estimator');
  expect(shown).toContain('Family patio, 6 x 5 m');
  expect(shown).toContain('£90. Whole jobs usually come to £180-£600');
  expect(shown).toContain('from £210');
  expect(
    await page.$eval('.estimator fieldset', (part) => part.checkVisibility()),
  ).toBe(false);
});
