import { region } from '#site/region.ts';
import { trade } from '#site/trade.ts';
import { nearest } from '../../../core/domain/text/nearest.ts';
import { slugsOf } from '../../../core/domain/text/slugs-of.ts';
import { fixedPage, fixedPageRows } from '../../../core/domain/page-table.ts';
import { pages, paths, type Page } from '../../../core/domain/pages.ts';
import { subjectOf } from '../../../core/domain/page-subject.ts';
import { services } from '../../../core/domain/services.ts';
import { towns } from '../../../core/domain/towns.ts';

export interface MeantPage {
  readonly path: string;
  readonly name: string;
}

/** Names that other sites give to pages like ours. */
const otherNames: readonly (readonly [path: string, ...names: string[]])[] = [
  [
    paths.getQuote,
    'contact',
    'contact-us',
    'quote',
    'quotes',
    'enquiry',
    'enquiries',
    'book',
    'booking',
  ],
  [
    paths.services,
    'price',
    'prices',
    'pricing',
    'price-list',
    'cost',
    'costs',
    'rates',
    'what-we-do',
  ],
  [paths.areas, 'areas', 'locations', 'towns', 'where-we-work'],
  [
    paths.gallery,
    'photos',
    'pictures',
    'portfolio',
    'our-work',
    'work',
    'before-and-after',
  ],
  [paths.jobDiary, 'blog', 'news', 'diary', 'jobs', 'projects'],
  [paths.privacy, 'privacy', 'privacy-notice', 'cookies', 'cookie-policy'],
];

/**
 * Returns the page that an unknown path most likely means. Ignores case, doubled slashes, spaces or
 * underscores in place of hyphens, extensions such as `.php`, and spelling mistakes.
 */
export function meantPage(path: string): MeantPage | undefined {
  const wanted = normalize(path);
  const meant =
    otherNames.find(([, ...names]) => names.includes(wanted.slice(1)))?.[0] ??
    correctSpelling(wanted);
  // The 404 page links to home anyway.
  const page = pages.find(
    (candidate) => candidate.path === meant && meant !== paths.home,
  );
  return (
    page && {
      path: page.path,
      name: nameOf(page),
    }
  );
}

/** Returns the path with misspelt parts replaced by the most similar ones of the site. */
function correctSpelling(path: string): string {
  const [, county = '', town, service] = path.split('/');
  const near = (word: string, words: readonly string[]) =>
    nearest(word, words) ?? word;
  if (town === undefined)
    return near(
      path,
      fixedPageRows.map(([, row]) => row.path),
    );
  const words = [near(county, [region.slug])];
  words.push(near(town, slugsOf(towns)));
  if (service !== undefined) words.push(near(service, slugsOf(services)));
  return `/${words.join('/')}`;
}

function normalize(path: string): string {
  let text = path;
  try {
    text = decodeURIComponent(path);
  } catch {
    // Keeps an invalid escape as it is.
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
  if (page.kind === 'fixed')
    return fixedPage(page.id).card?.title ?? 'Privacy policy';
  const { town, service } = subjectOf(page.path);
  return `${service?.name ?? trade.hubTerm} in ${town?.label}`;
}
