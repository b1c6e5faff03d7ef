import type { TextSection } from './split-sections.ts';

/** A section of generated text with its heading. */
export function TextPart({
  section: { id, heading, html },
}: {
  readonly section: TextSection;
}) {
  return (
    <section aria-labelledby={id || undefined}>
      {heading && <h2 id={id} dangerouslySetInnerHTML={{ __html: heading }} />}
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  );
}

interface ContentsProps {
  readonly items: readonly { readonly id: string; readonly title: string }[];
}

/** Links to the sections of a long page. */
export function Contents({ items }: ContentsProps) {
  return (
    <nav aria-label="On this page" className="toc">
      <ul>
        {items.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="text-link">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
