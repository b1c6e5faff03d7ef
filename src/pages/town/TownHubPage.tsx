import { useLoaderData, useParams } from '@tanstack/react-router';
import { priceTable } from '#site/words/price-table.ts';
import { trade } from '#site/trade.ts';
import { isPublished } from '../../../core/domain/published.ts';
import { describePair } from '../../../core/domain/pictures/describe-pair.ts';
import { paths, routePatterns } from '../../../core/domain/pages.ts';
import { services } from '../../../core/domain/services.ts';
import { QuoteButton } from '../../layout/ContactLinks.tsx';
import { Page } from '../../layout/Page.tsx';
import { FirstScreen } from '../../layout/FirstScreen.tsx';
import { PanelSums } from '../../layout/PanelPrice.tsx';
import { listNode } from '../../seo/structured-data.ts';
import { hydrateLater } from '../../ui/lazy-hydration.tsx';

const loadBody = () => import('./TownHubBody.tsx');
const TownHubBody = hydrateLater('body', loadBody, 'TownHubBody');
const TownHubRelated = hydrateLater('related', loadBody, 'TownHubRelated');

/** The rate that the hub shows: that of the first service whose rate is a price. */
const rate = priceTable.find((row) => typeof row.rate !== 'string')?.rate;

/** A town hub, from its generated content. */
export function TownHubPage() {
  const { town } = useParams({ from: routePatterns.town });
  const data = useLoaderData({ from: routePatterns.town });
  const path = paths.town(town.slug);
  const pair = describePair(data.pair);
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
      pair={pair}
      crumbs={[
        { label: 'Areas We Serve', path: paths.areas },
        { label: town.label, path },
      ]}
      structuredData={[listNode('ItemList', servicePages)]}
      after={<TownHubRelated town={town} />}
    >
      <FirstScreen
        title={`${trade.hubTerm} in ${town.label}`}
        lede={data.standfirst}
        pair={pair}
      >
        <PanelSums rate={rate} />
        <QuoteButton />
      </FirstScreen>
      <TownHubBody town={town} data={data} />
    </Page>
  );
}
