import { useEffect } from 'react';

const hydrated = new Set<string>();

/**
 * Adds `part` to `<html data-hydrated="…">` once the calling component is hydrated, or was
 * rendered by the browser. Its children's effects have run by then.
 *
 * Nothing in the application reads the mark: it is for tests and tools, which wait for
 * `hydratedSelector` of domain/rendering.ts. Parts are `page` (header, page and footer answer to
 * the visitor) and the name of each section that `hydrateLater` makes, which is hydrated at the
 * visitor's first touch. The mark stands on `<html>` so that the application's own markup is the
 * same before and after hydration.
 */
export function useHydrationMark(part: string): void {
  useEffect(() => {
    hydrated.add(part);
    document.documentElement.dataset.hydrated = [...hydrated].join(' ');
  }, [part]);
}
