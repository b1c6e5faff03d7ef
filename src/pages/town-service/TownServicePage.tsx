import { useLoaderData, useParams } from '@tanstack/react-router';
import { visit } from '#site/words/visit.ts';
import { at } from '../../../core/domain/assert-defined.ts';
import { describePair } from '../../../core/domain/pictures/describe-pair.ts';
import { paths, routePatterns } from '../../../core/domain/pages.ts';
import { QuoteButton } from '../../layout/ContactLinks.tsx';
import { Page } from '../../layout/Page.tsx';
import { FirstScreen } from '../../layout/FirstScreen.tsx';
import { PanelPrice } from '../../layout/PanelPrice.tsx';
import { faqNode, serviceNode } from '../../seo/structured-data.ts';
import { hydrateLater } from '../../ui/lazy-hydration.tsx';

const loadBody = () => import('./TownServiceBody.tsx');
const TownServiceRelated = hydrateLater(
  'related',
  loadBody,
  'TownServiceRelated',
);
const TownServiceBody = hydrateLater('body', loadBody, 'TownServiceBody');

/** A service page, from its generated content. */
export function TownServicePage() {
  const { town, service } = useParams({ from: routePatterns.townService });
  const data = useLoaderData({ from: routePatterns.townService });
  const path = paths.townService(town.slug, service.slug);
  const pair = describePair(at(data.pairs, 0));
  return (
    <Page
      {...data.seo}
      path={path}
      brand={null}
      noIndex={!data.publish}
      pair={pair}
      crumbs={[
        { label: 'Areas We Serve', path: paths.areas },
        {
          label: town.label,
          path: paths.town(town.slug),
        },
        { label: service.name, path },
      ]}
      structuredData={[
        serviceNode({
          name: service.name,
          path,
          description: data.standfirst,
          area: town,
          service: service.slug,
        }),
        faqNode(data.faqs),
      ]}
      after={<TownServiceRelated town={town} service={service} />}
    >
      <FirstScreen
        title={`${service.name} in ${town.label}`}
        lede={data.standfirst}
        pair={pair}
      >
        <PanelPrice service={service.slug} />
        <QuoteButton text={visit.ask.townService} />
      </FirstScreen>
      <TownServiceBody town={town} service={service} data={data} />
    </Page>
  );
}
