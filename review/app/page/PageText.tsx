import { useMemo, useState, type KeyboardEvent } from 'react';
import type { ReportPage } from '../../report-types.ts';
import type { Origin } from '../../types.ts';
import { SourceLink } from '../links.tsx';
import { originOf, textOf } from '../report.ts';
import { SavePage } from '../table/SaveButtons.tsx';

const kinds = {
  'from-template': 'template alone',
  'from-both': 'template with fields',
  'from-profile': 'the town’s profile',
  'from-component': 'page component',
} as const;

function kindOf({ source, fields }: Origin): keyof typeof kinds {
  if (!source.endsWith('.hbs')) return source.endsWith('.json') ? 'from-profile' : 'from-component';
  if (fields.some((field) => /\.(?:note|setting|summary)$|: setting$/.test(field))) return 'from-profile';
  return fields.length > 0 ? 'from-both' : 'from-template';
}

/** Blocks of a page with their sentences, numbered through the page. */
function numberSentences({ blocks }: ReportPage) {
  let number = 0;
  return blocks.map(({ tag, text, sentences }) => ({
    tag,
    sentences: sentences.map(([start, end, origin]) => ({
      number: number++,
      text: textOf(text).slice(start, end),
      origin: originOf(origin),
    })),
  }));
}

/**
 * The text of the main element. Pointing at a sentence, or moving to it with the arrow keys, shows its origin; one sentence at a
 * time is in the tab order.
 */
export function PageText({ page }: { readonly page: ReportPage }) {
  const [current, setCurrent] = useState<number>();
  const blocks = useMemo(() => numberSentences(page), [page]);
  const all = blocks.flatMap(({ sentences }) => sentences);
  const origin = current === undefined ? undefined : all[current]?.origin;
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
    const step = steps[event.key];
    if (step === undefined || current === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-sentence="${current + step}"]`)?.focus();
  };
  return (
    <div className="text-and-origin">
      <div className="origin" aria-live="polite">
        {origin ? (
          <dl>
            <dt>Source</dt>
            <dd>
              <SourceLink source={origin.source} />
            </dd>
            <dt>Part</dt>
            <dd>{[origin.part, /\/(\d+)\.hbs$/.exec(origin.source)?.[1]].filter(Boolean).join(', variant ') || '–'}</dd>
            <dt>Fields</dt>
            <dd>
              {origin.fields.length === 0 && 'none'}
              {origin.fields.map((field) => (
                <div key={field}>
                  <SourceLink source={field} />
                </div>
              ))}
            </dd>
          </dl>
        ) : (
          <p>Point at a sentence, or move through them with the arrow keys, to see where it comes from.</p>
        )}
        <ul className="legend" aria-label="Colours">
          {Object.entries(kinds).map(([kind, name]) => (
            <li key={kind}>
              <span className={`sentence ${kind}`}>{name}</span>
            </li>
          ))}
        </ul>
      </div>
      {/* Its sentences answer to these keys too. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div className="page-text" role="group" aria-label="Text of the page" onKeyDown={move}>
        {blocks.map(({ tag, sentences }, index) => (
          <p key={index} className={/^h[1-6]$|summary/.test(tag) ? 'block block-heading' : `block block-${tag}`}>
            <span className="tag">{tag}</span>
            <span>
              {sentences.map((sentence) => (
                <span
                  key={sentence.number}
                  data-sentence={sentence.number}
                  className={`sentence ${kindOf(sentence.origin)}${sentence.number === current ? ' current' : ''}`}
                  tabIndex={sentence.number === (current ?? 0) ? 0 : -1}
                  onFocus={() => setCurrent(sentence.number)}
                  onMouseEnter={() => setCurrent(sentence.number)}
                >
                  {sentence.text}{' '}
                </span>
              ))}
            </span>
          </p>
        ))}
      </div>
      <SavePage
        page={page}
        what="text"
        columns={{
          Element: ({ tag }) => tag,
          Sentence: ({ text }) => text,
          Source: (row) => row.origin.source,
          Part: (row) => row.origin.part,
          Fields: (row) => row.origin.fields.join(' '),
        }}
        rows={() => blocks.flatMap(({ tag, sentences }) => sentences.map((sentence) => ({ tag, ...sentence })))}
      />
    </div>
  );
}
