import { cardGroups, servicesHead } from '../../../site/words/service-cards.ts';
import { visit } from '../../../site/words/visit.ts';
import { cardPictures } from '../../../site/words/service-pictures.ts';
import { servicesLede } from '../../../site/words/services-page.ts';
import { pictures } from '../../content/pictures.ts';
import { landingRows } from '../../domain/page-table.ts';
import { paths } from '../../domain/routes.ts';
import { CallToAction } from '../../layout/CallToAction.tsx';
import { PageBand } from '../../layout/PageBand.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { PageMeta } from '../../seo/PageMeta.tsx';
import { businessNode } from '../../seo/structured-data.ts';
import { PriceTable } from './PriceTable.tsx';
import { useState, type ReactNode } from 'react';
import { CardSection } from './CardSection.tsx';
import { ServiceDialog } from './ServiceDialog.tsx';

const isSample = Object.values(cardPictures).some((name) => name && pictures[name].sample);

const cardTitles = cardGroups.flatMap(({ cards }) => cards.map(({ title }) => title));

export function ServicesPage() {
  return (
    <>
      <PageMeta {...servicesHead} path={paths.services} structuredData={[businessNode(cardTitles)]} />
      <ServiceCards
        before={
          <>
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
          </>
        }
        after={
          <>
            {isSample && <p className="wrap sample-note pb-7">Sample pictures.</p>}
            <CallToAction title="Ready to Get Started?" text={visit.closing.services}>
              <AppLink to={paths.getQuote} className="button button-light">
                {visit.ask.services}
              </AppLink>
            </CallToAction>
          </>
        }
      />
    </>
  );
}

/** The parts with the place of their first card among all cards of the page. */
const groups = cardGroups.map((group, index) => ({
  ...group,
  firstIndex: cardGroups.slice(0, index).reduce((sum, { cards }) => sum + cards.length, 0),
}));
const allCards = cardGroups.flatMap(({ cards }) => cards);

interface ServiceCardsProps {
  readonly before: ReactNode;
  readonly after: ReactNode;
}

/**
 * The page's main part with all cards between what is handed in, and the dialog of the card that is open: beside `main`, which a browser
 * would else look through for a new child. What is handed in is not made again when a dialog opens.
 */
function ServiceCards({ before, after }: ServiceCardsProps) {
  /** Index into all cards, in the order shown. */
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const open = openIndex === null ? undefined : allCards[openIndex];
  return (
    <>
      <main id="main" tabIndex={-1}>
        {before}
        {groups.map((group) => (
          <CardSection key={group.id} {...group} onOpen={setOpenIndex} />
        ))}
        {after}
      </main>
      {open && <ServiceDialog card={open} onClose={() => setOpenIndex(null)} />}
    </>
  );
}
