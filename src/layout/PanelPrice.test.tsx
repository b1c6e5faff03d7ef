import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { visit } from '#site/words/visit.ts';
import type { Price } from '../../core/schemas/pricing.ts';
import { PanelPrice, PanelSums } from './PanelPrice.tsx';

const metre: Price['unit'] = {
  one: 'metre',
  many: 'metres',
  per: 'a metre',
  code: 'MTR',
};
const rate = { before: 'from', price: { pounds: 3, unit: metre } };

const largeIn = (html: string) => /<b>(.*?)<\/b>/.exec(html)?.[1];

test('the panel shows what a whole job costs as its large figure, and the rate beside it', () => {
  const wholeJob = { before: 'usually', price: { from: 180, to: 600 } };
  const html = renderToString(
    <PanelSums rate={[rate]} wholeJob={[wholeJob]} />,
  );
  expect(largeIn(html)).toBe('£180-£600');
  expect(html).toContain('<small>from £3.00 a metre</small>');
});

test('a sum in the words around a price is not taken for the price', () => {
  const item = { ...rate, before: 'not £1 but', after: 'for a fence' };
  expect(largeIn(renderToString(<PanelSums rate={[item]} />))).toBe(
    '£3.00 a metre for a fence',
  );
});

test('a service without a figure is priced at the visit', () => {
  expect(renderToString(<PanelPrice service="gutter-cleaning" />)).toContain(
    visit.priced,
  );
});
