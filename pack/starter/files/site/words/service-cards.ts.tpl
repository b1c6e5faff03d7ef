import type { CardGroup, ServiceCard } from '#core/schemas/service-cards.ts';
import type { PairName } from '../pairs.ts';
import type { ServiceSlug } from '../services.ts';

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
