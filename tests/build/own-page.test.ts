import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { copyToChange } from '../support/copies/project-copy.ts';

const copy = copyToChange({
  of: inject('exampleProject'),
  isBuilt: true,
  isWhole: true,
});
afterAll(() => copy.dispose());

/** What the guide prints: the text of a new file, or what stands above a line of one that is there. */
const guide = readFileSync(
  join(import.meta.dirname, '../../docs/own-page.md'),
  'utf8',
);
const steps = [
  ...guide.matchAll(
    /(?:above `(?<line>[^`]+)` in|in the new file) `(?<file>[^`]+)`:\n\n(?<text>(?: {4}.*\n|\n(?= {4}))+)/g,
  ),
].map(({ groups: { line, file = '', text = '' } = {} }) => ({
  line,
  file,
  text: text.replaceAll(/^ {4}/gm, ''),
}));

test('the guide to a page of one’s own, as it is printed, leads to a page that is linked, mapped and rightly typed', async () => {
  expect(steps).toHaveLength(4);
  for (const { line, file, text } of steps) {
    if (line === undefined) copy.write(file, text);
    else {
      const lines = copy.read(file).split('\n');
      const index = lines.findIndex((there) =>
        there.trimStart().startsWith(line),
      );
      expect(index, `${file} has no line "${line}"`).toBeGreaterThan(0);
      copy.write(file, lines.toSpliced(index, 0, text.trimEnd()).join('\n'));
    }
  }
  const run = (program: string, ...args: string[]) =>
    execFileSync(
      process.execPath,
      [join(copy.root, 'node_modules', program), ...args],
      {
        cwd: copy.root,
        encoding: 'utf8',
      },
    );
  run('oxfmt/bin/oxfmt', '--check', ...steps.map(({ file }) => file));
  run('typescript/bin/tsc', '--noEmit', '-p', '.');

  expect(await copy.run('build.ts')).toMatchObject({ code: 0 });
  expect(copy.read('dist/about.html')).toContain(
    'We began with one van, and we still come ourselves.',
  );
  expect(copy.read('dist/index.html')).toContain('href="/about"');
  expect(copy.read('dist/sitemap.xml')).toContain('/about</loc>');
});
