import type { CardGroup, ServiceCard } from '#pack/schemas/service-cards.ts';
import type { PageHead } from '#pack/schemas/page-head.ts';
import type { PairName } from '../pairs.ts';
import type { ServiceSlug } from '../services.ts';
import { trade } from '../trade.ts';

/** The services page in search results. */
export const servicesHead: PageHead = {
  title: `${trade.name} Services & Prices`,
  description:
    'Each thing that we do, with how a job goes, what it costs and what you get for it. Ask us for a price, and we put it in writing and agree a day with you.',
};

/** A card in plain words, until the service has its own. */
const card = (service: ServiceSlug, title: string, index: number): ServiceCard<PairName> => ({
  id: service,
  services: [service],
  title,
  summary: '[[Say what it is (15 words)]]',
  description: '[[Say what you do, to what and with what (35 words)]]',
  pricing: '[[The price]]',
  benefits: ['[[What a customer gets]]', '[[What else]]'],
  process: ['[[What happens first (6 words)]]', '[[What happens next (6 words)]]', '[[What happens last (6 words)]]'],
  isPopular: index === 0,
  delay: (index % 3) * 80,
});

/** The parts of the Services page, in the order shown. */
export const cardGroups: readonly CardGroup<PairName>[] = [
  {
    id: 'services',
    title: 'What We Do',
    cards: [
%{cards}
    ],
  },
];

/** What the services page opens with: the words of the link to the guarantee, and those before and after it. */
export const servicesLede = {
  before: 'What we do and what it costs, and',
  guarantee: 'our guarantee',
  after: 'with it.',
} as const;
