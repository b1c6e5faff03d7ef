import { useLoaderData, useParams } from '@tanstack/react-router';
import { business } from '../../../site/business.ts';
import { isPublished, publishedLinks } from '../../domain/published.ts';
import { paths, routePatterns } from '../../domain/routes.ts';
import { otherServices } from '../../domain/services.ts';
import { neighboursOf } from '../../domain/towns.ts';
import { Breadcrumb } from '../../layout/Breadcrumb.tsx';
import { CallToAction } from '../../layout/CallToAction.tsx';
import { ContactBox } from '../../layout/ContactBox.tsx';
import { LinkList } from '../../layout/LinkList.tsx';
import { PhoneLink } from '../../layout/PhoneLink.tsx';
import { heroSizes, SplitHero } from '../../layout/SplitHero.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { PageMeta } from '../../seo/PageMeta.tsx';
import { priceOffers } from '../../seo/price-offers.ts';
import { breadcrumbNode, businessNode, faqNode, serviceNode } from '../../seo/structured-data.ts';
import { FaqList } from '../../ui/FaqList.tsx';
import { Wipe } from '../../ui/Wipe.tsx';
import { servicePictures } from '../../../site/words/service-pictures.ts';

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
                Get Free Quote
              </AppLink>
              <PhoneLink label="town_service_hero" className="button button-line">
                Call {business.phone}
              </PhoneLink>
            </>
          }
          media={<Wipe {...servicePictures[service.slug]} sizes={heroSizes} eager className="absolute inset-0" />}
        />
        <div className="wrap section grid gap-12 lg:grid-cols-[minmax(0,42rem)_minmax(18rem,24rem)] lg:justify-between">
          <div>
            <div className="prose" dangerouslySetInnerHTML={{ __html: data.bodyHtml }} />
            <h2 className="mt-12 mb-5">Questions about {service.name.toLowerCase()}</h2>
            <FaqList faqs={data.faqs} />
          </div>
          <div className="lg:sticky lg:top-28 lg:self-start">
            <ContactBox label="town_service_contact" />
          </div>
        </div>
      </main>
      <aside aria-label="Related pages and contact">
        <div className="border-t border-line bg-foam">
          <div className="wrap section grid gap-10 md:grid-cols-2">
            <LinkList
              title={`Other Services in ${town.label}`}
              links={otherServices(service, ({ slug }) => isPublished(paths.townService(town.slug, slug))).map(
                (other) => ({
                  label: other.name,
                  to: paths.townService(town.slug, other.slug),
                }),
              )}
            />
            <LinkList
              title={`${service.name} in Nearby Areas`}
              links={publishedLinks(
                neighboursOf(town).map((near) => ({
                  label: near.label,
                  to: paths.townService(near.slug, service.slug),
                })),
              )}
            />
          </div>
        </div>
        <CallToAction
          title={`Ready for ${service.name.toLowerCase()}?`}
          text="We look first, for free, and give you the price in writing."
        >
          <PhoneLink label="town_service_cta" className="button button-light">
            Call {business.phone}
          </PhoneLink>
          <AppLink to={paths.getQuote} className="button button-ghost">
            Get Free Quote
          </AppLink>
        </CallToAction>
      </aside>
    </>
  );
}
