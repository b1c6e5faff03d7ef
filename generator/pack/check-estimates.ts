import type { Problem } from '../../src/domain/problems.ts';
import type { OfferData, PackData } from './pack-data.ts';
import { unknownNames } from './slug.ts';

const file = 'site/estimates.ts';

/** The estimator: every service that is priced by area has an offer, and every offer belongs to something and can be reckoned with. */
export function checkEstimates({ services, cardIds, answers, estimates }: PackData): Problem[] {
  const known = services.map(({ slug }) => slug);
  const quizAnswers = answers.map(({ name }) => name);
  const offerProblems = ([field, { surfaces, sizes }]: [field: string, offer: OfferData]): Problem[] => [
    ...(surfaces.length > 0 ? [] : [{ file, field, message: 'has no surface: add one with its rate' }]),
    ...(sizes.length > 0 ? [] : [{ file, field, message: 'has no familiar size: add one in metres' }]),
    ...unknownNames({
      file,
      field: `${field}.quizSurface`,
      names: surfaces.map(({ quizSurface }) => quizSurface),
      known: quizAnswers,
      remedy: 'is no answer of the quiz: see surfaces in site/words/quiz.ts',
    }),
  ];
  const named = (field: string, offers: Readonly<Record<string, OfferData>>) =>
    Object.entries(offers).map(([name, offer]): [string, OfferData] => [`${field}.${name}`, offer]);
  return [
    ...unknownNames({
      file,
      field: 'estimateOffers',
      names: Object.keys(estimates.services),
      known,
      remedy: 'is no service of site/services.ts: correct it or take it out',
    }),
    ...unknownNames({
      file,
      field: 'cardOffers',
      names: Object.keys(estimates.cards),
      known: cardIds,
      remedy: 'is no card of site/words/service-cards.ts: correct it or take it out',
    }),
    ...estimates.byArea
      .filter((slug) => !(slug in estimates.services))
      .map((slug) => ({
        file,
        field: `estimateOffers.${slug}`,
        message: 'is missing: site/pricing.ts has a price by the square metre, so visitors expect to reckon with it',
      })),
    ...[...named('estimateOffers', estimates.services), ...named('cardOffers', estimates.cards)].flatMap(offerProblems),
    ...unknownNames({
      file,
      field: 'estimateLimits.quizSizes',
      names: estimates.sizeAnswers,
      known: estimates.areaSizes,
      remedy: 'is no answer of the quiz: see areaSizes in site/words/quiz.ts',
    }),
  ];
}
