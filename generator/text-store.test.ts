import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { openTextStore } from './text-store.ts';

test('a text is read as it was kept, before and after it went to the disk, and nothing stays', () => {
  const file = temporaryFolder().pathOf('.cache/content.part');
  const store = openTextStore(file);
  const texts = Array.from({ length: 40 }, (_, index) => `${index} £’`.repeat(10_000));
  const kept = texts.map((text, index) => {
    const one = store.keep({ path: `${index}`, text });
    expect(one.text).toBe(text);
    return one;
  });
  expect(kept.map(({ path, text }) => [path, text])).toEqual(texts.map((text, index) => [`${index}`, text]));
  store.close();
  expect(existsSync(file)).toBe(false);
});
