import type { ReactNode } from 'react';

interface PageBandProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
}

/** The band at the top of a page: its h1, an introduction, and the strip as lower edge. */
export function PageBand({ title, children }: PageBandProps) {
  return (
    <div className="bg-foam">
      <div className="wrap pt-7 pb-7 sm:pt-14 sm:pb-12">
        <h1 className="max-w-4xl">{title}</h1>
        {children && <div className="lede mt-4 max-w-2xl">{children}</div>}
      </div>
      <div className="strip" aria-hidden="true" />
    </div>
  );
}
