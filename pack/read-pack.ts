import { join } from 'node:path';
import { business } from '#site/business.ts';
import { pageCards, townCardPictures } from '#site/cards.ts';
import { estimateLimits, cardOffers, estimateOffers } from '#site/estimates.ts';
import { glanceFacts } from '#site/words/at-a-glance.ts';
import { surfaceFigures } from '#site/words/surface-figures.ts';
import { years } from '#site/words/year.ts';
import { landingPages } from '#site/landing-pages.ts';
import { moors, rivers } from '#site/map-features.ts';
import { map } from '#site/map.ts';
import {
  captionTerms,
  pictureTerms,
  serviceWork,
} from '#site/picture-terms.ts';
import { serviceFigures } from '#site/pricing.ts';
import { redirects } from '#site/redirects.ts';
import { region } from '#site/region.ts';
import { services } from '#site/services.ts';
import { things } from '#site/things.ts';
import { topTownSlugs, towns } from '#site/towns.ts';
import { notOffered, trade } from '#site/trade.ts';
import { badges } from '#site/words/badges.ts';
import { closeUpTexts } from '#site/words/close-up-texts.ts';
import { footerSections, hasCertificates } from '#site/words/footer.ts';
import { galleryItems } from '#site/words/gallery.ts';
import {
  about,
  forYourHome,
  hero,
  heroPortrait,
  teaser,
} from '#site/words/home.ts';
import { hubHeroes } from '#site/words/hub-heroes.ts';
import { landingCopies } from '#site/words/landing-pages/copies.ts';
import { pictureTexts, shownInPictures } from '#site/words/picture-texts.ts';
import { questions } from '#site/words/quiz.ts';
import { cardGroups } from '#site/words/service-cards.ts';
import { cardPictures, servicePictures } from '#site/words/service-pictures.ts';
import { pages } from '../src/domain/pages.ts';
import type { Card, Region, ServiceRow } from './schemas/business.ts';
import type { EstimateOffer } from './schemas/estimates.ts';
import type { GlanceFact, ServiceYears } from './schemas/facts.ts';
import type { LandingPageCopy } from './schemas/landing-page-copy.ts';
import type * as pictures from './schemas/pictures.ts';
import { filesBelow } from './files-below.ts';
import { packFolder } from './pack-folder.ts';
import { readMark } from './mark.ts';
import { readTheme } from './theme.ts';

type ByName<Value> = Readonly<Record<string, Value>>;

/** Something of the pack that stands for services. */
const standing = (name: string, of: readonly string[]) => ({
  name,
  services: of,
});

/** What of the pack can be wrong in a way that types do not see. */
export type PackData = ReturnType<typeof readPack>;

/** The pack as it lies in `site/`. Names are any text here, so that the checks hold for another business's too. */
export function readPack() {
  return {
    business,
    region: region as Region,
    trade,
    notOffered,
    towns,
    topTownSlugs,
    map,
    rivers,
    moors,
    mark: readMark(),
    theme: readTheme(),
    services: services as readonly ServiceRow[],
    serviceFigures: serviceFigures as ByName<ByName<string>>,
    things: things as readonly (readonly [
      name: RegExp,
      services: readonly string[],
    ])[],
    /** Facts at a glance; undefined where the file has nothing for the service. */
    glances: Object.fromEntries(
      services.map(({ slug }) => [slug, glanceOf(slug)]),
    ),
    years: years as ByName<ServiceYears>,
    serviceWork: serviceWork as ByName<pictures.ServiceWork>,
    terms: { ...pictureTerms, ...captionTerms } as ByName<RegExp>,
    pictureTexts: pictureTexts as ByName<pictures.PictureText>,
    closeUpTexts: closeUpTexts as ByName<pictures.CloseUpText>,
    shownInPictures: shownInPictures as ByName<pictures.ShownWork | undefined>,
    surfaceFigures: surfaceFigures as readonly pictures.SurfaceFigure[],
    servicePictures: servicePictures as ByName<pictures.PicturePair>,
    cardPictures: cardPictures as ByName<string | undefined>,
    galleryItems: galleryItems as readonly pictures.GalleryItem[],
    hubHeroes: hubHeroes as ByName<pictures.HubHero | undefined>,
    pageCards: pageCards as ByName<Card>,
    townCardPictures,
    homePictures: {
      portrait: heroPortrait as string,
      pairs: {
        hero: hero.comparison,
        teaser: teaser.comparison,
      } as ByName<pictures.PicturePair>,
      about: [
        about.picture,
        about.whyPicture,
        about.homePicture,
        about.businessPicture,
      ] as readonly string[],
    },
    cardGroups: cardGroups.map(({ id }) => id),
    /** Cards of the services page, answers of the quiz, lines of 'For Your Home'. */
    cards: cardGroups
      .flatMap(({ cards }) => cards)
      .map(({ id, title, services: of }) => ({ id, ...standing(title, of) })),
    answers: questions.surfaceType.options.map(({ answer, services: of }) =>
      standing(answer, of),
    ),
    homeLines: forYourHome.map(({ text, services: of }) => standing(text, of)),
    areaSizes: questions.areaSize.options.map(({ answer }): string => answer),
    estimateOffers: estimateOffers as ByName<EstimateOffer>,
    cardOffers: cardOffers as ByName<EstimateOffer>,
    quizSizes: estimateLimits.quizSizes,
    landingPages,
    landingCopies: landingCopies as ByName<
      Pick<LandingPageCopy, 'hero' | 'related'>
    >,
    redirects,
    /** Addresses of all pages. */
    pagePaths: pages.map(({ path }): string => path),
    footerSections,
    hasCertificates,
    /** Addresses of certificates, and all files below `site/public`, from the site's root. */
    badges: badges.map(({ src }) => src),
    files: filesBelow(join(packFolder, 'site/public')).map(
      (name) => `/${name}`,
    ),
  };
}

function glanceOf(
  service: (typeof services)[number]['slug'],
): readonly GlanceFact[] | undefined {
  try {
    return glanceFacts(service);
  } catch {
    return undefined;
  }
}
