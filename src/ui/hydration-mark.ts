import { useEffect } from 'react';
import { carryOver } from './carry-over.ts';

const hydrated = new Set<string>();

/**
 * Once the calling component has hydrated or mounted, copies the visitor's earlier input in `part`
 * and adds `part` to `<html data-hydrated="…">`. A part is `page` (header, page and footer
 * together), or the name of a section that `hydrateLater` hydrates at the first input.
 *
 * The application never reads the attribute. Tests and tools wait for `hydratedSelector` of
 * `core/domain/rendering.ts`. It is on `<html>`, so that hydration does not change React's markup.
 */
export function useHydrationMark(part: string): void {
  useEffect(() => {
    carryOver(part);
    hydrated.add(part);
    document.documentElement.dataset.hydrated = [...hydrated].join(' ');
  }, [part]);
}
