import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../../core/disk/files-below.ts';
import { trustedRules } from '../../src/app/trusted-types.ts';
import { contentPaths } from '../../core/domain/pages.ts';
import { towns } from '../../core/domain/towns.ts';

/* npm test builds in frozen mode, so the committed products equal those of that build. */

test('the trusted types rules accept the HTML of every generated text unchanged, so that its page hydrates', () => {
  const content = join(import.meta.dirname, '../../public/content');
  const files = filesBelow(content);
  const hubs = towns.map(({ slug }) => contentPaths.hub(slug));
  expect(files.map((file) => `/content/${file}`)).toEqual(
    expect.arrayContaining(hubs),
  );
  for (const file of files) {
    const { bodyHtml } = JSON.parse(
      readFileSync(join(content, file), 'utf8'),
    ) as { bodyHtml: string };
    expect(trustedRules.createHTML(bodyHtml)).toBe(bodyHtml);
  }
});
