import {
  pagePath,
  notFoundPage,
  pages,
  paths,
} from '../../core/domain/pages.ts';
import { isFull } from './copies/fault-share.ts';

/** The path of one page of each kind. */
export const pageOfEachKind = {
  home: paths.home,
  services: paths.services,
  gallery: paths.gallery,
  guarantee: paths.guarantee,
  areas: paths.areas,
  getQuote: paths.getQuote,
  jobDiary: paths.jobDiary,
  privacy: paths.privacy,
  landing: pagePath('roof-devon'),
  hubWithHero: paths.town('exmouth'),
  hub: paths.town('tavistock'),
  townService: paths.townService('great-torrington', 'patio-cleaning'),
  notFound: '/no-such-page',
} as const;

export const kinds = Object.entries(pageOfEachKind) as readonly (readonly [
  keyof typeof pageOfEachKind,
  string,
])[];

const all = [...pages, notFoundPage].map(({ path }) => path);

/**
 * Paths of one page of each kind and of all pages of one town, or of every page in npm run
 * test:faults.
 */
export const sampledPaths = isFull
  ? all
  : all.filter(
      (path) =>
        path.startsWith(paths.town('exmouth')) ||
        Object.values<string>(pageOfEachKind).includes(path),
    );
