import { showsService } from '../src/domain/pictures/shows-service.ts';
import type { Problem } from '../src/domain/problems.ts';
import type { PackData } from './read-pack.ts';

/** A picture that the pack uses, by its name in `site/media/`, and where it says so. */
interface UsedPicture {
  readonly file: string;
  readonly field: string;
  readonly picture: string;
}

const homeFile = 'site/words/home.ts';
const cardsFile = 'site/cards.ts';
const servicesFile = 'site/words/service-pictures.ts';
const figuresFile = 'site/words/surface-figures.ts';

function pairUses(
  file: string,
  field: string,
  { before, after }: { readonly before?: string; readonly after: string },
): UsedPicture[] {
  const shown = { file, field: `${field}.after`, picture: after };
  return before === undefined
    ? [shown]
    : [{ file, field: `${field}.before`, picture: before }, shown];
}

/** Every place that names a picture. */
export function usedPictures(pack: PackData): UsedPicture[] {
  const { about, hero, teaser } = pack;
  return [
    ...Object.entries(pack.pageCards).map(([field, { picture }]) => ({
      file: cardsFile,
      field,
      picture,
    })),
    ...pack.townCardPictures.map((picture) => ({
      file: cardsFile,
      field: 'townCardPictures',
      picture,
    })),
    ...pack.landingPages.map(({ id, card }) => ({
      file: 'site/landing-pages.ts',
      field: id,
      picture: card.picture,
    })),
    ...Object.entries(pack.landingCopies).map(([id, { hero: picture }]) => ({
      file: `site/words/landing-pages/${id}.ts`,
      field: 'hero',
      picture,
    })),
    ...Object.entries(pack.hubHeroes).map(([field, { picture }]) => ({
      file: 'site/words/hub-heroes.ts',
      field,
      picture,
    })),
    ...Object.entries(pack.servicePictures).flatMap(([slug, pair]) =>
      pairUses(servicesFile, slug, pair),
    ),
    ...pack.galleryItems.flatMap((item) =>
      pairUses('site/words/gallery.ts', item.id, item),
    ),
    ...pairUses(homeFile, 'hero.comparison', hero.comparison),
    ...pairUses(homeFile, 'teaser.comparison', teaser.comparison),
    ...Object.entries(about).map(([name, picture]) => ({
      file: homeFile,
      field: `about.${name}`,
      picture,
    })),
  ];
}

/** Every place that names a close-up. */
export const usedCloseUps = (pack: PackData): UsedPicture[] => [
  { file: homeFile, field: 'heroPortrait', picture: pack.heroPortrait },
  ...pack.surfaceFigures.flatMap(({ pictures, caption }) =>
    pictures.map((picture) => ({
      file: figuresFile,
      field: `"${caption}"`,
      picture,
    })),
  ),
];

/** Holds what pictures show against the services they stand for and the captions under them. */
export function checkPictures(pack: PackData): Problem[] {
  const { serviceWork, closeUpTexts, shownInPictures } = pack;
  const shownIn = (picture: string) =>
    closeUpTexts[picture]?.shows ?? shownInPictures[picture];
  /** Whether all these pictures show a service's work. */
  const show = (pictures: readonly string[], service: string) => {
    const work = serviceWork[service];
    return work && pictures.every((name) => showsService(shownIn(name), work));
  };
  return [
    ...servicesWithoutFigure(pack, show),
    ...pack.surfaceFigures.flatMap((figure) =>
      figureProblems(figure, pack, { show, shownIn }),
    ),
    ...picturesOfServices(pack)
      .filter(({ of, picture }) => !of.some((slug) => show([picture], slug)))
      .map(({ file, field, picture, of }) => ({
        file,
        field,
        message: `"${picture}" shows no work of ${of.join(' or ')}: choose another, or correct its record`,
      })),
  ];
}

type Show = (
  pictures: readonly string[],
  service: string,
) => boolean | undefined;

const servicesWithoutFigure = (
  { services, surfaceFigures }: PackData,
  show: Show,
): Problem[] =>
  services
    .filter(
      ({ slug }) =>
        !surfaceFigures.some(({ pictures }) => show(pictures, slug)),
    )
    .map(({ slug }) => ({
      file: figuresFile,
      field: slug,
      message: `no picture shows its work: add one, or correct serviceWork.${slug} in site/picture-terms.ts`,
    }));

/** What is wrong with a figure: no page has a place for it, or its caption names what it lacks. */
function figureProblems(
  { pictures, caption }: PackData['surfaceFigures'][number],
  { services, closeUpTexts, pictureTerms, captionTerms }: PackData,
  {
    show,
    shownIn,
  }: {
    readonly show: Show;
    readonly shownIn: (
      picture: string,
    ) => PackData['shownInPictures'][string] | undefined;
  },
): Problem[] {
  const problems: Problem[] = [];
  const place = { file: figuresFile, field: `"${caption}"` };
  if (!services.some(({ slug }) => show(pictures, slug)))
    problems.push({
      ...place,
      message:
        'stands on no page: correct what the record of its picture shows',
    });
  const shown = new Set(
    pictures.flatMap((name) => {
      const record = shownIn(name);
      if (!record) return [];
      const { surface, materials, works, tools = [] } = record;
      return [surface, ...materials, ...works, ...tools];
    }),
  );
  const described = pictures
    .map((name) => closeUpTexts[name]?.alt ?? '')
    .join(' ');
  const terms = Object.entries({ ...pictureTerms, ...captionTerms });
  for (const [term, words] of terms)
    if (words.test(caption) && !shown.has(term) && !words.test(described))
      problems.push({
        ...place,
        message: `names ${term}, which ${pictures.join(' and ')} does not show: change the caption or the picture's record`,
      });
  return problems;
}

/** Pictures that stand for services: the pair of each service's pages, and those of its cards. */
function picturesOfServices({
  servicePictures,
  cardPictures,
  cardGroups,
}: PackData): (UsedPicture & { readonly of: readonly string[] })[] {
  const pairs = Object.entries(servicePictures).flatMap(([slug, pair]) =>
    pairUses(servicesFile, `servicePictures.${slug}`, pair).map((used) => ({
      ...used,
      of: [slug],
    })),
  );
  const cards = cardGroups.flatMap((group) => group.cards);
  const ofCards = Object.entries(cardPictures).map(([id, picture]) => ({
    file: servicesFile,
    field: `cardPictures.${id}`,
    picture,
    of: cards.find((card) => card.id === id)?.services ?? [],
  }));
  return [...pairs, ...ofCards.filter(({ of }) => of.length > 0)];
}
