import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const listFiles = (patterns: string[]) =>
  globSync(patterns, {
    cwd: root,
    exclude: [
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
const documents = listFiles(['*.md', '{docs,bench,site}/**/*.md']).filter(
  (path) => path !== 'CHANGELOG.md',
);

interface SourceLine {
  /** `file:line`, for messages. */
  readonly place: string;
  readonly text: string;
}

/** The lines of a source that hold a comment or a part of one. */
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

test('the comments are found', () => {
  expect(comments.length).toBeGreaterThan(2000);
});

// A pack's owner writes lines as long as he likes, and so does the starter that he begins from.
test('no line with a comment of the project is longer than 100 characters, addresses aside', () => {
  const tooLong = comments.filter(
    ({ place, text }) =>
      !place.startsWith('site/') &&
      text.length > 100 &&
      !/https?:\/\//.test(text),
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
 * A path or name of a source, document, template or style sheet, or a folder that is a whole span.
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

/** Output of commands, and files that the reader of a guide is asked to write. */
const isMade = (name: string, place: string) =>
  /^(?:dist|node_modules|nginx\.conf$)/.test(name) ||
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

test('no source or template holds a character that editors do not show', () => {
  const texts = listFiles(['*/**/*.{ts,tsx,mjs,hbs,tpl,css}']);
  const hidden = /(?![\t\n\r])\p{Cc}|\u200b|\ufeff/u;
  const found = texts.filter((path) =>
    hidden.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(texts.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});
