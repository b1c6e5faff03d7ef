import { useEffect } from 'react';
import { carryOver } from './carry-over.ts';

const hydrated = new Set<string>();

/**
 * Carries over what the visitor did in `part` before it hydrated, then adds it to
 * `<html data-hydrated="…">`: once the calling component has hydrated or mounted, and its
 * children's effects have run. Parts are `page`, when header, page and footer are interactive, and
 * the name of each section that `hydrateLater` makes, which hydrates at the first input.
 *
 * The application never reads the mark. Tests and tools wait for `hydratedSelector` of
 * `src/domain/rendering.ts`. It is on `<html>`, so that hydration changes no markup of the page.
 */
export function useHydrationMark(part: string): void {
  useEffect(() => {
    carryOver(part);
    hydrated.add(part);
    document.documentElement.dataset.hydrated = [...hydrated].join(' ');
  }, [part]);
}
