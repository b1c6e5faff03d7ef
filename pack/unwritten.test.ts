import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { findUnwritten } from './unwritten.ts';

const ely = { slug: 'ely' };
const adel = { slug: 'adel' };

test('the generic profile has to be written only if a town has no profile of its own', () => {
  const { root, write } = temporaryFolder();
  write('site/profiles/ely.json', '{"setting": "[[Say where Ely lies]]"}');
  write('site/generic-profile.json', '{"setting": "[[Say what is usual]]"}');
  write('templates/hub/intro/1.hbs', 'Written.');
  const own = {
    file: 'site/profiles/ely.json',
    marks: ['Say where Ely lies'],
  };
  const generic = {
    file: 'site/generic-profile.json',
    marks: ['Say what is usual'],
  };
  expect(findUnwritten(root, [ely])).toEqual([own]);
  expect(findUnwritten(root, [ely, adel])).toEqual(
    expect.arrayContaining([own, generic]),
  );
});

test('notes on a service whose page is held back need not be written', () => {
  const { root, write, makeFolder } = temporaryFolder();
  makeFolder('templates');
  const notes = { note: '[[Say what is cleaned]]' };
  write(
    'site/profiles/ely.json',
    JSON.stringify({ services: { a: { ...notes, publish: false }, b: notes } }),
  );
  expect(findUnwritten(root, [ely])).toEqual([
    { file: 'site/profiles/ely.json', marks: ['Say what is cleaned'] },
  ]);
});
