import { expect, test } from 'vitest';
import { listLeftovers } from './leftovers.ts';

const samples = {
  identity: ['Sample Cleaning', '07700 900111'],
  places: ['Oldtown', 'Oldshire'],
};
const pages = new Map([
  ['/', 'New Cleaning of Newtown, once Sample Cleaning'],
  ['/areas', 'Oldtown and Newtown'],
]);

test('sample values that pages still show are listed with the first page', () => {
  expect(listLeftovers(samples, ['New Cleaning', 'Newtown'], pages)).toEqual([
    '"Sample Cleaning" on 1 page, first on /',
    '"Oldtown" on 1 page, first on /areas',
  ]);
});

test('what the business says of itself is not a leftover, nor is a word that only begins like one', () => {
  expect(listLeftovers(samples, ['Sample Cleaning', 'Oldtown'], pages)).toEqual(
    [],
  );
  expect(
    listLeftovers(
      samples,
      [],
      new Map([['/', 'Oldtowners of Oldshire-on-Sea']]),
    ),
  ).toEqual([]);
});
