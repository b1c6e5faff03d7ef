import { expect, test } from 'vitest';
import { at } from '../../core/domain/assert-defined.ts';
import { towns } from '../../core/domain/towns.ts';
import { changeLines } from './change-lines.ts';
import type { ReportChange } from './report-changes.ts';

const [one, other] = [at(towns, 0), at(towns, 1)];
const change = (
  path: string,
  before: string,
  after: string,
  more: Partial<ReportChange> = {},
): ReportChange => ({
  path,
  kind: 'text',
  part: '',
  before,
  after,
  causes: ['a.ts'],
  ...more,
});

test('changes that differ only in the name of a town are one line, with all its pages', () => {
  const lines = changeLines(
    [one, other].map(({ slug, label }) =>
      change(`/${slug}`, `Moss in ${label}`, `Lichen in ${label}`),
    ),
  );
  expect(lines).toEqual([
    expect.objectContaining({
      before: `Moss in ${one.label}`,
      pages: [`/${one.slug}`, `/${other.slug}`],
      figures: [],
    }),
  ]);
});

test('a changed price is one line with every figure that follows from it, on any page', () => {
  const lines = changeLines([
    change('/a', 'From £3.00 a square metre', 'From £3.25 a square metre'),
    change('/a', '£90', '£98', {
      kind: 'structured data',
      part: 'Offer.price',
    }),
    change('/b', '£90', '£98'),
    change('/b', 'Moss', 'Lichen'),
  ]);
  expect(
    lines.map(({ kinds, figures, pages }) => [kinds, figures, pages]),
  ).toEqual([
    [
      ['text', 'structured data Offer.price'],
      [
        { before: '£3.00', after: '£3.25', count: 1 },
        { before: '£90', after: '£98', count: 2 },
      ],
      ['/a', '/b'],
    ],
    [['text'], [], ['/b']],
  ]);
});

test('equal changes with different causes are two lines', () => {
  expect(
    changeLines([
      change('/a', 'Moss', 'Lichen'),
      change('/b', 'Moss', 'Lichen', { causes: ['b.ts'] }),
    ]),
  ).toHaveLength(2);
});
