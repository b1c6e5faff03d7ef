import { Fragment, useState } from 'react';
import type { ServiceCard } from '../../../core/schemas/service-cards.ts';
import { cardGroups } from '#site/words/service-cards.ts';
import { priceTable } from '#site/words/price-table.ts';
import type { PriceCell } from '../../../core/schemas/price-table.ts';
import { priceText } from '../../../core/domain/price-words.ts';
import { servicesHead, servicesLede } from '#site/words/services-page.ts';
import { closing } from '#site/words/invitations.ts';
import { visit } from '#site/words/visit.ts';
import { landingRows } from '../../../core/domain/page-table.ts';
import { isPublished } from '../../../core/domain/published.ts';
import { findService } from '../../../core/domain/services.ts';
import { homeTown } from '../../../core/domain/towns.ts';
import { Estimator } from '../../estimator/Estimator.tsx';
import { findOffer } from '../../../core/domain/estimate-choice.ts';
import { paths } from '../../../core/domain/pages.ts';
import { CallToAction } from '../../layout/CallToAction.tsx';
import { QuoteButton, QuoteLink } from '../../layout/ContactLinks.tsx';
import { Page } from '../../layout/Page.tsx';
import { PageBand } from '../../layout/PageBand.tsx';
import { AppLink } from '../../ui/AppLink.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Reveal, useReveal } from '../../ui/Reveal.tsx';
import { CardSection } from './CardSection.tsx';

const allCards = cardGroups.flatMap(({ cards }) => cards);

export function ServicesPage() {
  /** The card whose dialog is open. */
  const [open, setOpen] = useState<ServiceCard>();
  return (
    <Page
      {...servicesHead}
      path={paths.services}
      offers={allCards.map(({ title }) => title)}
      // Outside the main element, since adding a child to that would cost more layout.
      after={
        open && <ServiceDialog card={open} onClose={() => setOpen(undefined)} />
      }
    >
      <PageBand title="Our Services">
        <p>
          {servicesLede.before}{' '}
          <AppLink to={paths.guarantee} className="text-link">
            {servicesLede.guarantee}
          </AppLink>{' '}
          {servicesLede.after}
        </p>
      </PageBand>
      <PriceTable />
      {landingRows.length > 0 && (
        <nav aria-label="Popular pages" className="wrap pt-8">
          <ul className="flex flex-wrap gap-x-7 gap-y-2">
            {landingRows.map(({ link, path }) => (
              <li key={path}>
                <AppLink to={path} className="text-link inline-block py-1">
                  {link}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {cardGroups.map((group) => (
        <CardSection key={group.id} {...group} onOpen={setOpen} />
      ))}
      <Reveal>
        <CallToAction title="Ready to Get Started?" text={closing.services}>
          <QuoteButton text={visit.ask.services} look="button-light" />
        </CallToAction>
      </Reveal>
    </Page>
  );
}

/** A cell of the price table. Keeps each sum, such as `£150-£800`, on one line. */
const PriceWords = ({ cell }: { readonly cell: PriceCell }) =>
  typeof cell === 'string'
    ? cell
    : cell.map((item, index) => (
        <Fragment key={item.before}>
          {`${index > 0 ? ', ' : ''}${item.before} `}
          <span className="min-[22rem]:whitespace-nowrap">
            {priceText(item)}
          </span>
          {item.after && ` ${item.after}`}
        </Fragment>
      ));

/** What each service costs, with a link to its page. */
function PriceTable() {
  return (
    <section
      {...useReveal<HTMLElement>()}
      className="wrap pt-8"
      aria-labelledby="prices"
    >
      <h2 id="prices" className="mb-5">
        Prices at a glance
      </h2>
      <table className="price-table">
        <thead className="text-slate">
          <tr>
            <th scope="col">In {homeTown.label}</th>
            <th scope="col">Rate</th>
            <th scope="col">A whole job</th>
          </tr>
        </thead>
        <tbody>
          {priceTable.map(({ service, rate, wholeJob }) => {
            const name = findService(service)?.name;
            const page = paths.townService(homeTown.slug, service);
            return (
              <tr key={service}>
                <th scope="row">
                  {isPublished(page) ? (
                    <AppLink to={page} className="running-link">
                      {name}
                    </AppLink>
                  ) : (
                    name
                  )}
                </th>
                <td>
                  <PriceWords cell={rate} />
                </td>
                <td>
                  <PriceWords cell={wholeJob} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="mt-4">
        {`${visit.price}. Each town has pages of its own for all of these: `}
        <AppLink to={paths.areas} className="text-link">
          find your town
        </AppLink>
        .
      </p>
    </section>
  );
}

interface ServiceDialogProps {
  readonly card: ServiceCard;
  readonly onClose: () => void;
}

/** A dialog with the details of a service. */
function ServiceDialog({ card, onClose }: ServiceDialogProps) {
  const offer = findOffer(`card ${card.id}`);
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
      <ol className="grid list-decimal gap-2 pl-6 marker:font-bold marker:text-sea">
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
