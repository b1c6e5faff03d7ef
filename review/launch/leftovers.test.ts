import { expect, test } from 'vitest';
import { createUnwrittenFinder } from '../../generator/starter/unwritten.ts';
import { listLeftovers, listUnwritten } from './leftovers.ts';

const samples = { identity: ['Sample Cleaning', '07700 900111'], places: ['Oldtown', 'Oldshire'] };
const pages = new Map([
  ['/', 'New Cleaning of Newtown, once Sample Cleaning'],
  ['/areas', 'Oldtown and Newtown'],
]);

test('what samples said is found where pages still say it, with the first page', () => {
  expect(listLeftovers(samples, ['New Cleaning', 'Newtown'], pages)).toEqual([
    '"Sample Cleaning" on 1 page, first on /',
    '"Oldtown" on 1 page, first on /areas',
  ]);
});

test('what the business says of itself now is no leftover, nor is a word that only begins like one', () => {
  expect(listLeftovers(samples, ['Sample Cleaning', 'Oldtown'], pages)).toEqual([]);
  expect(listLeftovers(samples, [], new Map([['/', 'Oldtowners of Oldshire-on-Sea']]))).toEqual([]);
});

test('what the starter wrote is listed with its file, from templates and words, in the text and in the description', () => {
  const html = (description: string, text: string) =>
    `<meta name="description" content="${description}"><main><p>${text}</p></main>`;
  const site = new Map([
    [
      '/',
      html(
        'Taps by us.',
        'No heaps, no tools left behind, gates shut as we found them. Our own words stand here, all eight.',
      ),
    ],
    ['/areas', html('Taps in Kent: the 3 places that we come to.', 'Taps.')],
  ]);
  expect(listUnwritten(createUnwrittenFinder(['Taps'], 'Kent'), site)).toEqual([
    '"templates/hub/reasons/tidy/2.hbs: No heaps, no tools left behind, gates shut as we found them." on 1 page, first on /',
    '"site/words/areas.ts: Taps in Kent: the 3 places that we come to." on 1 page, first on /areas',
  ]);
});
