import type { ReactNode } from 'react';

interface SectionHeadingProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** A section's title with an optional line beneath it. */
export function SectionHeading({ title, children }: SectionHeadingProps) {
  return (
    <div className="mb-8 max-w-2xl sm:mb-10">
      <h2>{title}</h2>
      {children && <p className="lede mt-3">{children}</p>}
    </div>
  );
}
