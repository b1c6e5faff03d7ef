import type { CardGroup, ServiceCard } from '#core/schemas/service-cards.ts';
import type { ServiceSlug } from '../services.ts';
import type { PairName } from '../pairs.ts';
import { rates, short } from '../pricing.ts';

type Words = Pick<
  ServiceCard<PairName>,
  | 'icon'
  | 'pair'
  | 'summary'
  | 'description'
  | 'pricing'
  | 'benefits'
  | 'process'
>;

const card = (
  service: ServiceSlug,
  title: string,
  index: number,
  words: Words,
): ServiceCard<PairName> => ({
  id: service,
  services: [service],
  title,
  isPopular: index === 0,
  delay: (index % 3) * 80,
  ...words,
});

/** The parts of the Services page, in the order shown. */
export const cardGroups: readonly CardGroup<PairName>[] = [
  {
    id: 'services',
    title: 'What We Do',
    cards: [
      card('window-cleaning', 'Window Cleaning', 0, {
        icon: 'window',
        pair: 'window',
        summary: 'Glass, frames and sills, by pole or by hand.',
        description:
          'Pure water on a pole for upper floors, cloth and blade for panes you look through from your chair. Old sashes are done by hand with little water.',
        pricing: `From ${short(rates.windows)}`,
        benefits: [
          'Salt and traffic film off the glass',
          'Frames and sills wiped every time',
          'No ladders on your borders',
          'Shop fronts done before opening',
        ],
        process: [
          'You tell us which windows leak or stick.',
          'Sills and frames are brushed.',
          'The glass is washed and rinsed from the top down.',
          'You look round with us.',
        ],
      }),
      card('gutter-cleaning', 'Gutter Cleaning', 1, {
        icon: 'gutter',
        pair: 'eaves',
        summary: 'Gutters and downpipes emptied and tried with water.',
        description:
          'By hand where a ladder stands safely, by vacuum pole and camera where it does not. Nests in use are left alone.',
        pricing: 'Price on application',
        benefits: [
          'Every outlet checked with water',
          'Pictures from the camera, before and after',
          'Silt bagged, paths swept',
        ],
        process: [
          'We look at both sides of the house.',
          'Leaves and silt come out.',
          'Downpipes are flushed.',
          'The ground is swept.',
        ],
      }),
      card('patio-cleaning', 'Patio Cleaning', 2, {
        icon: 'patio',
        pair: 'slabs',
        summary: 'Slabs, granite and decks, each at its own pressure.',
        description:
          'Black spots are treated first and left to loosen. Open ground is washed with a flat cleaner, edges by lance, decks along the grain.',
        pricing: `From ${short(rates.patio)}`,
        benefits: [
          'Safer underfoot after rain',
          'Moss out of the joints',
          'Doors and walls rinsed when we finish',
        ],
        process: [
          'Loose slabs and blocked drains are found.',
          'Growth is treated.',
          'The slabs are washed.',
          'Silt is lifted and things put back.',
        ],
      }),
      card('pressure-washing', 'Pressure Washing', 3, {
        icon: 'jet',
        pair: 'granite-steps',
        summary: 'Steps, paths, yards and garden walls.',
        description:
          'Washed from the top down, with soft joints and doors kept dry. On steep streets the hose goes up and the van stays below.',
        pricing: `From ${short(rates.washing)}`,
        benefits: [
          'Steps that are safe to walk on',
          'Old mortar left in its joints',
          'Water led to where it may go',
        ],
        process: [
          'We find out what holds the stone together.',
          'Weeds are pulled and doors covered.',
          'Treads and walls are washed in order.',
          'Grit is swept up before it reaches a drain.',
        ],
      }),
    ],
  },
];
