import { trade } from '../../../site/trade.ts';
import { fixedPage } from '../../domain/page-table.ts';
import { pages, paths, type Page } from '../../domain/routes.ts';
import { findService } from '../../domain/services.ts';
import { findTown } from '../../domain/towns.ts';

export interface MeantPage {
  readonly path: string;
  readonly name: string;
}

/**
 * The page that a mistyped path most likely means: other letter case, doubled slashes, blanks or underscores for
 * hyphens, an ending such as .php, a full stop after it. Undefined where that is no page of ours.
 */
export function meantPage(path: string): MeantPage | undefined {
  const wanted = normalize(path);
  // Everyone is offered home anyway.
  const page = pages.find((candidate) => candidate.path === wanted && wanted !== paths.home);
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
