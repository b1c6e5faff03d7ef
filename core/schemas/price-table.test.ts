import * as v from 'valibot';
import { expect, test } from 'vitest';
import { priceRow } from './price-table.ts';

test('a sentence with a sum, which no page could show as a price, is refused with what to write', () => {
  const row = { service: 'sweep', rate: 'by the flue', wholeJob: 'from £45' };
  const { issues = [] } = v.safeParse(priceRow(), row);
  expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
    ['wholeJob', expect.stringContaining("[{ before: 'from', price:")],
  ]);
});
