import type { ReactNode } from 'react';
import { paths } from '../domain/routes.ts';
import { AppLink } from '../navigation/AppLink.tsx';
import { PageMeta, type PageMetaProps } from '../seo/PageMeta.tsx';
import { breadcrumbNode, businessNode, type Crumb } from '../seo/structured-data.ts';

interface PageProps extends PageMetaProps {
  /** The trail to the page, the page itself last and home left out; without them no trail is shown. */
  readonly crumbs?: readonly Crumb[];
  /** Names of offers that the page shows: structured data lists no others. */
  readonly offers?: readonly string[];
  /** What stands beside the main part, below it. */
  readonly after?: ReactNode;
  readonly children: ReactNode;
}

/** A page between header and footer: its head, the trail to it, its main part and what follows that. */
export function Page({ crumbs, offers, after, children, structuredData = [], ...head }: PageProps) {
  const trail = crumbs && [{ label: 'Home', path: paths.home }, ...crumbs];
  const trailNodes = trail ? [breadcrumbNode(trail)] : [];
  return (
    <>
      <PageMeta {...head} structuredData={[businessNode(offers), ...trailNodes, ...structuredData]} />
      {trail && <Breadcrumb crumbs={trail} />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {after}
    </>
  );
}

/** Where the page stands, the current page last and not a link. */
function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="no-print border-b border-line/70 bg-foam">
      <ol className="wrap flex flex-wrap items-center gap-x-2 py-3 text-[0.95rem]">
        {crumbs.map(({ label, path }, index) => (
          <li key={path} className="flex items-center gap-2">
            {index > 0 && (
              <span aria-hidden="true" className="text-sandstone">
                /
              </span>
            )}
            {index === crumbs.length - 1 ? (
              <span aria-current="page" className="text-slate">
                {label}
              </span>
            ) : (
              <AppLink
                to={path}
                className="inline-block max-w-full py-1 font-semibold text-sea underline-offset-4 hover:underline"
              >
                {label}
              </AppLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface PageBandProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
}

/** The band a page opens with: its one H1, a line beneath, and the strip as its lower edge. */
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

interface SplitHeroProps {
  readonly title: string;
  readonly lede: string;
  /** Buttons. */
  readonly actions: ReactNode;
  /** A picture or a before/after wipe that fills its half; it runs to the edge of wide screens. */
  readonly media: ReactNode;
  /** The picture is none of the business's own work yet. */
  readonly isSample?: boolean;
  /** Lines beneath the buttons. */
  readonly children?: ReactNode;
}

/** `sizes` of a picture inside the hero. */
export const heroSizes = '(min-width: 64rem) 52vw, 100vw';

/** The same where a phone's first load counts most: 640 pixels for 390 look the same in the hand. */
export const lightHeroSizes = '(min-width: 64rem) 52vw, (max-width: 30rem) 54vw, 100vw';

/** The opening of a page that shows its work: words on one side, the picture flush to the edge on the other, the strip beneath. */
export function SplitHero({ title, lede, actions, media, isSample, children }: SplitHeroProps) {
  return (
    <div className="bg-foam">
      <div className="split-hero">
        <div className="split-words">
          <h1>{title}</h1>
          <p className="lede mt-4 max-w-xl">{lede}</p>
          <div className="mt-6 flex flex-wrap gap-3">{actions}</div>
          {children}
          {isSample && <p className="sample-note mt-4">Sample picture.</p>}
        </div>
        <div className="hero-media">{media}</div>
      </div>
      <div className="strip" aria-hidden="true" />
    </div>
  );
}
