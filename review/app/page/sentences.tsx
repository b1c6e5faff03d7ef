import type { ReportPage } from '../../report/report-page.ts';
import { label, sources, words, type TableColumn } from '../table/columns.tsx';

/** A sentence, or a title or description, with the page that it stands on. */
export type Sentence = ReportPage['sentences'][number] & { readonly path: string };

export const sentencesOf = ({ path, sentences }: ReportPage): Sentence[] =>
  sentences.map((sentence) => ({ ...sentence, path }));

/** A sentence and what it comes from. */
export const sentenceColumns: readonly TableColumn<Sentence>[] = [
  words('text', 'Text', 215, ({ text }) => text),
  sources('source', 'Source and fields', 165, ({ origin }) => [origin.source, ...origin.fields], {
    isSearched: false,
    what: 'Template with its variant, profile or component; then the fields that stand in the sentence',
  }),
  label('element', 'Element', 70, ({ tag }) => tag, { isExtra: true }),
  label('section', 'Section', 110, ({ origin }) => origin.part, { isExtra: true }),
];
