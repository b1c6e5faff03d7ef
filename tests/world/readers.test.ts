import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/* Each kind of input is read by one function. These tests find modules that bypass it. */

const root = join(import.meta.dirname, '../..');
const modules = globSync('*/**/*.{ts,tsx,mjs}', {
  cwd: root,
  exclude: [
    'node_modules/**',
    'dist*/**',
    'bench/**',
    'examples/**',
    'tests/**',
  ],
})
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !path.includes('.test.') && !path.startsWith('site/tests/'))
  .sort();

const modulesWith = (pattern: RegExp) =>
  modules.filter((path) =>
    pattern.test(readFileSync(join(root, path), 'utf8')),
  );

test('only readText reads files that people edit or export', () => {
  const readsBuilt = [
    'commands/shared/foreign-words.ts',
    'generator/generate-town.ts',
    'generator/write-site.ts',
    'pipeline/release/release-site.ts',
    'review/read/captured-site.ts',
    'snapshots/assembly/check-site.ts',
    'snapshots/files/read-file.ts',
    'snapshots/plan/page-data.ts',
    'snapshots/rendering/renderer.ts',
  ];
  const readsCode = [
    'server/dev/vite-plugin.ts',
    'snapshots/browser/find-browser.ts',
  ];
  const others = modulesWith(/readFile(?:Sync)?\([^;]*?'utf-?8'/).filter(
    (path) => ![...readsBuilt, ...readsCode].includes(path),
  );
  expect(others).toEqual([]);
});

test.each([
  [
    'only decodeText decodes bytes',
    /new TextDecoder\(/,
    ['src/domain/text/decode-text.ts'],
  ],
  [
    'dates are parsed only in moment.ts, or where a machine wrote them',
    /Date\.parse\(|new Date\((?!\)|now\b|Date\.UTC|moment\.getTime)/,
    [
      // Timestamps from the database.
      'commands/leads.ts',
      'server/leads/lead-archive.ts',
      // The date of a certificate, with its time zone.
      'server/live/check-live.ts',
      // A timestamp that this browser wrote.
      'src/quiz/answers-storage.ts',
      'supabase/functions/_shared/moment.ts',
      'supabase/functions/lead/lead-mail.ts',
      'supabase/functions/lead/lead.ts',
    ],
  ],
  [
    'no module uses the time zone or date formats of the system',
    /toLocale(?:Date|Time)String\(|Intl\.DateTimeFormat|timeZone/,
    [],
  ],
  [
    'only git() runs git',
    /(?:spawn|exec(?:File)?)(?:Sync)?\(\s*'git'/,
    ['snapshots/git.ts'],
  ],
])('%s', (_rule, pattern, where) => {
  expect(modulesWith(pattern)).toEqual(where);
});
