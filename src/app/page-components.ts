import type { RouteComponent } from '@tanstack/react-router';
import { assertDefined } from '../domain/assert-defined.ts';
import { loadSections } from '../ui/lazy-hydration.tsx';
import { lazyRouteComponent } from './lazy-page.ts';

const modules = import.meta.glob<Record<string, RouteComponent>>([
  '../pages/*/*Page.tsx',
  // These two belong to the entry: they must be there when nothing else is.
  '!../pages/{error,not-found}/*',
]);

/**
 * The component of a module below `src/pages/`, which has its file's name, loaded when its page is shown.
 * @throws Error where there is no such module.
 */
export function pageComponent(module: string) {
  const load = assertDefined(modules[`../pages/${module}`], module);
  const [, name = ''] = /(\w+)\.tsx$/.exec(module) ?? [];
  return lazyRouteComponent(async () => {
    const page = await load();
    await loadSections();
    return page;
  }, name);
}
