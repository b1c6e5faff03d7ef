import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'puppeteer';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const source = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Runs axe on the open page. Returns each violation with its rule and element. */
export async function axeFindings(
  page: Page,
  options: axe.RunOptions = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(source);
  const { violations } = await page.evaluate(
    (given) =>
      window.axe!.run({
        ...given,
        resultTypes: ['violations'],
        // No rule needs the style sheets that axe would load as well.
        preload: { assets: ['media'] },
      }),
    options,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, html }) =>
        `${id} (${help}): ${target.join(' ')} ${html.slice(0, 160)}`,
    ),
  );
}
