import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { parseStarterOptions } from './starter-options.ts';
import { drawnSample } from './starter-values.ts';
import { findUnwritten } from './unwritten.ts';
import { writeStarter } from './write-starter.ts';

const options = parseStarterOptions({
  name: 'Otter Plumbing',
  phone: '01632 960 123',
  email: 'hello@otter.example',
  county: 'Kent',
  services: 'Taps',
  towns: 'Whitstable 51.361 1.026',
  home: 'Whitstable',
});
const trade = {
  services: [{ name: 'Taps' }],
  towns: options.towns,
  region: options,
};

/** A pack as the starter writes it. */
function starterPack() {
  const folder = temporaryFolder();
  writeStarter(options, folder.root);
  return {
    ...folder,
    fieldsOf: (file: string) =>
      findUnwritten(folder.root, trade).find((found) => found.file === file)
        ?.fields ?? [],
    replace(file: string, ...[from, to]: [string, string]) {
      expect(folder.read(file)).toContain(from);
      folder.write(file, folder.read(file).replace(from, to));
    },
  };
}

test.each<
  [what: string, file: string, field: string, from: string, to: string]
>([
  [
    'a title',
    'site/words/gallery.ts',
    'galleryItems.title',
    'Sample of a pair',
    'Kitchen tap',
  ],
  [
    'two words',
    'site/promises.ts',
    'promises.reply',
    '2 working days',
    '3 hours',
  ],
  [
    'a figure',
    'site/business.ts',
    'business.serviceRadiusMetres',
    '30_000',
    '12_000',
  ],
  [
    'a short sentence',
    'site/words/guarantee.ts',
    'guarantee.promise',
    'Not right? We come back.',
    'A year on parts.',
  ],
  [
    'letters of a postcode',
    'site/region.ts',
    'region.postcodeAreas',
    "'AA'",
    "'CT'",
  ],
  [
    'an alt text',
    'site/pairs.ts',
    'pairs.work.before',
    'Drawn sample: a house',
    'Our house',
  ],
  [
    'a line of a template',
    'templates/taps/faqs/being-there/3.hbs',
    'line 1',
    'Should somebody',
    'Must somebody',
  ],
  [
    'a word about the town',
    'site/generic-profile.json',
    'services.taps.titleTail',
    'Free Visit & Quote',
    'Today',
  ],
])(
  '%s is found by file and field until the owner has written it',
  (_what, file, field, from, to) => {
    const { fieldsOf, replace } = starterPack();
    expect(fieldsOf(file)).toContain(field);
    replace(file, from, to);
    expect(fieldsOf(file)).not.toContain(field);
  },
);

test('a sentence that is left in a text of one’s own is found', () => {
  const { fieldsOf, replace } = starterPack();
  replace(
    'site/generic-profile.json',
    'Older streets near the middle',
    'Streets of oyster sheds',
  );
  expect(fieldsOf('site/generic-profile.json')).toContain('setting');
});

test('a drawn picture is found whatever is said of it', () => {
  const { fieldsOf, write } = starterPack();
  write('site/media/work.jpg', `JFIF ${drawnSample}`);
  write('site/media/own.jpg', 'JFIF');
  expect([
    fieldsOf('site/media/work.jpg'),
    fieldsOf('site/media/own.jpg'),
  ]).toEqual([['the picture'], []]);
});

test('a field out of sampleFields is the owner’s, and a service that is not published is written later', () => {
  const { fieldsOf, replace } = starterPack();
  replace('site/business.ts', "  'openingHours',\n", '');
  expect(fieldsOf('site/business.ts')).toEqual([
    'business.serviceRadiusMetres',
    'business.website',
  ]);
  replace('site/generic-profile.json', '"note":', '"publish": false, "note":');
  expect(
    fieldsOf('site/generic-profile.json').filter((field) =>
      field.startsWith('services'),
    ),
  ).toEqual([]);
});

test('answers, names of pictures and the words that may stay are no findings', () => {
  const { fieldsOf } = starterPack();
  const ours = [
    'site/towns.ts',
    'site/words/visit.ts',
    'site/theme.css',
    'templates/taps/seo-title/4.hbs',
  ];
  expect(ours.flatMap(fieldsOf)).toEqual([]);
  expect(fieldsOf('site/words/home.ts')).not.toContain('hero.title');
});
