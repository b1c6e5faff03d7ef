import { expect, test } from 'vitest';
import { readPage } from './read-page.ts';
import { placeOf, visibleOf } from './visible-data.ts';

const lines = [
  '3 November 2026',
  'Open 8am-6pm, Mon-Fri; 9am-1pm, Sat',
  'Office 9.15am-5:30pm',
  'Established 2023',
  'From £18 a flue, £1,250.00 at most',
  'Render’s a job for a soft wash.',
  'It comes up well.',
  'The dog sat, the sun shone.',
];
const { blocks, links, images } = readPage(
  `<body>${lines.map((line) => `<p>${line}</p>`).join('')}<img src="/pictures/wall-1a2b-960.jpg">
  <a href="tel:+447700900382"></a><a href="https://social.example/us"></a>`,
);
const kindOf = (node: Record<string, string>) => {
  const [property, value] = Object.entries(node)[0]!;
  const place = placeOf(property, value, visibleOf({ blocks, links, images }));
  if (place === undefined) return 'missing';
  return lines.includes(place) ? 'text' : place;
};

test.each([
  ['hours in the 24-hour clock match am and pm', { opens: '08:00' }, 'text'],
  ['minutes after a point match', { opens: '09:15' }, 'text'],
  ['minutes after a colon match', { closes: '17:30' }, 'text'],
  ['a sum matches with pence or without', { minPrice: '18.00' }, 'text'],
  ['a sum above a thousand matches', { price: '1250' }, 'text'],
  ['a sum that is part of another is missing', { price: '8.00' }, 'missing'],
  ['hours that are not shown are missing', { closes: '17:00' }, 'missing'],

  [
    'a date is shown as people write it',
    { dateModified: '2026-11-03' },
    'text',
  ],
  [
    'a date that is not shown is missing',
    { dateModified: '2026-11-04' },
    'missing',
  ],
  [
    'a telephone number is matched by its link',
    { telephone: '+44 7700 900382' },
    'a link or picture',
  ],
  [
    'a profile is matched by its link',
    { sameAs: 'https://social.example/us' },
    'a link or picture',
  ],
  [
    'a profile without a link is missing',
    { sameAs: 'https://social.example/them' },
    'missing',
  ],
  [
    'straight and curly apostrophes are the same',
    { name: "Render's a job" },
    'text',
  ],
  [
    'a text of two paragraphs is shown when both are',
    { text: "Render's a job for a soft wash.\n\nIt comes up well." },
    'text',
  ],
  [
    'a text of which one paragraph is not shown is missing',
    { text: "Render's a job for a soft wash.\n\nIt shines." },
    'missing',
  ],
  [
    'a picture may be shown at another size',
    { contentUrl: 'https://a.example/pictures/wall-1a2b-1600.jpg' },
    'a link or picture',
  ],
  [
    'a picture that the page lacks is missing',
    { contentUrl: 'https://a.example/pictures/roof-1a2b-960.jpg' },
    'missing',
  ],
  [
    'an identifier is for machines',
    { '@id': 'https://a.example/#business' },
    'for machines only',
  ],
  [
    'a price range of signs is for machines',
    { priceRange: '££' },
    'for machines only',
  ],
  [
    'a price range of words that the page lacks is missing',
    { priceRange: 'from £3' },
    'missing',
  ],
])('%s', (_, node, kind) => {
  expect(kindOf(node)).toBe(kind);
});
