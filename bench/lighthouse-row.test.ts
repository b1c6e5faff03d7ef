import { expect, test } from 'vitest';
import { rowOf, type LighthouseResult } from './lighthouse-row.ts';

const run = (
  score: number,
  lcp: number,
  shift: number,
  failed: readonly string[] = [],
): LighthouseResult => ({
  lhr: {
    categories: { performance: { title: 'Performance', score } },
    audits: {
      'largest-contentful-paint': {
        score: 1,
        scoreDisplayMode: 'numeric',
        numericValue: lcp,
      },
      'cumulative-layout-shift': {
        score: 1,
        scoreDisplayMode: 'numeric',
        numericValue: shift,
      },
      ...Object.fromEntries(
        failed.map((id) => [id, { score: 0, scoreDisplayMode: 'binary' }]),
      ),
    },
  },
});

test('each figure is the median of several runs', () => {
  const row = rowOf('/', [
    run(0.96, 1700, 0.002),
    run(0.99, 2450, 0),
    run(1, 1200, 0.0104),
  ]);
  expect(row.scores).toEqual({ Performance: 99 });
  expect(row.vitals).toEqual({ LCP: '1.7 s', CLS: '0.002' });
});

test('an audit that fails in one run counts as failed', () => {
  expect(
    rowOf('/', [
      run(1, 1200, 0),
      run(1, 1200, 0, ['image-alt']),
      run(1, 1200, 0),
    ]).failed,
  ).toEqual(['image-alt']);
});
