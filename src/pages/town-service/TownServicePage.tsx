import { useLoaderData, useParams } from '@tanstack/react-router';
import { visit } from '../../../site/words/visit.ts';
import { business } from '../../../site/business.ts';
import { pictures } from '../../content/pictures.ts';
import { paths, routePatterns } from '../../domain/routes.ts';
import { Breadcrumb } from '../../layout/Breadcrumb.tsx';
import { PhoneLink } from '../../layout/PhoneLink.tsx';
import { lightHeroSizes, SplitHero } from '../../layout/SplitHero.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { PageMeta } from '../../seo/PageMeta.tsx';
import { priceOffers } from '../../seo/price-offers.ts';
import { breadcrumbNode, businessNode, faqNode, serviceNode } from '../../seo/structured-data.ts';
import { hydrateLater } from '../../ui/lazy-hydration.tsx';
import { Wipe } from '../../ui/Wipe.tsx';
import { servicePictures } from '../../../site/words/service-pictures.ts';

const TownServiceRelated = hydrateLater('related', () =>
  import('./TownServiceBody.tsx').then((module) => module.TownServiceRelated),
);
const TownServiceBody = hydrateLater('body', () =>
  import('./TownServiceBody.tsx').then((module) => module.TownServiceBody),
);

/** One service in one town, from its generated content. */
export function TownServicePage() {
  const { town, service } = useParams({ from: routePatterns.townService });
  const data = useLoaderData({ from: routePatterns.townService });
  const path = paths.townService(town.slug, service.slug);
  const heading = `${service.name} in ${town.label}`;
  const crumbs = [
    { label: 'Home', path: paths.home },
    { label: 'Areas We Serve', path: paths.areas },
    { label: town.label, path: paths.town(town.slug) },
    { label: service.name, path },
  ];

  return (
    <>
      <PageMeta
        title={data.seo.title}
        description={data.seo.description}
        path={path}
        brand={null}
        noIndex={!data.publish}
        picture={servicePictures[service.slug].after}
        structuredData={[
          businessNode(),
          breadcrumbNode(crumbs),
          serviceNode({
            name: service.name,
            path,
            description: data.standfirst,
            area: town,
            offers: priceOffers({ service: service.slug, path, text: data.bodyHtml }),
          }),
          faqNode(data.faqs),
        ]}
      />
      <Breadcrumb crumbs={crumbs} />
      <main id="main" tabIndex={-1}>
        <SplitHero
          title={heading}
          lede={data.standfirst}
          actions={
            <>
              <AppLink to={paths.getQuote} className="button button-go">
                {visit.ask.townService}
              </AppLink>
              <PhoneLink label="town_service_hero" className="button button-line">
                Call {business.phone}
              </PhoneLink>
            </>
          }
          isSample={pictures[servicePictures[service.slug].after].sample}
          media={<Wipe {...servicePictures[service.slug]} sizes={lightHeroSizes} eager className="absolute inset-0" />}
        />
        <TownServiceBody town={town} service={service} data={data} />
      </main>
      <TownServiceRelated town={town} service={service} />
    </>
  );
}
