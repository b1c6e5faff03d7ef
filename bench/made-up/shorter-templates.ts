import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../pipeline/files/list-files.ts';
import { templatesFolder } from '../../generator/inputs/data-files.ts';

/** What every page about biocides has to say whole. */
const label = 'Use biocides safely. Always read the label and product information before use.';

const ITEMS = 2;

/** Sections of which the heading is enough. */
const headingAlone = /\/(?:care|closing|price)\//;

/**
 * Cuts the running text of a copy's templates to the first sentence of each paragraph and its lists to two items: where many thousand pages share seven
 * variants, a page may take less from them than where fifty do, or the quality gate refuses it.
 */
export function shortenTemplates(folder: string): void {
  for (const name of listFiles(join(folder, templatesFolder), ['.'])) {
    if (/\/seo-(?:title|description)\//.test(name)) continue;
    const file = join(folder, templatesFolder, name);
    const text = readFileSync(file, 'utf8');
    const isMarkup = text.includes('<p>');
    writeFileSync(
      file,
      isMarkup
        ? keepParagraphs(text, headingAlone.test(name) ? 0 : 1)
            .replace(/(?<=<p>).*?(?=<\/p>)/gs, firstSentence)
            .replace(/(?<=<[ou]l>).*?(?=<\/[ou]l>)/gs, firstItems)
        : text.replace(/(?<=^[^\n]+\n\n).*/s, firstSentence),
    );
  }
}

/** The first few, with those that show a town's own text, and the label. */
const keepParagraphs = (text: string, count: number) => {
  let seen = 0;
  return text.replace(/<p>.*?<\/p>/gs, (paragraph) =>
    (seen += 1) <= count || /\{\{(?:note|softClaim|setting)\}\}/.test(paragraph) || paragraph.includes(label)
      ? paragraph
      : '',
  );
};

const firstItems = (list: string) =>
  list
    .split('\n')
    .slice(0, 1 + ITEMS)
    .join('\n') + '\n';

function firstSentence(paragraph: string): string {
  const [head] = /^.*?[.?!](?=\s+\S)/s.exec(paragraph.replace(label, '')) ?? [paragraph];
  const isWhole = !/\{\{[#/]/.test(head) && head.split('<a ').length === head.split('</a>').length;
  if (!isWhole) return paragraph;
  return paragraph.includes(label) && !head.includes(label) ? `${head} ${label}` : head;
}
