import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sentencesOf } from '../../src/domain/words/sentences.ts';
import { textOfHtml } from '../pages/content-text.ts';
import { fill, filesBelow, starterFolder, templateValues } from './starter-values.ts';
import { slugOf } from './starter-options.ts';
import { starterProfile } from './starter-profile.ts';

const LEAST_WORDS = 8;

/** Sentences of eight words or more in a text. */
const longSentences = (text: string): string[] =>
  text
    .split('\n')
    .flatMap(sentencesOf)
    .filter((sentence) => sentence.split(/\s+/).length >= LEAST_WORDS);

/** A string in code, JSON or SQL. */
const quoted = /'([^'\n]*)'|`([^`\n]*)`|"([^"\n]*)"/g;

/** What takes a value in a template, in code or in the starter's own files, and what a template says only of some towns. */
const field = /\{\{\w+\}\}|[$%]\{[^}]*\}/;
const block = /\{\{(?:[#/][^}]*|else)\}\}/g;

/** A sentence as the starter wrote it, and the file of a pack that holds it. */
export interface Unwritten {
  readonly sentence: string;
  readonly file: string;
}

/**
 * Finds what nobody has written yet: given a text of the site, its sentences that stand there as the starter writes them for these
 * services, be it as a town's profile, in a template or among the words of a page.
 */
export function createUnwrittenFinder(services: readonly string[], county: string): (text: string) => Unwritten[] {
  const read = (file: string) => readFileSync(join(starterFolder, file), 'utf8');
  const stringsIn = (code: string) => [...code.matchAll(quoted)].map(([, ...texts]) => texts.join('')).join('\n');
  const profile = JSON.stringify(starterProfile(services, county), null, 2);
  const texts = [
    { file: 'site/generic-profile.json', text: stringsIn(profile) },
    ...filesBelow(join(starterFolder, 'site')).map((name) => ({
      file: `site/${name.replace('.tpl', '')}`,
      text: stringsIn(read(join('site', name))),
    })),
    ...filesBelow(join(starterFolder, 'templates')).flatMap((name) =>
      (name.startsWith('hub') ? ['hub'] : services).map((service) => ({
        file: `templates/${name.replace('service', slugOf(service))}`,
        text: textOfHtml(fill(read(join('templates', name)), templateValues(service)).replace(block, '\n')),
      })),
    ),
  ];
  const all = texts.flatMap(({ file, text }) => longSentences(text).map((sentence) => ({ sentence, file })));
  const whole = new Map(all.map((one) => [one.sentence, one]));
  const patterns = all
    .filter(({ sentence }) => field.test(sentence))
    .map(({ sentence, file }) => ({
      file,
      pattern: new RegExp(`^${sentence.split(field).map(RegExp.escape).join('.+')}$`),
    }));
  // Few sentences fit any of them: one look says so.
  const anyPattern = new RegExp(patterns.map(({ pattern }) => pattern.source).join('|') || '(?!)');
  return (text) =>
    longSentences(text).flatMap((sentence) => {
      const known =
        whole.get(sentence) ?? (anyPattern.test(sentence) && patterns.find(({ pattern }) => pattern.test(sentence)));
      return known ? [{ sentence, file: known.file }] : [];
    });
}
