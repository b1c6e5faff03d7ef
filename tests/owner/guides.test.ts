import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findStrings, ours } from '../../commands/shared/foreign-words.ts';
import { findUnwritten } from '../../pack/unwritten.ts';
import { isFull } from '../support/copies/fault-share.ts';
import { copyToChange } from '../support/copies/project-copy.ts';
import { freePort } from '../support/servers/listen.ts';

const copy = copyToChange({ isWhole: true });

/** A step of a guide: a command to type, or lines to put into a file. */
type GuideStep =
  | { readonly command: string }
  | { readonly file: string; readonly lines: readonly string[] };

/**
 * Reads the steps of a document from its indented blocks, in order. A block below a sentence that
 * ends with "in `file`:" is an edit, any other a list of commands.
 */
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

/**
 * Replaces each line of TypeScript that begins with the same field as one of `lines`.
 * @throws Error if there is none
 */
function applyLines(source: string, lines: readonly string[]): string {
  return lines.reduce((text, line) => {
    const [field] = /^\w+:/.exec(line) ?? [];
    const pattern = new RegExp(`^( +)${field}(?: .*|\\n {4}.*),$`, 'm');
    if (field === undefined || !pattern.test(text))
      throw new Error(`no line for "${line}"`);
    return text.replace(pattern, (_old, space: string) => space + line);
  }, source);
}

/** What another trade types instead of the printed values. */
interface Business {
  readonly town: string;
  /** The letters that its postcodes begin with. */
  readonly postcodeArea: string;
  readonly options?: string;
  readonly lines?: readonly string[];
}
const plumber: Business = { town: 'whitstable', postcodeArea: 'CT' };
const others: readonly (readonly [string, Business])[] = [
  [
    'a locksmith with districts of a city',
    {
      town: 'clifton',
      postcodeArea: 'BS',
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
      postcodeArea: 'HR',
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

/** Generates this many words that occur nowhere else. */
const ownWords = (count: number) =>
  Array.from({ length: count }, () => `w${(ownWord += 1).toString(36)}`);
let ownWord = 0;

const inSentences = (words: readonly string[]) =>
  Array.from({ length: Math.ceil(words.length / 10) }, (_, line) =>
    words
      .slice(line * 10, (line + 1) * 10)
      .join(' ')
      .replace(/.*/, (text) => `W${text.slice(1)}.`),
  ).join(' ');

/**
 * Replaces each `[[…]]` mark of the starter with as many words as it asks for, or with a postcode
 * area.
 */
function writeWords({ postcodeArea }: Business): void {
  for (const { file } of findUnwritten(copy.root, [])) {
    const written = copy
      .read(file)
      .replaceAll(/\[\[(\p{L}[^\]]*)\]\]/gu, (_mark, asked: string) => {
        if (asked.includes('ZZ9')) return `${postcodeArea}1`;
        if (asked.includes('ZZ')) return postcodeArea;
        const [, least = '3', most = least] =
          /(\d+)(?: to (\d+))? words/.exec(asked) ?? [];
        const words = ownWords(Math.floor((Number(least) + Number(most)) / 2));
        if (asked.startsWith('A question'))
          return `W${words.join(' ')}${file.endsWith('.json') ? '?' : ''}`;
        return words.length > 12 ? inSentences(words) : words.join(' ');
      });
    copy.write(file, written);
  }
}

const shell = (command: string) =>
  execFileSync('sh', ['-c', command], {
    cwd: copy.root,
    encoding: 'utf8',
    stdio: 'pipe',
  });

/** Starts the site by the printed command, expects its home page to be served, and stops it. */
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
    if (server.exitCode === null) process.kill(-server.pid!, 'SIGINT');
  }
}

/** Commands to skip in a copy: those that fetch the project, and the one that asks questions. */
const elsewhere =
  /^(?:git (?:clone|remote|branch)|cd |npm ci|npm run make-yours -- --force$)/;

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
      if (step.command.endsWith('--words')) writeWords(business);
    }
  }
}

/** The edits of the guide: the text of a new file, or a replacement for a line of another. */
const ownPage = readFileSync(
  join(import.meta.dirname, '../../docs/own-page.md'),
  'utf8',
);
const ownPageSteps = [
  ...ownPage.matchAll(
    /(?:in place of `(?<line>[^`]+)` in|in the new file) `(?<file>[^`]+)`[^\n]*:\n\n(?<text>(?: {4}.*\n|\n(?= {4}))+)/g,
  ),
].map(({ groups: { line, file = '', text = '' } = {} }) => ({
  line,
  file,
  text: text.replaceAll(/^ {4}/gm, ''),
}));

test('a plumber who follows the guides gets a site of his own that passes its tests, and one additional page', async () => {
  await walk(plumber);
  const [, heading = ''] =
    /<h1>(.*?)<\/h1>/.exec(copy.read('dist/kent/whitstable.html')) ?? [];
  expect(heading.replaceAll(/<[^>]+>/g, '').trim()).toBe(
    'Plumber in Whitstable',
  );
  expect(findStrings(copy.dist, ours)).toEqual([]);
  expect(copy.read('dist/privacy-policy.html')).not.toMatch(
    /family|surface|August 2025/,
  );

  expect(ownPageSteps).toHaveLength(3);
  for (const { line, file, text } of ownPageSteps) {
    if (line === undefined) copy.write(file, text);
    else {
      expect(copy.read(file)).toContain(line);
      copy.write(file, copy.read(file).replace(line, text.trimEnd()));
    }
  }
  shell(
    'npm run build && git add -A && git commit -qm "About us" && npm run test:yours',
  );
  expect(copy.read('dist/about.html')).toContain('We began with one van and ');
  expect(shell('npm run review')).not.toContain('/about: ');
  expect(copy.read('dist/index.html')).toContain('href="/about"');
  expect(copy.read('dist/sitemap.xml')).toContain('/about</loc>');
});

test.each(isFull ? others : [])(
  'following the guide to adapting the site for another business works for %s',
  async (_who, business) => {
    await walk(business);
    expect(findStrings(copy.dist, ours)).toEqual([]);
  },
);
