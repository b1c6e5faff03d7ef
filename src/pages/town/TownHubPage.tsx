import { useLoaderData, useParams } from '@tanstack/react-router';
import { business } from '../../../site/business.ts';
import { trade } from '../../../site/trade.ts';
import { isPublished } from '../../domain/published.ts';
import { paths, routePatterns } from '../../domain/routes.ts';
import { services } from '../../domain/services.ts';
import { neighboursOf } from '../../domain/towns.ts';
import { Breadcrumb } from '../../layout/Breadcrumb.tsx';
import { CallToAction } from '../../layout/CallToAction.tsx';
import { ContactBox } from '../../layout/ContactBox.tsx';
import { LinkList } from '../../layout/LinkList.tsx';
import { PageBand } from '../../layout/PageBand.tsx';
import { PhoneLink } from '../../layout/PhoneLink.tsx';
import { heroSizes, SplitHero } from '../../layout/SplitHero.tsx';
import { WhatsAppLink } from '../../layout/WhatsAppLink.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { PageMeta } from '../../seo/PageMeta.tsx';
import { itemListNode } from '../../seo/page-nodes.ts';
import { breadcrumbNode, businessNode } from '../../seo/structured-data.ts';
import { Picture } from '../../ui/Picture.tsx';
import { hubHeroes } from '../../../site/words/hub-heroes.ts';

const moreFromUs = [
  { label: 'Areas We Serve', to: paths.areas },
  { label: 'Services', to: paths.services },
  { label: 'Before and after pictures', to: paths.gallery },
  { label: 'Our guarantee', to: paths.guarantee },
];

/** A town's hub: what we clean there, its six service pages and its neighbours. */
export function TownHubPage() {
  const { town } = useParams({ from: routePatterns.town });
  const data = useLoaderData({ from: routePatterns.town });
  const path = paths.town(town.slug);
  const hero = hubHeroes[town.slug];
  const listed = services.filter(({ slug }) => isPublished(paths.townService(town.slug, slug)));
  const heading = `${trade.hubTerm} in ${town.label}`;
  const crumbs = [
    { label: 'Home', path: paths.home },
    { label: 'Areas We Serve', path: paths.areas },
    { label: town.label, path },
  ];

  return (
    <>
      <PageMeta
        title={data.seo.title}
        description={data.seo.description}
        path={path}
        brand={null}
        picture={hero?.picture}
        structuredData={[
          businessNode(),
          breadcrumbNode(crumbs),
          itemListNode(listed.map(({ name, slug }) => ({ name, path: paths.townService(town.slug, slug) }))),
        ]}
      />
      <Breadcrumb crumbs={crumbs} />
      <main id="main" tabIndex={-1}>
        {hero ? (
          <SplitHero
            title={heading}
            lede={hero.intro}
            actions={
              <>
                <AppLink to={paths.getQuote} className="button button-go">
                  Get a Free Quote
                </AppLink>
                <PhoneLink label="town_hero" className="button button-line">
                  Call {business.phone}
                </PhoneLink>
              </>
            }
            media={
              <Picture
                name={hero.picture}
                sizes={heroSizes}
                eager
                className="absolute inset-0 size-full object-cover"
              />
            }
          />
        ) : (
          <PageBand title={heading}>
            <p>{data.standfirst}</p>
          </PageBand>
        )}
        <div className="wrap section grid gap-12 lg:grid-cols-[minmax(0,42rem)_minmax(18rem,24rem)] lg:justify-between">
          <div className="prose" dangerouslySetInnerHTML={{ __html: data.bodyHtml }} />
          <div className="lg:sticky lg:top-28 lg:self-start">
            <ContactBox label="town_contact" />
          </div>
        </div>
        <section className="section border-y border-line bg-foam" aria-labelledby="services">
          <div className="wrap">
            <h2 id="services" className="mb-8">
              Our services in {town.label}
            </h2>
            <ul className="grid gap-x-10 gap-y-7 md:grid-cols-2">
              {listed.map((service) => (
                <li key={service.slug} className="border-t-4 border-sand pt-4">
                  <h3>
                    <AppLink
                      to={paths.townService(town.slug, service.slug)}
                      className="text-sea underline decoration-2 underline-offset-4 hover:text-deep"
                    >
                      {service.name}
                    </AppLink>
                  </h3>
                  <p className="mt-2">{data.summaries[service.slug]}</p>
                </li>
              ))}
            </ul>
          </div>
        </section>
        <section className="wrap section" aria-labelledby="why">
          <h2 id="why" className="mb-8">
            Why choose us in {town.label}
          </h2>
          <ul className="grid gap-7 md:grid-cols-2">
            {data.reasons.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p className="mt-1">{text}</p>
              </li>
            ))}
          </ul>
        </section>
      </main>
      <aside aria-label="Recent jobs, nearby towns and contact">
        <div className="border-t border-line">
          <div className="wrap section grid gap-10 md:grid-cols-3">
            <div>
              <h2 className="mb-3 text-xl sm:text-xl">Recent jobs near {town.label}</h2>
              <p>Jobs from this area will appear here soon.</p>
              <p className="mt-3">
                <AppLink to={paths.jobDiary} className="text-link">
                  See the job diary
                </AppLink>
              </p>
            </div>
            <LinkList
              title="Neighbouring towns"
              links={neighboursOf(town).map((near) => ({ label: near.label, to: paths.town(near.slug) }))}
            />
            <LinkList title="More from us" links={moreFromUs} />
          </div>
        </div>
        <CallToAction
          title={`Get a price in ${town.label}`}
          text={`Tell us ${trade.need}. The visit and the quote are free.`}
        >
          <PhoneLink label="town_cta" className="button button-light">
            Call {business.phone}
          </PhoneLink>
          <WhatsAppLink
            label="town_cta"
            text={`Hello, I would like a quote for ${trade.hubTerm.toLowerCase()} in ${town.label}.`}
            className="button button-ghost"
          >
            WhatsApp quote
          </WhatsAppLink>
          <AppLink to={paths.getQuote} className="button button-ghost">
            Online Quote Form
          </AppLink>
        </CallToAction>
      </aside>
    </>
  );
}
