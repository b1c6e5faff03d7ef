import type { ReactNode } from 'react';
import type { TextSection } from './split-sections.ts';

interface TextPartProps {
  readonly section: TextSection;
  /** What there is to look at after it. */
  readonly children?: ReactNode;
}

/** One part of a generated text under its heading. */
export function TextPart({ section: { id, heading, html }, children }: TextPartProps) {
  return (
    <section aria-labelledby={id || undefined}>
      {heading && <h2 id={id} dangerouslySetInnerHTML={{ __html: heading }} />}
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      {children}
    </section>
  );
}
