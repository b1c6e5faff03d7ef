import { assertDefined } from '../../../core/domain/assert-defined.ts';
import { useMatch } from '@tanstack/react-router';
import { region } from '#site/region.ts';
import { landingCopies } from '#site/words/landing-pages/copies.ts';
import { landingRows } from '../../../core/domain/page-table.ts';
import { pairs } from '../../../core/domain/pictures/pictures.ts';
import { paths } from '../../../core/domain/pages.ts';
import { findService } from '../../../core/domain/services.ts';
import { findTown } from '../../../core/domain/towns.ts';
import { QuoteButton } from '../../layout/ContactLinks.tsx';
import { Page } from '../../layout/Page.tsx';
import { FirstScreen } from '../../layout/FirstScreen.tsx';
import { PanelPrice } from '../../layout/PanelPrice.tsx';
import { faqNode, serviceNode } from '../../seo/structured-data.ts';
import { hydrateLater } from '../../ui/lazy-hydration.tsx';

const LandingBody = hydrateLater(
  'body',
  () => import('./LandingBody.tsx'),
  'LandingBody',
);

/** A landing page, from the pack's row for its path and the row's texts. */
export function LandingPage() {
  const shown = useMatch({ strict: false, select: ({ pathname }) => pathname });
  const {
    id,
    path,
    name,
    service = '',
    town = '',
  } = assertDefined(
    landingRows.find((row) => row.path === shown),
    shown,
  );
  const copy = assertDefined(landingCopies[id], id);
  const about = findService(service)?.slug;
  return (
    <Page
      title={copy.title}
      description={copy.description}
      path={path}
      pair={pairs[copy.pair]}
      crumbs={[
        { label: 'Services', path: paths.services },
        { label: name, path },
      ]}
      structuredData={[
        serviceNode({
          name: copy.serviceType,
          path,
          description: copy.standfirst,
          area: findTown(town) ?? { county: region.county },
          service: about,
        }),
        faqNode(copy.faqs),
      ]}
    >
      <FirstScreen
        title={copy.heading}
        lede={copy.standfirst}
        pair={pairs[copy.pair]}
      >
        <PanelPrice service={service} />
        <QuoteButton />
      </FirstScreen>
      <LandingBody copy={copy} about={about} />
    </Page>
  );
}
