import { AppLink } from '../navigation/AppLink.tsx';
import type { Crumb } from '../seo/structured-data.ts';

/** Where the page stands, the current page last and not a link. */
export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
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
