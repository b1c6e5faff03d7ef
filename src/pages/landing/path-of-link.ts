import type { PackLink } from '../../../pack/schemas/landing-page-copy.ts';
import { pagePath, paths } from '../../domain/pages.ts';

/** The path of a link in the pack. A check of the pack ensures that the page exists. */
export function pathOfLink(link: PackLink): string {
  if ('landing' in link) return pagePath(link.landing);
  return link.service === undefined
    ? paths.town(link.town)
    : paths.townService(link.town, link.service);
}
