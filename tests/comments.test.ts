import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
/** Lists files of the project, not of its pack: the example's pack has files of the same names. */
const listFiles = (patterns: string[]) =>
  globSync(patterns, {
    cwd: root,
    exclude: [
      '{site,templates,public/content}/**',
      'node_modules/**',
      '.git/**',
      '.cache/**',
      'dist*/**',
      '**/*.generated.*',
    ],
  })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();

const sources = listFiles(['*.ts', '*/**/*.{ts,tsx,mjs}']);
const documents = listFiles(['*.md', '{docs,tests}/**/*.md']).filter(
  (path) => path !== 'CHANGELOG.md',
);

interface SourceLine {
  /** `file:line`, for failure messages. */
  readonly place: string;
  readonly text: string;
}

/** Returns the lines of a source that contain a comment or part of one. */
function commentLines(path: string): SourceLine[] {
  const text = readFileSync(join(root, path), 'utf8');
  const lines = text.split('\n');
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  return parseSync(path, text).comments.flatMap(({ start, end }) => {
    const first = lineAt(start);
    return lines.slice(first - 1, lineAt(end)).map((line, index) => ({
      place: `${path}:${first + index}`,
      text: line,
    }));
  });
}

const comments = sources.flatMap(commentLines);

test('comments are found in the sources', () => {
  expect(comments.length).toBeGreaterThan(2000);
});

test('no comment line of the project is longer than 100 characters, unless it contains a URL', () => {
  const tooLong = comments.filter(
    ({ text }) => text.length > 100 && !/https?:\/\//.test(text),
  );
  expect(tooLong.map(({ place }) => place)).toEqual([]);
});

const codeSpans = (path: string): SourceLine[] => {
  const lines = readFileSync(join(root, path), 'utf8').split('\n');
  return lines.flatMap((line, index) =>
    (line.match(/`[^`]+`/g) ?? []).map((text) => ({
      place: `${path}:${index + 1}`,
      text,
    })),
  );
};

/**
 * Matches the path or name of a source, document, template or style sheet, or a code span that is a
 * folder.
 */
const fileName =
  /(?<![\w/.{}<>*$-])(?:[\w@.-]+(?:\/[\w@.-]+)*\.(?:tsx?|mjs|md|hbs|ya?ml|css|sql|conf)\b|(?<=^`)(?:[\w@.-]+\/)+(?=`$))/g;
const files = listFiles(['**/*', '.*/**/*', '.*']);
const exists = (name: string) =>
  files.some((path) =>
    name.endsWith('/')
      ? `/${path}`.includes(`/${name}`)
      : `/${path}`.endsWith(`/${name}`),
  );

/** Whether a file is the output of a command, or one that a guide asks its reader to write. */
const isMade = (name: string, place: string) =>
  /^(?:dist|node_modules|public\/content|nginx\.conf$)/.test(name) ||
  place.startsWith('docs/own-page.md');

test('comments and documents name only files that exist', () => {
  const missing = [...comments, ...documents.flatMap(codeSpans)].flatMap(
    ({ place, text }) =>
      (text.match(fileName) ?? [])
        .filter((name) => !exists(name) && !isMade(name, place))
        .map((name) => `${place}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('no source contains a control character, a zero-width space or a byte order mark', () => {
  const texts = listFiles(['*/**/*.{ts,tsx,mjs,hbs,tpl,css}']);
  const hidden = /(?![\t\n\r])\p{Cc}|\u200b|\ufeff/u;
  const found = texts.filter((path) =>
    hidden.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(texts.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});
