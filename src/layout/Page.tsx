import type { ReactNode } from 'react';
import { paths } from '../../core/domain/pages.ts';
import { AppLink } from '../ui/AppLink.tsx';
import { PageMeta, type PageMetaProps } from '../seo/PageMeta.tsx';
import { businessNode, listNode, type Crumb } from '../seo/structured-data.ts';
import { useHydrationMark } from '../ui/hydration-mark.ts';

interface PageProps extends PageMetaProps {
  /** Breadcrumb trail, from below home to the page itself. Left out if there is none. */
  readonly crumbs?: readonly Crumb[];
  /** Names of offers that the page shows, for structured data. */
  readonly offers?: readonly string[];
  /** Content below the main element. */
  readonly after?: ReactNode;
  readonly children: ReactNode;
}

/** A page between header and footer: head tags, breadcrumbs and the main element. */
export function Page({
  crumbs,
  offers,
  after,
  children,
  structuredData = [],
  ...head
}: PageProps) {
  useHydrationMark('page');
  const home = { label: 'Home', path: paths.home };
  const trail = crumbs && [home, ...crumbs];
  return (
    <>
      <PageMeta
        {...head}
        structuredData={[
          businessNode(offers),
          ...(trail ? [listNode('BreadcrumbList', trail)] : []),
          ...structuredData,
        ]}
      />
      {trail && <Breadcrumb crumbs={trail} />}
      {/* Reader views look for this class; without it they keep only the longest section. */}
      <main id="main" className="content" tabIndex={-1}>
        {children}
      </main>
      {after}
    </>
  );
}

/** The breadcrumb trail. The current page is last and not a link. */
function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav
      aria-label="Breadcrumb"
      className="no-print border-b border-line/70 bg-foam"
    >
      <ol className="wrap flex items-center gap-x-2 overflow-hidden py-1.5 text-sm whitespace-nowrap">
        {crumbs.map(({ label, path }, index) => (
          <li key={path} className="flex items-center gap-2 last:min-w-0">
            {index > 0 && (
              <span aria-hidden="true" className="text-sandstone">
                /
              </span>
            )}
            {index === crumbs.length - 1 ? (
              <span aria-current="page" className="truncate text-slate">
                {label}
              </span>
            ) : (
              <AppLink
                to={path}
                className="inline-block py-1 font-semibold text-sea underline-offset-4 hover:underline"
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
