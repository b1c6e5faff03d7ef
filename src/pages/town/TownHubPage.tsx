import { useLoaderData, useParams } from '@tanstack/react-router';
import { visit } from '../../../site/words/visit.ts';
import { business } from '../../../site/business.ts';
import { trade } from '../../../site/trade.ts';
import { isPublished } from '../../domain/published.ts';
import { pictures } from '../../content/pictures.ts';
import { paths, routePatterns } from '../../domain/routes.ts';
import { services } from '../../domain/services.ts';
import { Breadcrumb } from '../../layout/Breadcrumb.tsx';
import { PhoneLink } from '../../layout/PhoneLink.tsx';
import { lightHeroSizes, SplitHero } from '../../layout/SplitHero.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { PageMeta } from '../../seo/PageMeta.tsx';
import { breadcrumbNode, businessNode, itemListNode } from '../../seo/structured-data.ts';
import { hydrateLater } from '../../ui/lazy-hydration.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { hubHeroes } from '../../../site/words/hub-heroes.ts';

const TownHubBody = hydrateLater('body', () => import('./TownHubBody.tsx').then((module) => module.TownHubBody));
const TownHubRelated = hydrateLater('related', () =>
  import('./TownHubBody.tsx').then((module) => module.TownHubRelated),
);
const HubMap = hydrateLater('map', () => import('../../town/TownMap.tsx').then((module) => module.TownMap));

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
          itemListNode(listed.map(({ name, slug }) => ({ label: name, path: paths.townService(town.slug, slug) }))),
        ]}
      />
      <Breadcrumb crumbs={crumbs} />
      <main id="main" tabIndex={-1}>
        <SplitHero
          title={heading}
          lede={hero ? hero.intro : data.standfirst}
          actions={
            <>
              <AppLink to={paths.getQuote} className="button button-go">
                {visit.ask.page}
              </AppLink>
              <PhoneLink label="town_hero" className="button button-line">
                Call {business.phone}
              </PhoneLink>
            </>
          }
          isSample={hero !== undefined && pictures[hero.picture].sample}
          media={
            hero ? (
              <Picture
                name={hero.picture}
                sizes={lightHeroSizes}
                eager
                className="absolute inset-0 size-full object-cover"
              />
            ) : (
              <HubMap town={town} fill />
            )
          }
        />
        <TownHubBody town={town} data={data} />
      </main>
      <TownHubRelated town={town} />
    </>
  );
}
