import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bodySections, loadTemplates } from '../../generator/inputs/templates.ts';
import type { Problem } from '../../src/domain/problems.ts';
import { services } from '../../src/domain/services.ts';

test('the committed templates load without a problem, seven variants or more a section', () => {
  const problems: Problem[] = [];
  const templates = loadTemplates(join(import.meta.dirname, '../../templates'), problems);
  expect(problems).toEqual([]);
  for (const { slug } of services) {
    const { sections, entries } = templates.services[slug]!;
    expect(Object.keys(sections)).toEqual([...bodySections]);
    expect(Object.keys(entries)).toHaveLength(5);
    for (const pool of [...Object.values(sections), ...Object.values(entries)])
      expect(pool.length).toBeGreaterThanOrEqual(7);
  }
  expect(Object.keys(templates.hub.sections)).toEqual(['intro', 'work', 'issues']);
  expect(Object.keys(templates.hub.entries)).toHaveLength(6);
});

test('questions, reasons, titles and descriptions have more than three hundred wordings', () => {
  const { services: sets, hub } = loadTemplates(join(import.meta.dirname, '../../templates'), []);
  const wordings = [...Object.values(sets), hub].flatMap(({ entries, seoTitle, seoDescription }) =>
    [...Object.values(entries), seoTitle, seoDescription].flat(),
  );
  expect(wordings.length).toBeGreaterThan(300);
});
