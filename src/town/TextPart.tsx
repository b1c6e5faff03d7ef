import type { ReactNode } from 'react';
import type { TextSection } from './split-sections.ts';

interface TextPartProps {
  readonly section: TextSection;
  /** Content below the text. */
  readonly children?: ReactNode;
}

/** A section of generated text with its heading. */
export function TextPart({
  section: { id, heading, html },
  children,
}: TextPartProps) {
  return (
    <section aria-labelledby={id || undefined}>
      {heading && <h2 id={id} dangerouslySetInnerHTML={{ __html: heading }} />}
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      {children}
    </section>
  );
}

interface ContentsProps {
  readonly items: readonly { readonly id: string; readonly label: string }[];
}

/** Links to the sections of a long page. */
export function Contents({ items }: ContentsProps) {
  return (
    <nav aria-label="On this page" className="toc">
      <ul>
        {items.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} className="text-link">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
