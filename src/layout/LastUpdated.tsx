import { useRouter } from '@tanstack/react-router';
import { longDate } from '../domain/words/long-date.ts';
import { findPageData, queryKeys } from '../domain/diary/query-keys.ts';
import { useCurrentPath } from '../navigation/current-path.ts';

/** When the page's content last changed, as its structured data says it. Only a page's own file knows. */
export function LastUpdated() {
  const { pageData } = useRouter().options.context;
  const day = findPageData(pageData, queryKeys.changed(useCurrentPath()));
  return (
    <p data-changed="" className="wrap pb-5 text-sm empty:hidden">
      {typeof day === 'string' && (
        <>
          Last updated <time dateTime={day}>{longDate(day)}</time>
        </>
      )}
    </p>
  );
}
