import { useEffect } from 'react';
import { carryOver } from './carry-over.ts';
import { endEarlyInput } from './early-input.ts';
import { replayEarlyClicks } from './replay-input.ts';

const hydrated = new Set<string>();

/**
 * Once the calling component has hydrated or mounted, copies the visitor's earlier input in `part`,
 * replays earlier presses outside forms and adds `part` to `<html data-hydrated="…">`. A part is
 * `page`, for header, page and footer together, or the name of a section made by `hydrateLater`,
 * which hydrates at the first input.
 *
 * The application never reads the attribute. Tests and tools wait for `hydratedSelector` of
 * `core/domain/rendering.ts`. It is on `<html>`, so that hydration does not change React's markup.
 */
export function useHydrationMark(part: string): void {
  useEffect(() => {
    carryOver(part);
    endEarlyInput(part);
    // A separate task, since a click in a section not yet hydrated makes React hydrate it at once.
    setTimeout(replayEarlyClicks, 0, document.body);
    hydrated.add(part);
    document.documentElement.dataset.hydrated = [...hydrated].join(' ');
  }, [part]);
}
