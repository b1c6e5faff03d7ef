import { landingRows } from './page-table.ts';
import { findService, type Service } from './services.ts';
import { findTown, type Town } from './towns.ts';

/** Returns the town and the service that the page at `path` is about, if any. */
export function subjectOf(path: string): {
  readonly town?: Town;
  readonly service?: Service;
} {
  const landing = landingRows.find((row) => row.path === path);
  const [, , town = landing?.town ?? '', service = landing?.service ?? ''] =
    path.split('/');
  return {
    town: findTown(town),
    service: findService(service),
  };
}
