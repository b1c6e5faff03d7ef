import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { hashOf } from '../../cache/hash-of.ts';
import { checkAddresses, createNamedAddresses } from './check-addresses.ts';

const page =
  '<link rel="stylesheet" href="/assets/a-1.css"><meta content="https://x.test/social/devon/exeter.jpg">' +
  '<source srcset="/pictures/p-1-400.avif 400w, /pictures/p-1-800.avif 800w"><script>["/assets/main-1.js"]</script>';
const whole: Readonly<Record<string, string>> = {
  'index.html': page,
  'services.html': page,
  'assets/a-1.css': 'a{background:url(/assets/f-1.woff2)}',
  'assets/f-1.woff2': 'font',
  'assets/main-1.js': 'start()',
  'pictures/p-1-400.avif': 'small',
  'pictures/p-1-800.avif': 'large',
  'social/devon/exeter.jpg': 'card',
};

/** Checks a site of these files. */
function check(files: Readonly<Record<string, string>>, rendered: readonly string[], earlier: readonly string[] = []) {
  const { root, write } = temporaryFolder();
  for (const [name, text] of Object.entries(files)) write(name, text);
  const hashes = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, hashOf(text)]));
  const named = createNamedAddresses();
  for (const name of rendered) named.note(name, files[name]!);
  checkAddresses({ folder: root, hashes, earlier, named });
}
const without = (name: string) => Object.fromEntries(Object.entries(whole).filter(([file]) => file !== name));

test('a site that has what its pages name passes', () => {
  expect(() => check(whole, ['index.html', 'services.html'])).not.toThrow();
});

test.each(['assets/a-1.css', 'assets/main-1.js', 'pictures/p-1-800.avif', 'social/devon/exeter.jpg'])(
  'a missing or empty %s is one line that names a page',
  (name) => {
    const missing = () => check(without(name), ['index.html', 'services.html']);
    expect(missing).toThrow(new RegExp(`^dist/${name}: is missing, and index.html and 1 more pages name it: [^\n]*$`));
    const empty = () => check({ ...whole, [name]: '' }, ['index.html']);
    expect(empty).toThrow(new RegExp(`^dist/${name}: is empty, and index.html names it: [^\n]*$`));
  },
);

test('what a style sheet names must be there too', () => {
  expect(() => check(without('assets/f-1.woff2'), [])).toThrow(/^dist\/assets\/f-1\.woff2: is missing/);
});

test('unchanged pages are looked at again where something that was there has gone', () => {
  const files = without('pictures/p-1-400.avif');
  expect(() => check(files, [], Object.keys(files))).not.toThrow();
  expect(() => check(files, [], Object.keys(whole))).toThrow(/^dist\/pictures\/p-1-400\.avif: is missing/);
});
