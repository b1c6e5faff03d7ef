import { showsService } from '../src/domain/pictures/shows-service.ts';
import type { Problem } from '../src/domain/problems.ts';
import type { PicturePair } from './schemas/pictures.ts';
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
const termsFile = 'site/picture-terms.ts';

const pairUses = (
  file: string,
  field: string,
  { before, after }: Pick<PicturePair, 'before' | 'after'>,
) => [
  ...(before === undefined
    ? []
    : [{ file, field: `${field}.before`, picture: before }]),
  { file, field: `${field}.after`, picture: after },
];

/** Every place that names a picture. */
export const usedPictures = (pack: PackData): UsedPicture[] => [
  ...Object.entries(pack.pageCards).map(([id, { picture }]) => ({
    file: cardsFile,
    field: id,
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
  ...Object.entries(pack.landingCopies).map(([id, { hero }]) => ({
    file: `site/words/landing-pages/${id}.ts`,
    field: 'hero',
    picture: hero,
  })),
  ...Object.entries(pack.hubHeroes).flatMap(([town, hero]) =>
    hero
      ? [
          {
            file: 'site/words/hub-heroes.ts',
            field: town,
            picture: hero.picture,
          },
        ]
      : [],
  ),
  ...Object.entries(pack.servicePictures).flatMap(([slug, pair]) =>
    pairUses(servicesFile, slug, pair),
  ),
  ...pack.galleryItems.flatMap((item) =>
    pairUses('site/words/gallery.ts', item.id, item),
  ),
  ...Object.entries(pack.homePictures.pairs).flatMap(([name, pair]) =>
    pairUses(homeFile, `${name}.comparison`, pair),
  ),
  ...pack.homePictures.about.map((picture) => ({
    file: homeFile,
    field: 'about',
    picture,
  })),
];

/** Every place that names a close-up. */
export const usedCloseUps = ({
  homePictures,
  surfaceFigures,
}: PackData): UsedPicture[] => [
  { file: homeFile, field: 'heroPortrait', picture: homePictures.portrait },
  ...surfaceFigures.flatMap(({ pictures, caption }) =>
    pictures.flatMap((picture) =>
      picture ? [{ file: figuresFile, field: `"${caption}"`, picture }] : [],
    ),
  ),
];

/** Pictures that stand for services: the pair of each service's pages, and those of the cards that are about some. */
const picturesOfServices = ({
  servicePictures,
  cardPictures,
  cards,
}: PackData) => [
  ...Object.entries(servicePictures).flatMap(([slug, pair]) =>
    pairUses(servicesFile, `servicePictures.${slug}`, pair).map((used) => ({
      ...used,
      of: [slug],
    })),
  ),
  ...cards.flatMap(({ id, services }) => {
    const picture = cardPictures[id];
    return picture && services.length > 0
      ? [
          {
            file: servicesFile,
            field: `cardPictures.${id}`,
            picture,
            of: services,
          },
        ]
      : [];
  }),
];

/** What pictures show, held against the services they stand for and the captions under them. */
export function checkPictures(pack: PackData): Problem[] {
  const { services, surfaceFigures, serviceWork, closeUpTexts, terms } = pack;
  const known = services.map(({ slug }) => slug);
  const shownIn = (picture: string) =>
    closeUpTexts[picture]?.shows ?? pack.shownInPictures[picture];
  const isShownBy = (slug: string, names: readonly (string | undefined)[]) => {
    const work = serviceWork[slug];
    return (
      work !== undefined &&
      names.every(
        (name) => name === undefined || showsService(shownIn(name), work),
      )
    );
  };
  return [
    ...known
      .filter(
        (slug) =>
          !surfaceFigures.some(({ pictures }) => isShownBy(slug, pictures)),
      )
      .map((slug) => ({
        file: figuresFile,
        field: slug,
        message: `no picture shows its work: add one, or correct serviceWork.${slug} in ${termsFile}`,
      })),
    ...surfaceFigures.flatMap(({ pictures, caption }) => {
      const field = `"${caption}"`;
      const names = pictures.filter((name) => name !== undefined);
      const seen = names
        .flatMap((name) => shownIn(name) ?? [])
        .flatMap(({ surface, materials, works, tools = [] }) => [
          surface,
          ...materials,
          ...works,
          ...tools,
        ]);
      const described = names
        .map((name) => closeUpTexts[name]?.alt ?? '')
        .join(' ');
      return [
        ...(known.some((slug) => isShownBy(slug, names))
          ? []
          : [
              {
                file: figuresFile,
                field,
                message:
                  'stands on no page: correct what the record of its picture shows',
              },
            ]),
        ...Object.entries(terms)
          .filter(
            ([term, words]) =>
              words.test(caption) &&
              !seen.includes(term) &&
              !words.test(described),
          )
          .map(([term]) => ({
            file: figuresFile,
            field,
            message: `names ${term}, which ${names.join(' and ')} does not show: change the caption or the picture's record`,
          })),
      ];
    }),
    ...picturesOfServices(pack)
      .filter(
        ({ of, picture }) => !of.some((slug) => isShownBy(slug, [picture])),
      )
      .map(({ file, field, picture, of }) => ({
        file,
        field,
        message: `"${picture}" shows no work of ${of.join(' or ')}: choose another, or correct its record`,
      })),
  ];
}
