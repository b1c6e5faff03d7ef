import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { rates, short, spokenRange, wholeJobs } from '#site/pricing.ts';
import { visit } from '#site/words/visit.ts';
import { PanelPrice, PanelSums } from './PanelPrice.tsx';

const largeIn = (html: string) => /<b>(.*?)<\/b>/.exec(html)?.[1];

test('the panel shows what a whole job costs as its large figure, and the rate beside it', () => {
  const html = renderToString(<PanelPrice service="patio-cleaning" />);
  expect(largeIn(html)).toBe(spokenRange(wholeJobs.patio));
  expect(html).toContain(`<small>from ${short(rates.patio)}, decking from `);
});

test('a sum in the words around a price is not taken for the price', () => {
  const item = {
    before: 'not £1 but',
    price: rates.patio,
    after: 'for a patio',
  };
  expect(largeIn(renderToString(<PanelSums rate={[item]} />))).toBe(
    `${short(rates.patio)} for a patio`,
  );
});

test('a service without a figure is priced at the visit', () => {
  expect(renderToString(<PanelPrice service="gutter-cleaning" />)).toContain(
    visit.priced,
  );
});
