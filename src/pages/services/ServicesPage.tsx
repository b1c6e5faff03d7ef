import { useState } from 'react';
import { commercialCards, residentialCards, type ServiceCard } from '../../../site/words/service-cards.ts';
import { paths } from '../../domain/routes.ts';
import { CallToAction } from '../../layout/CallToAction.tsx';
import { PageBand } from '../../layout/PageBand.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { PageMeta } from '../../seo/PageMeta.tsx';
import { businessNode } from '../../seo/structured-data.ts';
import { CardSection } from './CardSection.tsx';
import { ServiceDialog } from './ServiceDialog.tsx';

const allCards: readonly ServiceCard[] = [...residentialCards, ...commercialCards];

const landingLinks = [
  { label: 'Patio cleaning in Exeter', to: paths.patioExeter },
  { label: 'Driveway cleaning in Exeter', to: paths.drivewayExeter },
  { label: 'Pressure washing in Devon', to: paths.pressureWashingDevon },
  { label: 'Roof cleaning in Devon', to: paths.roofDevon },
];

export function ServicesPage() {
  /** Index into all cards, residential first. */
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const open = openIndex === null ? undefined : allCards[openIndex];
  return (
    <>
      <PageMeta
        title="Exterior Cleaning Services & Prices | Tidemark"
        description="Patio, driveway, decking and render cleaning for homes, biocide and sports surfaces for businesses. Prices per square metre and a satisfaction guarantee."
        path={paths.services}
        structuredData={[businessNode()]}
      />
      <main id="main" tabIndex={-1}>
        <PageBand title="Our Services">
          <p>
            Competitive prices, said plainly, and a{' '}
            <AppLink to={paths.guarantee} className="text-link">
              satisfaction guarantee
            </AppLink>{' '}
            on every residential job. The final price is confirmed after we have seen the work.
          </p>
        </PageBand>
        <nav aria-label="Popular pages" className="wrap pt-8">
          <ul className="flex flex-wrap gap-x-7 gap-y-2">
            {landingLinks.map(({ label, to }) => (
              <li key={to}>
                <AppLink to={to} className="text-link inline-block py-1">
                  {label}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
        <CardSection
          id="residential"
          title="Residential Services"
          cards={residentialCards}
          onOpen={setOpenIndex}
          firstIndex={0}
        />
        <CardSection
          id="commercial"
          title="Commercial Services"
          cards={commercialCards}
          onOpen={setOpenIndex}
          firstIndex={residentialCards.length}
        />
        <CallToAction title="Ready to Get Started?" text="Tell us what wants cleaning and we will come and look, free.">
          <AppLink to={paths.getQuote} className="button button-light">
            Get Your Free Quote
          </AppLink>
        </CallToAction>
      </main>
      {open && <ServiceDialog card={open} onClose={() => setOpenIndex(null)} />}
    </>
  );
}
