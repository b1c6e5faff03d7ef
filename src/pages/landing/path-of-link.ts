import type { PackLink } from '../../../pack/schemas/words.ts';
import { landingPath, paths } from '../../domain/pages.ts';

/** Where a link that the pack writes down leads to: its check has seen that there is such a page. */
export function pathOfLink(link: PackLink): string {
  if ('landing' in link) return landingPath(link.landing);
  return link.service === undefined
    ? paths.town(link.town)
    : paths.townService(link.town, link.service);
}
