import { execFileSync, spawn } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findStrings, ours } from '../../commands/shared/foreign-words.ts';
import { parseStarterOptions } from '../../generator/starter/starter-options.ts';
import { writeStarter } from '../../generator/starter/write-starter.ts';
import { packParts } from '../../pack/pack-folder.ts';
import { InputError } from '../../src/domain/problems.ts';
import { isFull, seed } from '../support/copies/fault-share.ts';
import {
  copyToChange,
  type ProjectCopy,
} from '../support/copies/project-copy.ts';
import { freePort } from '../support/servers/listen.ts';

let copy: ProjectCopy;
beforeAll(() => {
  copy = copyToChange({ isWhole: true });
});
afterAll(() => copy.dispose());

const answers = {
  phone: '01632 960 123',
  email: 'hello@any.example',
};

/** Names of one to four words, of which some are short, long, abbreviated or hold a sign. */
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
    // Districts of one city, or towns of a county: two kilometres across, or sixty.
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

test('a starter pack of any names passes its own gate, or the answer that stands in its way is refused', async () => {
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

/** What a document tells its reader to do: commands to type, or lines that a file then has. */
type GuideStep =
  | { readonly command: string }
  | { readonly file: string; readonly lines: readonly string[] };

/** The steps that a document prints as indented blocks, in order; a block below a sentence that ends with "in `file`:" is an edit. */
function readGuide(document: string): GuideStep[] {
  const text = readFileSync(
    join(import.meta.dirname, '../..', document),
    'utf8',
  );
  return text.split(/\n\n(?! {4})/).flatMap((paragraph): GuideStep[] => {
    const [before = '', ...block] = paragraph.split('\n\n');
    const lines = block
      .flatMap((part) => part.split('\n'))
      .map((line) => line.slice(4));
    const [, file] = /\bin `([^`]+)`:$/.exec(before) ?? [];
    if (file !== undefined) return [{ file, lines }];
    return lines
      .join('\n')
      .replace(/\\\n\s*/g, '')
      .split(/\n| && /)
      .filter((command) => command !== '')
      .map((command) => ({ command }));
  });
}

/** Puts printed lines of TypeScript in the place of those that begin with the same field. @throws where there is none */
function applyLines(source: string, lines: readonly string[]): string {
  return lines.reduce((text, line) => {
    const [field] = /^\w+:/.exec(line) ?? [];
    const pattern = new RegExp(`^( +)${field}(?: .*|\\n {4}.*),$`, 'm');
    if (field === undefined || !pattern.test(text))
      throw new Error(`no line for "${line}"`);
    return text.replace(pattern, (_old, space: string) => space + line);
  }, source);
}

/** What another trade types in the place of the printed values. */
interface Business {
  readonly town: string;
  /** Slug of the first of its services. */
  readonly service: string;
  readonly options?: string;
  readonly lines?: readonly string[];
}
const plumber: Business = { town: 'whitstable', service: 'boiler-service' };
const others: readonly (readonly [string, Business])[] = [
  [
    'a locksmith with districts of a city',
    {
      town: 'clifton',
      service: 'emergency-lockout',
      options:
        '--name "Bright Locksmiths" --phone "0117 496 0123" --email hello@bright.example --county Bristol --services "Emergency Lockout, Lock Change, uPVC Door Repair, Safe Opening" --towns "Clifton 51.4560 -2.6200; Redland 51.4690 -2.6080; Westbury-on-Trym 51.4930 -2.6160; Southville 51.4400 -2.6020" --home Clifton',
      lines: [
        "name: 'Locksmiths',",
        "hubTerm: 'Locksmith',",
        "schemaType: 'Locksmith',",
        "postcodeAreas: ['BS'],",
        "description: 'Locks opened and changed in Bristol.',",
      ],
    },
  ],
  [
    'a tree surgeon',
    {
      town: 'hereford',
      service: 'tree-felling',
      options:
        '--name "Kestrel Tree Surgeons" --phone "01432 496 012" --email hello@kestrel.example --county Herefordshire --services "Tree Felling, Crown Reduction, Hedge Cutting, Stump Grinding" --towns "Hereford 52.0565 -2.7160; Leominster 52.2270 -2.7390; Ledbury 52.0370 -2.4260" --home Hereford',
      lines: [
        "name: 'Tree Surgery',",
        "hubTerm: 'Tree Surgeon',",
        "schemaType: 'HomeAndConstructionBusiness',",
        "postcodeAreas: ['HR'],",
        "description: 'Trees felled, hedges cut and stumps ground out in Herefordshire.',",
      ],
    },
  ],
];

/** So many words that stand nowhere else, in sentences. */
const ownWords = (name: string, count: number) =>
  Array.from({ length: count / 10 }, (_, line) =>
    [
      `${name} ${line}`,
      ...Array.from(
        { length: 8 },
        (_word, index) => `${name.toLowerCase()}${line}x${index}`,
      ),
    ].join(' '),
  ).join('. ') + '.';

/** Describes a service of the town in words of its own, and holds the others back. */
function describe({ town, service }: Business): void {
  const file = `site/profiles/${town}.json`;
  const profile = JSON.parse(copy.read(file));
  for (const [slug, notes] of Object.entries<Record<string, unknown>>(
    profile.services,
  ))
    if (slug !== service) notes.publish = false;
  profile.setting = ownWords('Setting', 90);
  profile.services[service].note = ownWords('Note', 100);
  for (const [index, question] of profile.services[service].questions.entries())
    question.a = ownWords(`Q${index}`, 50);
  copy.write(file, JSON.stringify(profile, null, 2));
}

const shell = (command: string) =>
  execFileSync('sh', ['-c', command], {
    cwd: copy.root,
    encoding: 'utf8',
    stdio: 'pipe',
  });

/** Starts the site as printed, looks at it and stops it. */
async function serve(command: string): Promise<void> {
  const port = await freePort();
  const server = spawn('sh', ['-c', command], {
    cwd: copy.root,
    detached: true,
    env: { ...process.env, PORT: `${port}` },
  });
  try {
    await new Promise<void>((resolve, reject) => {
      let said = '';
      for (const stream of [server.stdout, server.stderr])
        stream.on('data', (chunk: Buffer) => {
          said += chunk.toString();
          if (said.includes('Press Ctrl+C')) resolve();
        });
      server.on('close', () => reject(new Error(said)));
    });
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  } finally {
    process.kill(-server.pid!, 'SIGINT');
  }
}

/** Not for a copy: to get the project, and to be asked in a terminal. `test:yours` is what `npm run check` begins. */
const elsewhere =
  /^(?:git (?:clone|remote)|cd |npm ci|npm run make-yours -- --force$|npm run test:yours)/;

async function walk(business: Business): Promise<void> {
  shell(
    'rm -rf .git && git init -q && git config user.name Owner && git config user.email owner@any.example',
  );
  for (const step of readGuide('docs/another-business.md')) {
    if ('file' in step) {
      const lines = step.lines.map(
        (line) =>
          business.lines?.find((own) =>
            own.startsWith(line.slice(0, line.indexOf(':'))),
          ) ?? line,
      );
      copy.write(step.file, applyLines(copy.read(step.file), lines));
      if (step.file === 'site/business.ts') shell('npm run build');
    } else if (step.command === 'npm start') await serve(step.command);
    else if (step.command.startsWith('npm run make-yours -- --force --name'))
      shell(
        business.options
          ? `npm run make-yours -- --force ${business.options}`
          : step.command,
      );
    else if (!elsewhere.test(step.command)) {
      shell(step.command.replace('whitstable', business.town));
      if (step.command.startsWith('cp ')) describe(business);
    }
  }
  shell('npm run check && npm run build');
}

test('the guide to another business, as it is printed, leads a plumber to pages of his own', async () => {
  await walk(plumber);
  const [, heading = ''] =
    /<h1>(.*?)<\/h1>/.exec(copy.read('dist/kent/whitstable.html')) ?? [];
  expect(heading.replaceAll(/<[^>]+>/g, '').trim()).toBe(
    'Plumber in Whitstable',
  );
  expect(copy.read('dist/kent/whitstable/boiler-service.html')).toContain(
    'note0x0',
  );
  expect(findStrings(copy.dist, ours)).toEqual([]);
  expect(copy.read('dist/privacy-policy.html')).not.toMatch(
    /family|surface|August 2025/,
  );
});

test.each(isFull ? others : [])('and %s', async (_who, business) => {
  await walk(business);
  expect(findStrings(copy.dist, ours)).toEqual([]);
});

test('a business of one town is asked for all that nobody has written, and for no more links than its pages can give', async () => {
  shell(
    'npm run make-yours -- --force --name "Any Business" --phone "01632 960 123" --email hello@any.example --county Kent --services "Boiler Service" --towns "Whitstable 51.3607 1.0257" --home Whitstable && npm run build',
  );
  expect(copy.read('dist/kent/whitstable.html')).not.toContain(
    'Neighbouring towns',
  );
  const { out, err } = await copy.run('review.ts');
  expect(out + err).not.toContain('here from content');
  // The review and the launch check name what is still the starter's, pictures as well, by file and field.
  const launch = await copy.run('launch-check.ts');
  for (const text of [out + err, launch.out])
    for (const [file, field] of [
      ['site/words/home.ts', 'hero.lede'],
      ['site/business.ts', 'business.website'],
      ['site/media/work-after.jpg', 'the picture'],
      ['templates/hub/reasons/tidy/1.hbs', 'line 1'],
    ])
      expect(text).toMatch(new RegExp(`${file}: .*${field}`));
});

test('a pack is not written over without being told, and what is there stays', async () => {
  const before = copy.read('site/business.ts');
  const again = await copy.run('make-yours.ts', ['--name', 'Another Name']);
  expect(again.code).toBe(1);
  expect(again.err).toContain(
    `${packParts.join(', ')} are there already: give --force`,
  );
  expect(copy.read('site/business.ts')).toBe(before);
});
