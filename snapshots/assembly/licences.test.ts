import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { licenceNotices } from './licences.ts';

test('the notices list every package that visitors receive, each with its licence, and no build tool', () => {
  const text = licenceNotices();
  const { dependencies } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'),
  );
  for (const name of [
    ...Object.keys(dependencies),
    'scheduler',
    '@fontsource-variable/bricolage-grotesque',
    'tailwindcss',
  ])
    expect(text).toMatch(new RegExp(`^${name} \\d.* \\(.+\\)$`, 'm'));
  expect(text).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(text).not.toMatch(/^(?:vite|vitest|puppeteer|typescript) \d/m);
});
