import { useLoaderData, useParams } from '@tanstack/react-router';
import { visit } from '#site/words/visit.ts';
import { pictures } from '../../domain/pictures/pictures.ts';
import { paths, routePatterns } from '../../domain/pages.ts';
import { CallButton, QuoteButton } from '../../layout/ContactLinks.tsx';
import { Page } from '../../layout/Page.tsx';
import { lightHeroSizes, SplitHero } from '../../layout/SplitHero.tsx';
import { priceOffers } from '../../seo/price-offers.ts';
import { faqNode, serviceNode } from '../../seo/structured-data.ts';
import { hydrateLater } from '../../ui/lazy-hydration.tsx';
import { Wipe } from '../../ui/Wipe.tsx';
import { servicePictures } from '#site/words/service-pictures.ts';

const loadBody = () => import('./TownServiceBody.tsx');
const TownServiceRelated = hydrateLater(
  'related',
  loadBody,
  'TownServiceRelated',
);
const TownServiceBody = hydrateLater('body', loadBody, 'TownServiceBody');

/** A town's service page, from its generated content. */
export function TownServicePage() {
  const { town, service } = useParams({ from: routePatterns.townService });
  const data = useLoaderData({ from: routePatterns.townService });
  const path = paths.townService(town.slug, service.slug);
  return (
    <Page
      {...data.seo}
      path={path}
      brand={null}
      noIndex={!data.publish}
      picture={servicePictures[service.slug].after}
      crumbs={[
        { label: 'Areas We Serve', path: paths.areas },
        { label: town.label, path: paths.town(town.slug) },
        { label: service.name, path },
      ]}
      structuredData={[
        serviceNode({
          name: service.name,
          path,
          description: data.standfirst,
          area: town,
          offers: priceOffers({
            service: service.slug,
            path,
            text: data.bodyHtml,
          }),
        }),
        faqNode(data.faqs),
      ]}
      after={<TownServiceRelated town={town} service={service} />}
    >
      <SplitHero
        title={`${service.name} in ${town.label}`}
        lede={data.standfirst}
        isSample={pictures[servicePictures[service.slug].after].sample}
        media={
          <Wipe
            {...servicePictures[service.slug]}
            sizes={lightHeroSizes}
            eager
            className="absolute inset-0"
          />
        }
      >
        <QuoteButton text={visit.ask.townService} />
        <CallButton label="town_service_hero" />
      </SplitHero>
      <TownServiceBody town={town} service={service} data={data} />
    </Page>
  );
}
