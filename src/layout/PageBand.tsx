import type { ReactNode } from 'react';

interface PageBandProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
}

/** The band at the top of a page: its h1, an introduction, and a strip along the lower edge. */
export function PageBand({ title, children }: PageBandProps) {
  return (
    <div className="bg-foam">
      <div className="page-band wrap grid items-end gap-x-10 gap-y-4 py-7 sm:py-14 lg:grid-cols-[1.2fr_1fr]">
        <h1>{title}</h1>
        {children && <div className="lede max-w-2xl">{children}</div>}
      </div>
      <div className="strip" aria-hidden="true" />
    </div>
  );
}
