import { estimateLimits, cardOffers, estimateOffers } from '../../site/estimates.ts';
import { materials } from '../../site/materials.ts';
import { serviceFigures } from '../../site/pricing.ts';
import { services } from '../../site/services.ts';
import { glanceFacts } from '../../site/words/at-a-glance.ts';
import { heroPortrait } from '../../site/words/home.ts';
import { areaSizes } from '../../site/words/quiz.ts';
import { hubPictures, materialFigures, methodFigures, onlyAbove } from '../../site/words/surface-figures.ts';
import { years } from '../../site/words/year.ts';
import type { EstimateData, FigureData, PackData, TownPageData, UsedPicture } from './pack-data.ts';

/** The facts at a glance of a service; undefined where the file, which looks them up by service, has nothing for it. */
function glanceOf(service: (typeof services)[number]['slug']): readonly unknown[] | undefined {
  try {
    return glanceFacts(service);
  } catch {
    return undefined;
  }
}

/** What the pages of towns take from the pack beside the generated words. */
export const readTownPages = (): TownPageData => ({
  glances: Object.fromEntries(services.map(({ slug }) => [slug, glanceOf(slug)])),
  years,
  materials,
  materialFigures,
  onlyAbove: onlyAbove as TownPageData['onlyAbove'],
  methodFigures,
  hubPictures,
});

/** A price by the square metre, as `site/pricing.ts` words it. */
const byArea = /per square metre/;

/** What the estimator works with. */
export const readEstimates = (): EstimateData => ({
  services: estimateOffers as EstimateData['services'],
  cards: cardOffers as EstimateData['cards'],
  byArea: Object.entries<Readonly<Record<string, string>>>(serviceFigures)
    .filter(([, { priceFrom = '' }]) => byArea.test(priceFrom))
    .map(([slug]) => slug),
  sizeAnswers: estimateLimits.quizSizes.map(({ answer }) => answer),
  areaSizes,
});

const figuresFile = 'site/words/surface-figures.ts';

/** Every place that names a close-up. */
export function usedCloseUps(): PackData['closeUps'] {
  const inFigure = (field: string, { pictures }: FigureData): UsedPicture[] =>
    pictures.flatMap((picture) => (picture === undefined ? [] : [{ file: figuresFile, field, picture }]));
  return [
    { file: 'site/words/home.ts', field: 'heroPortrait', picture: heroPortrait },
    ...Object.entries(materialFigures).flatMap(([name, figure]) => inFigure(`materialFigures.${name}`, figure)),
    ...Object.entries(methodFigures).flatMap(([slug, figures]) =>
      figures.flatMap((figure) => inFigure(`methodFigures.${slug}`, figure)),
    ),
    ...Object.entries(hubPictures).map(([slug, picture]) => ({
      file: figuresFile,
      field: `hubPictures.${slug}`,
      picture,
    })),
  ];
}
