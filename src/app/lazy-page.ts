import { lazyRouteComponent as tanstackLazyRouteComponent } from '@tanstack/react-router';

let failed = false;

/** Whether the script of the page loaded last is missing. */
export const isPageScriptMissing = () => failed;

/**
 * TanStack's lazy component without its own answer to a missing script, which is to reload at once:
 * without a connection that loses the page. The error page decides instead.
 */
export const lazyRouteComponent: typeof tanstackLazyRouteComponent = (importer, exportName) =>
  tanstackLazyRouteComponent(async () => {
    try {
      const module = await importer();
      failed = false;
      return module;
    } catch (cause) {
      failed = true;
      throw new Error('The page’s script did not load', { cause });
    }
  }, exportName);
