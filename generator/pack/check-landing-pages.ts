import type { PackLink } from '../../src/pack-types/words.ts';
import type { Problem } from '../../src/domain/problems.ts';
import type { PackData } from './pack-data.ts';
import { slugProblems, unknownNames } from './slug.ts';

const file = 'site/landing-pages.ts';

/** Landing pages: their rows, their words and where they lead. */
export function checkLandingPages({
  landingPages,
  landingCopies,
  services,
  towns,
  region,
  cardGroups,
  footerSections,
}: PackData): Problem[] {
  const ids = landingPages.map(({ id }) => id);
  const serviceSlugs = services.map(({ slug }) => slug);
  const townSlugs = towns.map(({ slug }) => slug);
  const linkProblems = (id: string, link: PackLink): Problem[] => {
    const at = { file: `site/words/landing-pages/${id}.ts`, field: link.label };
    if ('landing' in link) {
      return unknownNames({ ...at, names: [link.landing], known: ids, remedy: `is no landing page of ${file}` });
    }
    const wanted = link.service === undefined ? [] : [link.service];
    return [
      ...unknownNames({ ...at, names: [link.town], known: townSlugs, remedy: 'is no town of site/towns.ts' }),
      ...unknownNames({ ...at, names: wanted, known: serviceSlugs, remedy: 'is no service of site/services.ts' }),
    ];
  };
  return [
    ...unknownNames({
      file: 'site/words/footer.ts',
      field: 'footerSections',
      names: footerSections.map(({ section }) => section),
      known: cardGroups,
      remedy: 'is no part of the services page: see cardGroups in site/words/service-cards.ts',
    }),
    ...slugProblems(file, 'the id', ids),
    ...landingPages.flatMap(({ id, path, service }) => [
      ...(/^\/[a-z0-9-]+$/.test(path) && path !== `/${region.slug}`
        ? []
        : [{ file, field: id, message: `"${path}" must be one word of an address, as in /our-best-work` }]),
      ...unknownNames({
        file,
        field: id,
        names: [service],
        known: serviceSlugs,
        remedy: 'is no service of site/services.ts',
      }),
      ...(id in landingCopies
        ? []
        : [{ file: 'site/words/landing-pages/copies.ts', field: id, message: 'has no words: add them' }]),
    ]),
    ...Object.entries(landingCopies).flatMap(([id, links]) => [
      ...unknownNames({
        file: 'site/words/landing-pages/copies.ts',
        field: id,
        names: [id],
        known: ids,
        remedy: `is no landing page of ${file}: add its row or take the words out`,
      }),
      ...links.flatMap((link) => linkProblems(id, link)),
    ]),
  ];
}
