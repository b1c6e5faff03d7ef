import { useState } from 'react';
import { cardGroups, servicesHead } from '../../../site/words/service-cards.ts';
import { servicesLede } from '../../../site/words/services-page.ts';
import { trade } from '../../../site/trade.ts';
import { landingRows } from '../../domain/page-table.ts';
import { paths } from '../../domain/routes.ts';
import { CallToAction } from '../../layout/CallToAction.tsx';
import { PageBand } from '../../layout/PageBand.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { PageMeta } from '../../seo/PageMeta.tsx';
import { businessNode } from '../../seo/structured-data.ts';
import { CardSection } from './CardSection.tsx';
import { ServiceDialog } from './ServiceDialog.tsx';

/** The parts with the place of their first card among all cards of the page. */
const groups = cardGroups.map((group, index) => ({
  ...group,
  firstIndex: cardGroups.slice(0, index).reduce((sum, { cards }) => sum + cards.length, 0),
}));
const allCards = cardGroups.flatMap(({ cards }) => cards);

export function ServicesPage() {
  /** Index into all cards, in the order shown. */
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const open = openIndex === null ? undefined : allCards[openIndex];
  return (
    <>
      <PageMeta {...servicesHead} path={paths.services} structuredData={[businessNode()]} />
      <main id="main" tabIndex={-1}>
        <PageBand title="Our Services">
          <p>
            {servicesLede.before}{' '}
            <AppLink to={paths.guarantee} className="text-link">
              {servicesLede.guarantee}
            </AppLink>{' '}
            {servicesLede.after}
          </p>
        </PageBand>
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
        {groups.map((group) => (
          <CardSection key={group.id} {...group} onOpen={setOpenIndex} />
        ))}
        <CallToAction title="Ready to Get Started?" text={`Tell us ${trade.need} and we will come and look, free.`}>
          <AppLink to={paths.getQuote} className="button button-light">
            Get Your Free Quote
          </AppLink>
        </CallToAction>
      </main>
      {open && <ServiceDialog card={open} onClose={() => setOpenIndex(null)} />}
    </>
  );
}
