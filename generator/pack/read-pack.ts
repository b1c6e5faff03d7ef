import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { business } from '../../site/business.ts';
import { pageCards, townCardPictures } from '../../site/cards.ts';
import { estimateLimits, cardOffers, estimateOffers } from '../../site/estimates.ts';
import { materials } from '../../site/materials.ts';
import { glanceFacts } from '../../site/words/at-a-glance.ts';
import { surfaceFigures } from '../../site/words/surface-figures.ts';
import { years } from '../../site/words/year.ts';
import { landingPages } from '../../site/landing-pages.ts';
import { moors, rivers } from '../../site/map-features.ts';
import { map } from '../../site/map.ts';
import { captionTerms, pictureTerms, serviceWork } from '../../site/picture-terms.ts';
import { serviceFigures } from '../../site/pricing.ts';
import { redirects } from '../../site/redirects.ts';
import { region } from '../../site/region.ts';
import { services } from '../../site/services.ts';
import { things } from '../../site/things.ts';
import { topTownSlugs, towns } from '../../site/towns.ts';
import { notOffered, trade } from '../../site/trade.ts';
import { badges } from '../../site/words/badges.ts';
import { closeUpTexts } from '../../site/words/close-up-texts.ts';
import { footerSections, hasCertificates } from '../../site/words/footer.ts';
import { galleryItems } from '../../site/words/gallery.ts';
import { about, forYourHome, hero, heroPortrait, teaser } from '../../site/words/home.ts';
import { hubHeroes } from '../../site/words/hub-heroes.ts';
import { landingCopies } from '../../site/words/landing-pages/copies.ts';
import { pictureTexts, shownInPictures } from '../../site/words/picture-texts.ts';
import { questions } from '../../site/words/quiz.ts';
import { cardGroups } from '../../site/words/service-cards.ts';
import { cardPictures, servicePictures } from '../../site/words/service-pictures.ts';
import { pages } from '../../src/domain/routes.ts';
import { readMark } from './mark.ts';
import type { CloseUpText } from '../../src/pack-types/pictures.ts';
import type { EstimateData, PackData, TownPageData, UsedPicture } from './pack-data.ts';
import { readTheme } from './theme.ts';

const root = join(import.meta.dirname, '../..');

interface Pair {
  readonly before?: string;
  readonly after: string;
}
const pair = (file: string, field: string, { before, after }: Pair): UsedPicture[] => [
  ...(before === undefined ? [] : [{ file, field: `${field}.before`, picture: before }]),
  { file, field: `${field}.after`, picture: after },
];

/** Every place that names a picture. */
function usedPictures(): UsedPicture[] {
  const home = 'site/words/home.ts';
  return [
    ...Object.entries({ ...pageCards }).map(([id, { picture }]) => ({ file: 'site/cards.ts', field: id, picture })),
    ...townCardPictures.map((picture) => ({ file: 'site/cards.ts', field: 'townCardPictures', picture })),
    ...landingPages.map(({ id, card }) => ({ file: 'site/landing-pages.ts', field: id, picture: card.picture })),
    ...Object.entries(landingCopies).map(([id, copy]) => ({
      file: `site/words/landing-pages/${id}.ts`,
      field: 'hero',
      picture: copy.hero,
    })),
    ...Object.entries(hubHeroes).flatMap(([town, value]) =>
      value ? [{ file: 'site/words/hub-heroes.ts', field: town, picture: value.picture }] : [],
    ),
    ...Object.entries(servicePictures).flatMap(([slug, value]) => pair('site/words/service-pictures.ts', slug, value)),
    ...galleryItems.flatMap((item) => pair('site/words/gallery.ts', item.id, item)),
    ...pair(home, 'hero.comparison', hero.comparison),
    ...pair(home, 'teaser.comparison', teaser.comparison),
    ...[about.picture, about.whyPicture, about.homePicture, about.businessPicture].map((picture) => ({
      file: home,
      field: 'about',
      picture,
    })),
  ];
}

/** The facts at a glance of a service; undefined where the file, which looks them up by service, has nothing for it. */
function glanceOf(service: (typeof services)[number]['slug']): readonly unknown[] | undefined {
  try {
    return glanceFacts(service);
  } catch {
    return undefined;
  }
}

/** What the pages of towns take from the pack beside the generated words. */
const readTownPages = (): TownPageData => ({
  glances: Object.fromEntries(services.map(({ slug }) => [slug, glanceOf(slug)])),
  years,
  materials,
  figures: surfaceFigures,
  serviceWork,
});

/** A price by the square metre, as `site/pricing.ts` words it. */
const byArea = /per square metre/;

/** What the estimator works with. */
const readEstimates = (): EstimateData => ({
  services: estimateOffers as EstimateData['services'],
  cards: cardOffers as EstimateData['cards'],
  byArea: Object.entries<Readonly<Record<string, string>>>(serviceFigures)
    .filter(([, { priceFrom = '' }]) => byArea.test(priceFrom))
    .map(([slug]) => slug),
  sizeAnswers: estimateLimits.quizSizes.map(({ answer }) => answer),
  areaSizes: questions.areaSize.options.map(({ answer }) => answer),
});

/** Every place that names a close-up. */
const usedCloseUps = (): UsedPicture[] => [
  { file: 'site/words/home.ts', field: 'heroPortrait', picture: heroPortrait },
  ...surfaceFigures.flatMap(({ pictures, caption }) =>
    pictures.flatMap((picture) =>
      picture ? [{ file: 'site/words/surface-figures.ts', field: `"${caption}"`, picture }] : [],
    ),
  ),
];

/** Pictures that stand for services: the pair of each service's pages, and those of the cards that are about some. */
const picturesOfServices = (): PackData['ofServices'] => {
  const file = 'site/words/service-pictures.ts';
  return [
    ...Object.entries(servicePictures).flatMap(([slug, value]) =>
      pair(file, `servicePictures.${slug}`, value).map((used) => ({ ...used, services: [slug] })),
    ),
    ...cardGroups.flatMap(({ cards }) =>
      cards.flatMap(({ id, services: of }) => {
        const picture = cardPictures[id];
        return picture && of.length > 0 ? [{ file, field: `cardPictures.${id}`, picture, services: of }] : [];
      }),
    ),
  ];
};

/** The pack as it lies in `site/`. */
export function readPack(): PackData {
  const publicFolder = join(root, 'site/public');
  return {
    business,
    region,
    trade,
    notOffered,
    towns,
    topTownSlugs,
    map,
    rivers,
    moors,
    mark: readMark(),
    theme: readTheme(),
    services,
    priced: Object.keys(serviceFigures),
    pictured: Object.keys(servicePictures),
    cards: cardGroups.flatMap(({ cards }) => cards.map(({ title, services: of }) => ({ name: title, services: of }))),
    answers: questions.surfaceType.options.map(({ answer, services: of }) => ({ name: answer, services: of })),
    homeLines: forYourHome.map(({ text, services: of }) => ({ name: text, services: of })),
    offers: trade.offers,
    things: things.map(([name, of]) => ({ name: name.source, services: of })),
    townPages: readTownPages(),
    estimates: readEstimates(),
    landingPages,
    landingCopies: Object.fromEntries(Object.entries(landingCopies).map(([id, { related }]) => [id, related])),
    redirects,
    pagePaths: pages.map(({ path }) => path),
    pageCards,
    heroTowns: Object.keys(hubHeroes),
    cardGroups: cardGroups.map(({ id }) => id),
    cardIds: cardGroups.flatMap(({ cards }) => cards.map(({ id }) => id)),
    footerSections,
    pictures: usedPictures(),
    described: Object.keys(pictureTexts),
    ofServices: picturesOfServices(),
    shown: {
      ...shownInPictures,
      ...Object.fromEntries(Object.entries<CloseUpText>(closeUpTexts).map(([name, { shows }]) => [name, shows])),
    },
    alts: Object.fromEntries(Object.entries<CloseUpText>(closeUpTexts).map(([name, { alt }]) => [name, alt])),
    terms: { ...pictureTerms, ...captionTerms },
    closeUps: usedCloseUps(),
    describedCloseUps: Object.keys(closeUpTexts),
    hasCertificates,
    badges: badges.map(({ src }) => src),
    files: readdirSync(publicFolder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(publicFolder.length)),
  };
}
