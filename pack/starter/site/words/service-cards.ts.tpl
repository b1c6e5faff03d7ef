import type { PageHead } from '../../src/domain/pack.ts';
import type { ServiceSlug } from '../../src/domain/services.ts';
import type { SurfaceIconName } from '../../src/ui/SurfaceIcon.tsx';
import { trade } from '../trade.ts';

/** The services page in search results. */
export const servicesHead: PageHead = {
  title: `${trade.name} Services & Prices`,
  description:
    'What we do, how a job goes and how the price is made: a free visit first, then a quote in writing, then the work on a day that suits you.',
};

/** A card of the Services page and of the dialog it opens. */
export interface ServiceCard {
  readonly id: string;
  readonly icon: SurfaceIconName;
  /** The services it belongs to: every service has a card. */
  readonly services: readonly ServiceSlug[];
  readonly title: string;
  readonly summary: string;
  readonly description: string;
  readonly pricing: string;
  readonly benefits: readonly string[];
  /** Numbered in the dialog under 'Our Process'. */
  readonly process: readonly string[];
  readonly isPopular: boolean;
  /** Milliseconds before the entry animation, by place in the row. */
  readonly delay: number;
}

/** A card in plain words, until the service has its own. */
const card = (service: ServiceSlug, title: string, index: number): ServiceCard => ({
  id: service,
  icon: 'restoration',
  services: [service],
  title,
  summary: `${title}, after a free visit and at a price in writing.`,
  description: `We look at the job first and say what there is to do. The quote names what is included, and the work is done on a day that suits you.`,
  pricing: 'Price on application',
  benefits: ['A free visit', 'The price in writing before we start', 'The place left tidy'],
  process: ['You tell us what it is about.', 'We come and look.', 'You get the price in writing.', 'We do the work.'],
  isPopular: index === 0,
  delay: (index % 3) * 80,
});

/** A part of the Services page. */
export interface CardGroup {
  /** For links to it. */
  readonly id: string;
  readonly title: string;
  readonly cards: readonly ServiceCard[];
}

/** The parts of the Services page, in the order shown. */
export const cardGroups: readonly CardGroup[] = [
  {
    id: 'services',
    title: 'What We Do',
    cards: [
%{cards}
    ],
  },
];
