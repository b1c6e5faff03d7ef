import { paths } from './routes.ts';
import { towns } from './towns.ts';

/** The card that a shared link shows. */
export interface SocialImage {
  /** Address from the site's root. */
  readonly address: string;
  /** The words on it. */
  readonly title: string;
  /** Name of the photograph on it, as in `media/`. */
  readonly picture: string;
}

/** Pixels, the shape that social networks crop least. */
export const socialSize = { width: 1200, height: 630 } as const;

const fixedCards: Readonly<Record<string, Omit<SocialImage, 'address'>>> = {
  [paths.home]: { title: 'Exterior Cleaning in Exmouth and Devon', picture: 'hero-home' },
  [paths.services]: { title: 'Our Services', picture: 'equipment' },
  [paths.gallery]: { title: 'Our Work', picture: 'hero-clean-line' },
  [paths.guarantee]: { title: 'Our Satisfaction Guarantee', picture: 'steps-after' },
  [paths.areas]: { title: 'Areas We Serve', picture: 'hero-exmouth' },
  [paths.getQuote]: { title: 'Get your free, no-obligation quote', picture: 'hero-driveway' },
  [paths.jobDiary]: { title: 'Job Diary', picture: 'decking-after' },
  [paths.patioExeter]: { title: 'Patio Cleaning in Exeter', picture: 'hero-clean-line' },
  [paths.drivewayExeter]: { title: 'Driveway Cleaning in Exeter', picture: 'hero-driveway' },
  [paths.pressureWashingDevon]: { title: 'Pressure Washing in Devon', picture: 'hero-pressure-washing' },
  [paths.roofDevon]: { title: 'Roof Cleaning in Devon', picture: 'hero-roof' },
};

const townPictures: Readonly<Record<string, string | undefined>> = {
  exeter: 'hero-exeter',
  exmouth: 'hero-exmouth',
  plymouth: 'hero-plymouth',
};
const sharedPictures = ['hero-clean-line', 'hero-driveway', 'hero-pressure-washing', 'hero-roof'];

/** Depends on the slug alone, so that a new town changes no other town's card. */
function pictureOfTown(slug: string): string {
  const sum = [...slug].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return townPictures[slug] ?? sharedPictures[sum % sharedPictures.length]!;
}

const addressOf = (path: string) => `/social${path === paths.home ? '/home' : path}.jpg`;

const cards = new Map<string, SocialImage>([
  ...Object.entries(fixedCards).map(([path, card]) => [path, { address: addressOf(path), ...card }] as const),
  ...towns.map(({ slug, label }) => {
    const path = paths.town(slug);
    return [path, { address: addressOf(path), title: `Exterior Cleaning in ${label}`, picture: pictureOfTown(slug) }] as const;
  }),
]);

/** Every card of the site: one a fixed page, one a town. */
export const socialImages: readonly SocialImage[] = [...cards.values()];

/** The card of a page, by its path. A town's service pages show the town's; pages without one show home's. */
export function socialImageOf(path: string): SocialImage {
  const ownOrTown = path.split('/').slice(0, 3).join('/');
  return cards.get(ownOrTown) ?? cards.get(paths.home)!;
}
