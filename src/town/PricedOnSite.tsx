import { servicePrices, spoken } from '#site/pricing.ts';
import { noFigure } from '#site/words/invitations.ts';
import { visit } from '#site/words/visit.ts';
import type { ServiceSlug } from '../../core/domain/services.ts';
import { QuoteButton, WhatsAppLink } from '../layout/ContactLinks.tsx';
import { chatMessage } from '../layout/chat-message.ts';

interface PricedOnSiteProps {
  /** Path of the page. */
  readonly path: string;
  readonly service: ServiceSlug;
}

/** Shown in place of the estimator for a service that has none. */
export function PricedOnSite({ path, service }: PricedOnSiteProps) {
  const price = servicePrices[service];
  return (
    <section className="card" aria-labelledby="price">
      <h2 id="price" className="text-xl">
        What would mine cost?
      </h2>
      <p className="estimate-sum">
        {price ? `from ${spoken(price)}` : visit.priced}
      </p>
      <p className="mt-2">{noFigure.how}</p>
      <p className="mt-5 grid gap-3">
        <QuoteButton text={visit.ask.townService} />
        <WhatsAppLink
          label="town_service_photographs"
          text={chatMessage(path)}
          className="button button-line"
        >
          {noFigure.photographs}
        </WhatsAppLink>
      </p>
    </section>
  );
}
