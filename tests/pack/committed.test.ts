import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { trustedRules } from '../../src/app/trusted-types.ts';
import { towns } from '../../src/domain/towns.ts';

/* npm test builds in frozen mode, so the committed products equal those of that build. */

test('the trusted types rules accept the generated HTML of every town hub unchanged', () => {
  const hubs = join(import.meta.dirname, '../../public/content/hubs');
  const texts = readdirSync(hubs).map(
    (name) =>
      JSON.parse(readFileSync(join(hubs, name), 'utf8')).bodyHtml as string,
  );
  expect(texts).toHaveLength(towns.length);
  for (const text of texts) expect(trustedRules.createHTML(text)).toBe(text);
});
