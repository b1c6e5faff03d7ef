import type { ServiceCard } from '../../../pack/schemas/service-cards.ts';
import { cardOffers } from '#site/estimates.ts';
import { visit } from '#site/words/visit.ts';
import { Estimator } from '../../estimator/Estimator.tsx';
import { QuoteLink } from '../../layout/ContactLinks.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

interface ServiceDialogProps {
  readonly card: ServiceCard;
  readonly onClose: () => void;
}

/** A dialog with the details of a service. */
export function ServiceDialog({ card, onClose }: ServiceDialogProps) {
  const offer = cardOffers[card.id];
  return (
    <Dialog title={card.title} onClose={onClose}>
      <p>{card.description}</p>
      <h3 className="mt-6 mb-3">Benefits</h3>
      <ul className="tick-list">
        {card.benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <h3 className="mt-6 mb-3">Our Process</h3>
      <ol className="list-decimal space-y-2 pl-6 marker:font-bold marker:text-sea">
        {card.process.map((step) => (
          <li key={step} className="pl-1">
            {step}
          </li>
        ))}
      </ol>
      <h3 className="mt-6 mb-2">Pricing</h3>
      <p className="font-display text-lg font-bold text-deep">{card.pricing}</p>
      <p className="mt-1 text-sm text-slate">{visit.price}</p>
      <div className="mt-6">
        {offer ? (
          <Estimator offer={offer} headingLevel={3} />
        ) : (
          <QuoteLink
            className="button button-go"
            facts={{ work: card.title }}
          />
        )}
      </div>
    </Dialog>
  );
}
