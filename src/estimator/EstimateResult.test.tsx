import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { EstimateOffer } from '../../core/schemas/estimates.ts';
import { EstimateResult } from './EstimateResult.tsx';

const metre = { one: 'm²', many: 'm²', per: 'per m²', code: 'MTK' } as const;
const flue = {
  one: 'flue',
  many: 'flues',
  per: 'a flue',
  code: 'C62',
} as const;

/** What the estimator says about a size that it cannot read. */
function reasonFor(unit: typeof metre | typeof flue, upright = false): string {
  const rate = { pounds: 60, unit };
  const surface = { label: 'Chimney', rate, quizSurface: 'Other' };
  const size = unit === flue ? { count: 1 } : { length: 6, width: 4 };
  const offer: EstimateOffer = {
    surfaces: [surface],
    sizes: [{ label: 'Usual', ...size }],
    upright,
    startsAt: 60,
  };
  const found = { kind: 'unreadable' } as const;
  const shown = { offer, rate, surface, found, problemId: 'problem' };
  return /id="problem"[^>]*>([^<]*)</.exec(
    renderToString(<EstimateResult {...shown} />),
  )![1]!;
}

test('a size that cannot be read is asked for in the terms of the offer: a length, a height or a number', () => {
  expect(reasonFor(metre)).toMatch(/length and width in metres/);
  expect(reasonFor(metre, true)).toMatch(/width and height in metres/);
  expect(reasonFor(flue)).toMatch(/whole number/);
});
