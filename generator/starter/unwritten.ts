import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sentencesOf } from '../../src/domain/words/sentences.ts';
import { textOfHtml } from '../pages/content-text.ts';
import { fill, filesBelow, starterFolder, todo } from './starter-files.ts';
import { slugOf } from './starter-options.ts';
import { starterProfile } from './starter-profile.ts';
import { templateValues } from './starter-values.ts';

const LEAST_WORDS = 8;

/** Sentences of eight words or more in a text. */
const longSentences = (text: string): string[] =>
  text
    .split('\n')
    .flatMap(sentencesOf)
    .filter((sentence) => sentence.split(/\s+/).length >= LEAST_WORDS);

/** Every string in a value of JSON. */
const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.values(typeof value === 'object' && value !== null ? value : {}).flatMap(stringsIn);

/** A field of a template, and a block that a page may lack. */
const field = /\{\{\w+\}\}/;
const block = /\{\{[#/e]/;

/** A sentence as the starter wrote it. */
export interface Unwritten {
  readonly sentence: string;
  /** The template that it stands in, true of any trade; none where the owner is asked for it. */
  readonly template?: string;
}

/**
 * Finds what nobody has written yet: given a text of the site, its sentences that stand there as the starter writes them for these
 * services, be it as a town's profile, in a template or as what it asks the owner for.
 */
export function createUnwrittenFinder(services: readonly string[], county: string): (text: string) => Unwritten[] {
  const read = (file: string) => readFileSync(join(starterFolder, file), 'utf8');
  const asked = filesBelow(starterFolder).flatMap((file) =>
    [...read(file).matchAll(todo)].map(([, text = '']) => text),
  );
  const templates = filesBelow(join(starterFolder, 'templates')).flatMap((file) =>
    (file.startsWith('hub') ? ['hub'] : services).flatMap((name) =>
      longSentences(textOfHtml(fill(read(join('templates', file)), templateValues(name)))).map((sentence) => ({
        sentence,
        template: `templates/${file.replace('service', slugOf(name))}`,
      })),
    ),
  );
  const placeholders = [...asked, ...stringsIn(starterProfile(services, county))].flatMap(longSentences);
  const whole = new Map<string, Unwritten>(
    [...templates, ...placeholders.map((sentence) => ({ sentence }))].map((one) => [one.sentence, one]),
  );
  const patterns = templates
    .filter(({ sentence }) => field.test(sentence) && !block.test(sentence))
    .map(({ sentence, template }) => ({
      template,
      pattern: new RegExp(`^${sentence.split(field).map(RegExp.escape).join('.+')}$`),
    }));
  // Few sentences fit any of them: one look says so.
  const anyPattern = new RegExp(patterns.map(({ pattern }) => pattern.source).join('|') || '(?!)');
  return (text) =>
    longSentences(text).flatMap((sentence) => {
      const known = whole.get(sentence);
      if (known) return [known];
      const filled = anyPattern.test(sentence) && patterns.find(({ pattern }) => pattern.test(sentence));
      return filled ? [{ sentence, template: filled.template }] : [];
    });
}
