import type { ReactNode } from 'react';

interface ViewProps {
  readonly title: string;
  /** What the view shows, and how it was counted. */
  readonly lede?: ReactNode;
  /** The view fills the window and its table scrolls, in place of the page. */
  readonly isFull?: boolean;
  readonly children: ReactNode;
}

/** A view of the report under its heading. */
export const View = ({ title, lede, isFull = false, children }: ViewProps) => (
  <section className={isFull ? 'view full' : 'view'} aria-labelledby="view">
    <header>
      <h2 id="view">{title}</h2>
      {lede !== undefined && <p className="lede">{lede}</p>}
    </header>
    {children}
  </section>
);
