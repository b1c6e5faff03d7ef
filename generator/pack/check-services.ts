import type { Problem } from '../../src/domain/problems.ts';
import type { PackData, Standing } from './pack-data.ts';
import { entryProblems, slugProblems, unknownNames } from './slug.ts';

/** The list of services, and that each of them stands everywhere a visitor would look for it. */
export function checkServices(pack: PackData): Problem[] {
  const { services, priced, pictured, trade } = pack;
  const known = services.map(({ slug }) => slug);
  const none = 'is no service of site/services.ts: correct it';
  const standings: readonly (readonly [file: string, what: string, list: readonly Standing[]])[] = [
    ['site/words/service-cards.ts', 'card on the services page', pack.cards],
    ['site/words/quiz.ts', 'answer in the quiz', pack.answers],
    ['site/words/home.ts', "line in 'For Your Home'", pack.homeLines],
    ['site/trade.ts', 'offer', [...pack.offers, { name: 'notOffered', services: trade.notOffered }]],
  ];
  const shown = [
    pack.business.description,
    ...[...pack.landingPages, ...pack.cards].map(({ name }) => name),
    ...pack.footerSections.map(({ label }) => label),
  ].map((text) => text.toLowerCase());
  return [
    ...pack.offers
      .filter(({ name }) => !shown.some((text) => text.includes(name.toLowerCase())))
      .map(({ name }) => ({
        file: 'site/trade.ts',
        field: name,
        message:
          'stands on no page: name it as a card of site/words/service-cards.ts or the description of site/business.ts does',
      })),
    ...(known.length === 0 ? [{ file: 'site/services.ts', message: 'has no service: add one' }] : []),
    ...slugProblems('site/services.ts', 'the slug', known),
    ...standings.flatMap(([file, what, list]) => [
      ...list.flatMap(({ name, services: names }) => unknownNames({ file, field: name, names, known, remedy: none })),
      ...known
        .filter((slug) => !list.some((item) => item.services.includes(slug)))
        .map((slug) => ({ file, field: slug, message: `has no ${what}: name it in the services of one` })),
    ]),
    ...entryProblems({ file: 'site/pricing.ts', field: 'serviceFigures', known, given: priced, remedy: none }),
    ...entryProblems({
      file: 'site/words/service-pictures.ts',
      field: 'servicePictures',
      known,
      given: pictured,
      remedy: none,
    }),
    ...pack.things.flatMap(({ name, services: names }) =>
      unknownNames({ file: 'site/things.ts', field: name, names, known, remedy: none }),
    ),
  ];
}
