import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadInputs } from '../../generator/inputs/load-inputs.ts';
import { textOfHtml } from '../../generator/pages/content-text.ts';
import { splitSentences } from '../../src/domain/words/sentences.ts';
import type { HubContent, TownServiceContent } from '../../src/domain/content.ts';
import { contentPaths, pages } from '../../src/domain/routes.ts';
import { listTemplates, readProvenance } from '../../review/gather/provenance.ts';

const root = join(import.meta.dirname, '../..');
const provenance = readProvenance(pages, loadInputs(root));
const sentencesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .flatMap((line) => splitSentences(line).map(({ start, end }) => line.slice(start, end)));
const read = (path: string): unknown => JSON.parse(readFileSync(join(root, 'public', path), 'utf8'));

test('every sentence of every generated page has a template or profile field that it comes from', () => {
  const unknown = pages.flatMap((page) => {
    if (page.kind !== 'hub' && page.kind !== 'townService') return [];
    const texts =
      page.kind === 'hub'
        ? hubTexts(read(contentPaths.hub(page.townSlug)) as HubContent)
        : serviceTexts(read(contentPaths.townService(page.townSlug, page.serviceSlug)) as TownServiceContent);
    const known = provenance.get(page.path)!.sentences;
    return texts
      .flatMap(sentencesOf)
      .filter((sentence) => !known.has(sentence))
      .map((sentence) => `${page.path}: ${sentence}`);
  });
  expect(unknown).toEqual([]);
});

test('titles name the variant or the hand-written file they come from', () => {
  expect(provenance.get('/devon/exeter/pressure-washing')!.title!.source).toBe('site/seo-overrides.json');
  expect(listTemplates(root)).toContain(provenance.get('/devon/exeter/gutter-cleaning')!.title!.source);
});

const serviceTexts = ({ bodyHtml, faqs }: TownServiceContent) => [
  textOfHtml(bodyHtml),
  ...faqs.flatMap(({ q, a }) => [q, a]),
];
const hubTexts = ({ bodyHtml, summaries, reasons }: HubContent) => [
  textOfHtml(bodyHtml),
  ...Object.values(summaries),
  ...reasons.flatMap(({ title, text }) => [title, text]),
];
