import { useState } from 'react';
import type { ServiceCard } from '../../../pack/schemas/service-cards.ts';
import { cardGroups } from '#site/words/service-cards.ts';
import { servicesHead, servicesLede } from '#site/words/services-page.ts';
import { closing } from '#site/words/invitations.ts';
import { visit } from '#site/words/visit.ts';
import { landingRows } from '../../domain/page-table.ts';
import { paths } from '../../domain/pages.ts';
import { CallToAction } from '../../layout/CallToAction.tsx';
import { Page } from '../../layout/Page.tsx';
import { PageBand } from '../../layout/PageBand.tsx';
import { AppLink } from '../../ui/AppLink.tsx';
import { PriceTable } from './PriceTable.tsx';
import { CardSection } from './CardSection.tsx';
import { ServiceDialog } from './ServiceDialog.tsx';

const allCards = cardGroups.flatMap(({ cards }) => cards);

export function ServicesPage() {
  /** The card whose dialog is open. */
  const [open, setOpen] = useState<ServiceCard>();
  return (
    <Page
      {...servicesHead}
      path={paths.services}
      offers={allCards.map(({ title }) => title)}
      // Outside the main element, where adding a child would cost more layout.
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
      <CallToAction
        title="Ready to Get Started?"
        text={closing.services}
        ask={visit.ask.services}
      />
    </Page>
  );
}
