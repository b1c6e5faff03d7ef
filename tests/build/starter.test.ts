import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseStarterOptions } from '../../pack/starter/starter-options.ts';
import { writeStarter } from '../../pack/starter/write-starter.ts';
import { packParts } from '../../core/disk/pack-folder.ts';
import { InputError } from '../../core/domain/problems.ts';
import { isFull, seed } from '../support/copies/fault-share.ts';
import { copyToChange } from '../support/copies/project-copy.ts';

const copy = copyToChange({ isWhole: true });

const answers = {
  phone: '01632 960 123',
  email: 'hello@any.example',
};

/** Generates names of one to four of these words. */
const nameOf = (words: readonly string[]) =>
  fc
    .array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 })
    .map((list) => list.join(' '));
const service = nameOf([
  'TV',
  'uPVC',
  'CCTV',
  "O'Hara's",
  'Gas',
  '&',
  'Emergency',
  'Refurbishment',
  'tree-felling',
  'Ø',
]);
const label = nameOf([
  'Ely',
  'St',
  'Mary’s',
  'Westbury-on-Trym',
  'Ynys',
  "Bishop's",
  'Môn',
  'Llanfairpwllgwyngyll',
]);
const business = fc
  .record({
    name: nameOf([
      'The',
      "Otter's",
      '&',
      'Sons',
      'A',
      'Ørsted-Heating',
      '"24/7"',
      'Limited',
    ]),
    county: nameOf(['Kent', 'Bristol', "King's", 'Isle', 'of', 'Wight']),
    services: fc.array(service, { minLength: 1, maxLength: 6 }),
    towns: fc.array(
      fc.record({
        label,
        north: fc.double({ min: 0, max: 1, noNaN: true }),
        east: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      { minLength: 1, maxLength: 8 },
    ),
    // In degrees: districts of a city, 2 km across, or towns of a county, 60 km across.
    spread: fc.constantFrom(0.018, 0.54),
    home: fc.nat(),
  })
  .map(({ name, county, services, towns, spread, home }) => ({
    ...answers,
    name,
    county,
    services: services.join(', '),
    towns: towns
      .map(
        (town) =>
          `${town.label} ${(51.4 + town.north * spread).toFixed(4)} ${(-2.6 + town.east * spread).toFixed(4)}`,
      )
      .join('; '),
    home: towns[home % towns.length]!.label,
  }));

test('a starter pack with any names that the starter accepts generates its content without a problem', async () => {
  let written = 0;
  await fc.assert(
    fc.asyncProperty(business, async (given) => {
      let options;
      try {
        options = parseStarterOptions(given);
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        fc.pre(false);
        return;
      }
      for (const folder of packParts) copy.remove(folder);
      copy.remove('public/content');
      writeStarter(options, copy.root);
      cpSync(
        join(import.meta.dirname, '../../site/public'),
        join(copy.root, 'site/public'),
        { recursive: true },
      );
      const { code, out, err } = await copy.run('generate.ts');
      expect({ code, err }, JSON.stringify(given)).toEqual({
        code: 0,
        err: '',
      });
      expect(out).toContain(
        `${options.towns.length * (options.services.length + 1)} content files`,
      );
      written += 1;
    }),
    { numRuns: isFull ? 150 : 5, seed: Number(seed), maxSkipsPerRun: 1000 },
  );
  expect(written).toBeGreaterThanOrEqual(5);
});

const shell = (command: string) =>
  execFileSync('sh', ['-c', command], {
    cwd: copy.root,
    encoding: 'utf8',
    stdio: 'pipe',
  });

test('a business with one town is told what is still unwritten, but not to add links that it cannot have', async () => {
  shell(
    'npm run make-yours -- --force --name "Any Business" --phone "01632 960 123" --email hello@any.example --county Kent --services "Boiler Service" --towns "Whitstable 51.3607 1.0257" --home Whitstable && npm run build',
  );
  expect(copy.read('dist/kent/whitstable.html')).not.toContain(
    'Neighbouring towns',
  );
  const { out, err } = await copy.run('review.ts');
  expect(out + err).not.toContain('here from content');
  // The review and the launch check name each file with unwritten text.
  const launch = await copy.run('launch-check.ts');
  for (const text of [out + err, launch.out])
    for (const file of [
      'site/words/home.ts',
      'site/profiles/whitstable.json',
      'templates/hub/reasons/work/1.hbs',
    ])
      expect(text).toContain(`${file}: `);
});

test('npm run pack adds a town and a service and retires a town, and the pack still builds', async () => {
  shell(
    'npm run pack -- add-town "Herne Bay 51.3706 1.1279" && npm run pack -- add-town "Faversham 51.3149 0.8891"',
  );
  shell(
    'npm run pack -- add-service "Gutter Repair" && npm run pack -- retire-town faversham --to herne-bay && npm run build',
  );
  expect(copy.read('dist/kent/herne-bay.html')).toContain('Herne Bay');
  expect(copy.read('dist/sitemap.xml')).toContain('/kent/herne-bay');
  expect(copy.read('dist/sitemap.xml')).not.toContain('/kent/faversham');
  expect(copy.read('dist/_redirects')).toMatch(
    /\/kent\/faversham\/boiler-service \/kent\/herne-bay\/boiler-service/,
  );
  // Not published until somebody has written about the service.
  expect(copy.read('dist/sitemap.xml')).not.toContain('/gutter-repair');
  expect(copy.read('dist/services.html')).toContain('Gutter Repair');
  const { out, err } = await copy.run('review.ts');
  expect(out + err).not.toContain('cannot be read on it');
});

test('npm run pack refuses to retire the town where the business is based', () => {
  expect(() =>
    shell('npm run pack -- retire-town whitstable --to herne-bay'),
  ).toThrow(/whitstable: is where the business comes from/);
});

test('a pack command that cannot change one of its files changes none', async () => {
  const before = copy.read('site/services.ts');
  copy.write(
    'site/trade.ts',
    copy.read('site/trade.ts').replace('offers', 'others'),
  );
  const { code, err } = await copy.run('pack.ts', ['add-service', 'Chimneys']);
  expect(code).toBe(1);
  expect(err).toContain('site/trade.ts');
  expect(copy.read('site/services.ts')).toBe(before);
});

test('the starter overwrites an existing pack only with --force', async () => {
  const before = copy.read('site/business.ts');
  const again = await copy.run('make-yours.ts', ['--name', 'Another Name']);
  expect(again.code).toBe(1);
  expect(again.err).toContain(
    `${packParts.join(', ')} are there already: give --force`,
  );
  expect(copy.read('site/business.ts')).toBe(before);
});
