import { useLoaderData, useParams } from '@tanstack/react-router';
import { visit } from '#site/words/visit.ts';
import { trade } from '#site/trade.ts';
import { isPublished } from '../../domain/published.ts';
import { pictures } from '../../domain/pictures/pictures.ts';
import { paths, routePatterns } from '../../domain/pages.ts';
import { services } from '../../domain/services.ts';
import { CallButton, QuoteButton } from '../../layout/ContactLinks.tsx';
import { Page } from '../../layout/Page.tsx';
import { lightHeroSizes, SplitHero } from '../../layout/SplitHero.tsx';
import { listNode } from '../../seo/structured-data.ts';
import { hydrateLater } from '../../ui/lazy-hydration.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { hubHeroes } from '#site/words/hub-heroes.ts';

const loadBody = () => import('./TownHubBody.tsx');
const TownHubBody = hydrateLater('body', loadBody, 'TownHubBody');
const TownHubRelated = hydrateLater('related', loadBody, 'TownHubRelated');
const HubMap = hydrateLater(
  'map',
  () => import('../../town/TownMap.tsx'),
  'TownMap',
);

/** A town's hub, from its generated content. */
export function TownHubPage() {
  const { town } = useParams({ from: routePatterns.town });
  const data = useLoaderData({ from: routePatterns.town });
  const path = paths.town(town.slug);
  const hero = hubHeroes[town.slug];
  const servicePages = services
    .map(({ name, slug }) => ({
      label: name,
      path: paths.townService(town.slug, slug),
    }))
    .filter((page) => isPublished(page.path));
  return (
    <Page
      {...data.seo}
      path={path}
      brand={null}
      picture={hero?.picture}
      crumbs={[
        { label: 'Areas We Serve', path: paths.areas },
        { label: town.label, path },
      ]}
      structuredData={[listNode('ItemList', servicePages)]}
      after={<TownHubRelated town={town} />}
    >
      <SplitHero
        title={`${trade.hubTerm} in ${town.label}`}
        lede={hero ? hero.intro : data.standfirst}
        isSample={hero !== undefined && pictures[hero.picture].sample}
        media={
          hero ? (
            <Picture
              picture={pictures[hero.picture]}
              sizes={lightHeroSizes}
              eager
              className="absolute inset-0 size-full object-cover"
            />
          ) : (
            <HubMap town={town} fill />
          )
        }
      >
        <QuoteButton text={visit.ask.page} />
        <CallButton label="town_hero" />
      </SplitHero>
      <TownHubBody town={town} data={data} />
    </Page>
  );
}
