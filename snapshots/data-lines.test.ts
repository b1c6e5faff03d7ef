import { expect, test } from 'vitest';
import { dataLines } from './data-lines.ts';

const lines = (nodes: object[], origin = 'https://clean.example') =>
  dataLines({
    jsonLd: [JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll('ORIGIN', origin)],
    address: `${origin}/gallery`,
  });

test('a node is one line that reads, and says nothing of where the site runs', () => {
  const nodes = [{ '@type': 'WebPage', '@id': 'ORIGIN/gallery#page', url: 'ORIGIN/gallery', image: 'ORIGIN/a.jpg' }];
  expect(lines(nodes)).toEqual({ WebPage: '{"@id":"~#page","url":"~","image":"/a.jpg"}' });
  expect(lines(nodes, 'http://127.0.0.1:4173')).toEqual(lines(nodes));
});

test('a change deep in a long list changes the line', () => {
  const faq = (answer: string) => [
    {
      '@type': 'FAQPage',
      mainEntity: ['one', 'two', answer].map((text) => ({ '@type': 'Question', name: text.repeat(20) })),
    },
  ];
  expect(lines(faq('three')).FAQPage).toMatch(/^\{"mainEntity":"#[0-9a-f]{8} \(3\)"\}$/);
  expect(lines(faq('three')).FAQPage).not.toBe(lines(faq('trhee')).FAQPage);
});

test('a short value is there to be read, and the second node of a type has a name of its own', () => {
  expect(lines([{ '@type': 'Service', priceRange: '££' }, { '@type': 'Service' }])).toEqual({
    Service: '{"priceRange":"££"}',
    'Service 2': '{}',
  });
});

test("posts of the diary are the database's", () => {
  expect(lines([{ '@type': 'BlogPosting', headline: 'A drive' }])).toEqual({});
});

test('a block that cannot be read is told', () => {
  expect(Object.keys(dataLines({ jsonLd: ['{'], address: '' }))).toEqual(['broken']);
});

test('the date that a build adds is told elsewhere', () => {
  expect(lines([{ '@type': 'WebPage', dateModified: '2026-11-22' }])).toEqual({ WebPage: '{}' });
});
