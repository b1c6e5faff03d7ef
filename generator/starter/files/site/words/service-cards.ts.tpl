import type { CardGroup, ServiceCard } from '#pack/schemas/service-cards.ts';
import type { PageHead } from '#pack/schemas/page-head.ts';
import type { PairName } from '../pairs.ts';
import type { ServiceSlug } from '../services.ts';
import { trade } from '../trade.ts';

/** The services page in search results. */
export const servicesHead: PageHead = {
  title: %{stays}`${trade.name} Services & Prices`,
  description:
    'Each thing that we do, with how a job goes and how we come to a price: we see it for free, put it in writing and agree the day with you.',
};

/** A card in plain words, until the service has its own. */
const card = (service: ServiceSlug, title: string, index: number): ServiceCard<PairName> => ({
  id: service,
  icon: 'restoration',
  services: [service],
  title,
  summary: `${title}, after a free visit and at a price in writing.`,
  description: `We look at the job first and say what there is to do. The quote names what is included, and the work is done on a day that suits you.`,
  pricing: 'Price on application',
  benefits: ['A free visit', 'The price in writing before we start', 'The place left tidy'],
  process: ['You tell us what it is about.', 'We come and look.', 'You get the price in writing.', 'We do the work.'],
  isPopular: %{stays}index === 0,
  delay: %{stays}(index % 3) * 80,
});

/** The parts of the Services page, in the order shown. */
export const cardGroups: readonly CardGroup<PairName>[] = [
  {
    id: 'services',
    title: %{stays}'What We Do',
    cards: [
%{cards}
    ],
  },
];
