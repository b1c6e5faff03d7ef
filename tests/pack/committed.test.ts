import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { trustedRules } from '../../src/app/trusted-types.ts';
import { towns } from '../../src/domain/towns.ts';

/* npm test's own build runs frozen, so the committed products are those that it makes. */

test("every hub's generated text may become markup", () => {
  const hubs = join(import.meta.dirname, '../../public/content/hubs');
  const texts = readdirSync(hubs).map(
    (name) =>
      JSON.parse(readFileSync(join(hubs, name), 'utf8')).bodyHtml as string,
  );
  expect(texts).toHaveLength(towns.length);
  for (const text of texts) expect(trustedRules.createHTML(text)).toBe(text);
});
