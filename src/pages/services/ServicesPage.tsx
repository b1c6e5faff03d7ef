import { cardGroups, servicesHead } from '../../../site/words/service-cards.ts';
import { cardPictures } from '../../../site/words/service-pictures.ts';
import { servicesLede } from '../../../site/words/services-page.ts';
import { trade } from '../../../site/trade.ts';
import { pictures } from '../../content/pictures.ts';
import { landingRows } from '../../domain/page-table.ts';
import { paths } from '../../domain/routes.ts';
import { CallToAction } from '../../layout/CallToAction.tsx';
import { PageBand } from '../../layout/PageBand.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { PageMeta } from '../../seo/PageMeta.tsx';
import { businessNode } from '../../seo/structured-data.ts';
import { PriceTable } from './PriceTable.tsx';
import { ServiceCards } from './ServiceCards.tsx';

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
            <CallToAction title="Ready to Get Started?" text={`Tell us ${trade.need} and we will come and look, free.`}>
              <AppLink to={paths.getQuote} className="button button-light">
                Get Your Free Quote
              </AppLink>
            </CallToAction>
          </>
        }
      />
    </>
  );
}
