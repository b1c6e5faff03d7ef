import { trade } from '../../../site/trade.ts';
import { nearest } from '../../domain/nearest.ts';
import { fixedPage } from '../../domain/page-table.ts';
import { pages, paths, type Page } from '../../domain/routes.ts';
import { findService } from '../../domain/services.ts';
import { findTown } from '../../domain/towns.ts';

export interface MeantPage {
  readonly path: string;
  readonly name: string;
}

/** What other sites call a page of ours. */
const otherNames: readonly (readonly [path: string, names: RegExp])[] = [
  [paths.getQuote, /^\/(?:contact|contact-us|quote|quotes|enquiry|enquiries|book|booking)$/],
  [paths.services, /^\/(?:price|prices|pricing|price-list|cost|costs|rates|what-we-do)$/],
  [paths.areas, /^\/(?:areas|locations|towns|where-we-work)$/],
  [paths.gallery, /^\/(?:photos|pictures|portfolio|our-work|work|before-and-after)$/],
  [paths.jobDiary, /^\/(?:blog|news|diary|jobs|projects)$/],
  [paths.privacy, /^\/(?:privacy|privacy-notice|cookies|cookie-policy)$/],
];

/**
 * The page that a mistyped path most likely means: other letter case, doubled slashes, blanks or underscores for
 * hyphens, an ending such as .php, a full stop after it, a letter or two too many or too few, another usual name. Undefined where that is no page of ours.
 */
export function meantPage(path: string): MeantPage | undefined {
  const wanted = normalize(path);
  const named = otherNames.find(([, names]) => names.test(wanted))?.[0];
  // Everyone is offered home anyway.
  const others = pages.filter((candidate) => candidate.path !== paths.home);
  const meant =
    named ??
    nearest(
      wanted,
      others.map((candidate) => candidate.path),
    );
  const page = others.find((candidate) => candidate.path === meant);
  return page && { path: page.path, name: nameOf(page) };
}

function normalize(path: string): string {
  let text = path;
  try {
    text = decodeURIComponent(path);
  } catch {
    // A stray percent sign is read as it stands.
  }
  return `/${text
    .toLowerCase()
    .replace(/\.(?:html?|php|aspx?)$/, '')
    .split(/[/\\]+/)
    .map((part) =>
      part
        .trim()
        .replaceAll(/[\s_-]+/g, '-')
        .replaceAll(/^\W+|\W+$/g, ''),
    )
    .filter((part) => part !== '')
    .join('/')}`;
}

function nameOf(page: Page): string {
  if (page.kind === 'hub') return `${trade.hubTerm} in ${findTown(page.townSlug)?.label}`;
  if (page.kind === 'townService') return `${findService(page.serviceSlug)?.name} in ${findTown(page.townSlug)?.label}`;
  if (page.kind === 'notFound') return page.path;
  const row = fixedPage(page.id);
  return row.card?.title ?? 'Privacy policy';
}
