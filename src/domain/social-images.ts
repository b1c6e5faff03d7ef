import { paths } from './routes.ts';
import { towns } from './towns.ts';

/** The card that a shared link shows. */
export interface SocialImage {
  /** Address from the site's root. */
  readonly address: string;
  /** The words on it. */
  readonly title: string;
}

/** Pixels, the shape that social networks crop least. */
export const socialSize = { width: 1200, height: 630 } as const;

const fixedTitles: Readonly<Record<string, string>> = {
  [paths.home]: 'Exterior Cleaning in Exmouth and Devon',
  [paths.services]: 'Our Services',
  [paths.gallery]: 'Our Work',
  [paths.guarantee]: 'Our Satisfaction Guarantee',
  [paths.areas]: 'Areas We Serve',
  [paths.getQuote]: 'Get your free, no-obligation quote',
  [paths.jobDiary]: 'Job Diary',
  [paths.patioExeter]: 'Patio Cleaning in Exeter',
  [paths.drivewayExeter]: 'Driveway Cleaning in Exeter',
  [paths.pressureWashingDevon]: 'Pressure Washing in Devon',
  [paths.roofDevon]: 'Roof Cleaning in Devon',
};

const titles = new Map([
  ...Object.entries(fixedTitles),
  ...towns.map(({ slug, label }) => [paths.town(slug), `Exterior Cleaning in ${label}`] as const),
]);

/** Paths of the pages that have a card of their own: the fixed ones and every town's. */
export const cardPaths: readonly string[] = [...titles.keys()];

/** The card of a page, by its path. A town's service pages show the town's; pages without one show home's. */
export function socialImageOf(path: string): SocialImage {
  const ownOrTown = path.split('/').slice(0, 3).join('/');
  const shown = titles.has(ownOrTown) ? ownOrTown : paths.home;
  return { address: `/social${shown === paths.home ? '/home' : shown}.jpg`, title: titles.get(shown)! };
}
