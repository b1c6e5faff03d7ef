import { join } from 'node:path';
import { expect, test } from 'vitest';
import { overlayError } from './overlay-error.ts';

const root = join(import.meta.dirname, '../..');

test('the overlay shows every line, and opens the file and line that the first names', () => {
  const text =
    'templates/hub/intro/1.hbs: nofield: is not a field (line 2): see docs/writing.md\nsite/profiles/x.json: bad';
  const file = join(root, 'templates/hub/intro/1.hbs');
  expect(overlayError(text, root)).toMatchObject({ message: text, id: file, loc: { file, line: 2 } });
});

test('a message that names no file is shown as it is', () => {
  expect(overlayError('two pages share 20% of their words', root)).toEqual({
    message: 'two pages share 20% of their words',
    stack: '',
    plugin: 'content',
  });
});
