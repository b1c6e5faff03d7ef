import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { hashOf } from '../../core/disk/hash-of.ts';
import { checkSite } from './check-site.ts';

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

/** Checks a site of these files, from which `gone` was removed. */
function check(
  files: Readonly<Record<string, string>>,
  gone = '',
  earlier: readonly string[] = [],
  linked: readonly string[] = [],
) {
  const { root, write } = temporaryFolder();
  for (const [name, text] of Object.entries(files))
    if (name !== gone) write(name, text);
  const hashes = Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, hashOf(text)]),
  );
  checkSite({ folder: root, hashes, earlier, linked: new Set(linked) });
}
function without(name: string): Readonly<Record<string, string>> {
  const { [name]: _, ...others } = whole;
  return others;
}

test('a site with every file that its pages name passes', () => {
  expect(() => check(whole)).not.toThrow();
});

test.each([
  'assets/a-1.css',
  'assets/main-1.js',
  'pictures/p-1-800.avif',
  'social/devon/exeter.jpg',
])(
  'a missing or empty %s is reported in one line that names a page',
  (name) => {
    expect(() => check(without(name))).toThrow(
      new RegExp(
        `^dist/${name}: is missing, and index.html and 1 more page name it: [^\n]*$`,
      ),
    );
    expect(() => check({ ...whole, [name]: '' })).toThrow(
      new RegExp(`^dist/${name}: is empty, and index.html`),
    );
  },
);

test('a page hard-linked from the earlier site is checked again if a file of that site is lost or the list of its files is unknown', () => {
  const earlier = Object.keys(whole);
  const linked = ['index.html', 'services.html', 'assets/a-1.css'];
  for (const files of [
    without('assets/main-1.js'),
    { ...whole, 'assets/main-1.js': '' },
  ])
    expect(() => check(files, '', earlier, linked)).toThrow(
      /^dist\/assets\/main-1\.js: .*, and index\.html and 1 more/,
    );
  expect(() => check(without('assets/main-1.js'), '', [], linked)).toThrow(
    /^dist\/assets\/main-1\.js: is missing/,
  );
});

test('a missing file that a style sheet names is reported', () => {
  expect(() => check(without('assets/f-1.woff2'))).toThrow(
    /^dist\/assets\/f-1\.woff2: is missing/,
  );
});

test('a file that was removed after it was put into the site is named', () => {
  expect(() => check(whole, 'assets/main-1.js')).toThrow(
    /^dist\.next: assets\/main-1\.js is missing/,
  );
});
