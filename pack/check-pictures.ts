import type { Problem } from '../core/domain/problems.ts';
import { failedChecks, type Check } from './checks.ts';
import type { PackData } from './read-pack.ts';

/** A pair that the pack uses, by its name in `site/pairs.ts`, and the field that names it. */
interface UsedPair {
  readonly file: string;
  readonly field: string;
  readonly pair: string;
  /** Slugs of the services whose work the pair should show. */
  readonly of?: readonly string[];
}

const homeFile = 'site/words/home.ts';
const cardsFile = 'site/cards.ts';
const pairsFile = 'site/pairs.ts';

/** Checks that the footer mentions sample pictures if the pack has any, and only then. */
function noteProblems({ pairs, pictureNote }: PackData): Problem[] {
  const hasSample = Object.values(pairs).some(({ sample }) => sample);
  const message = hasSample
    ? 'is empty, but some pictures are samples: say so'
    : 'speaks of samples, but no picture is one: leave it empty';
  const isRight = hasSample === (pictureNote !== '');
  return failedChecks('site/words/footer.ts', [
    [!isRight, 'pictureNote', message],
  ]);
}

/** Reports pairs whose two pictures have the same alt text: it cannot fit both. */
const textProblems = ({ pairs }: PackData): Problem[] =>
  failedChecks(
    pairsFile,
    Object.entries(pairs).map(([name, { before, after }]): Check => [
      before === after,
      name,
      'has the same text for before and after: say what each picture shows',
    ]),
  );

/** Lists every field that names a pair. */
export function usedPairs(pack: PackData): UsedPair[] {
  const { about, hero, teaser, guaranteePair } = pack;
  const cards = pack.cardGroups.flatMap((group) => group.cards);
  return [
    ...Object.entries(pack.pageCards).map(([field, { pair }]) => ({
      file: cardsFile,
      field,
      pair,
    })),
    ...pack.townCardPairs.map((pair) => ({
      file: cardsFile,
      field: 'townCardPairs',
      pair,
    })),
    ...pack.landingPages.flatMap((page) => pairsOfLandingPage(pack, page)),
    ...cards.flatMap(({ id: field, pair, services: of }) =>
      pair === undefined
        ? []
        : [{ file: 'site/words/service-cards.ts', field, pair, of }],
    ),
    ...pack.galleryItems.map(({ id: field, pair }) => ({
      file: 'site/words/gallery.ts',
      field,
      pair,
    })),
    { file: homeFile, field: 'hero', pair: hero.pair },
    { file: homeFile, field: 'teaser', pair: teaser.pair },
    ...Object.entries(about).map(([name, pair]) => ({
      file: homeFile,
      field: `about.${name}`,
      pair,
    })),
    {
      file: 'site/words/guarantee.ts',
      field: 'guaranteePair',
      pair: guaranteePair,
    },
  ];
}

/** Returns the pairs that a landing page and its social card show. */
function pairsOfLandingPage(
  { landingCopies }: PackData,
  { id, service, card }: PackData['landingPages'][number],
): UsedPair[] {
  const file = `site/words/landing-pages/${id}.ts`;
  const ofCard = {
    file: 'site/landing-pages.ts',
    field: id,
    pair: card.pair,
  };
  const copy = landingCopies[id];
  if (!copy) return [ofCard];
  return [
    ofCard,
    { file, field: 'pair', pair: copy.pair, of: [service] },
    { file, field: 'figure', pair: copy.figure, of: [service] },
  ];
}

/** Checks that pairs show the work of their services, and the materials that captions name. */
export function checkPictures(pack: PackData): Problem[] {
  const { services, pairs, materials } = pack;
  const shows = (pair: string, slug: string) => {
    const place = pairs[pair]?.place;
    const service = services.find((row) => row.slug === slug);
    return place !== undefined && service?.places.includes(place);
  };
  const names = Object.keys(pairs);
  const named = Object.entries(materials);
  return [
    ...noteProblems(pack),
    ...textProblems(pack),
    ...failedChecks(pairsFile, [
      ...services.map(({ slug }): Check => [
        !names.some((pair) => shows(pair, slug)),
        slug,
        'no pair shows its work: add one, or correct its places in site/services.ts',
      ]),
      ...Object.entries(pairs).flatMap(([name, { material, caption }]) =>
        named.map(([other, words]): Check => [
          other !== material && words.test(caption),
          `${name}.caption`,
          `names ${other}, which the picture does not show: change the caption or the record`,
        ]),
      ),
    ]),
    ...usedPairs(pack).flatMap(({ file, field, pair, of = [] }) => {
      const fits = of.length === 0 || of.some((slug) => shows(pair, slug));
      const message = `"${pair}" shows no work of ${of.join(' or ')}: choose another, or correct its record`;
      return failedChecks(file, [[pair in pairs && !fits, field, message]]);
    }),
  ];
}
