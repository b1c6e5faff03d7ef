import type { ReactNode } from 'react';
import { QuoteButton } from './ContactLinks.tsx';

interface CallToActionProps {
  readonly title: string;
  readonly text: string;
  /** Links. By default one to the quote page. */
  readonly children?: ReactNode;
}

/** The green band at the end of a page. */
export function CallToAction({
  title,
  text,
  children = <QuoteButton look="button-light" />,
}: CallToActionProps) {
  return (
    <section aria-label={title} className="no-print bg-go-dark text-white">
      <div className="wrap flex flex-col gap-6 py-12 lg:flex-row lg:items-center lg:justify-between">
        <div className="max-w-xl">
          <h2 className="text-white">{title}</h2>
          <p className="mt-2">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
    </section>
  );
}
