import { areasHead, areasLede } from '#site/words/areas.ts';
import { trade } from '#site/trade.ts';
import { landingRows } from '../../../core/domain/page-table.ts';
import { hasMap } from '../../../core/domain/region-map.ts';
import { paths } from '../../../core/domain/pages.ts';
import { startInSentence } from '../../../core/domain/text/in-sentence.ts';
import { townsByName } from '../../../core/domain/towns.ts';
import { CallToAction } from '../../layout/CallToAction.tsx';
import { QuoteButton } from '../../layout/ContactLinks.tsx';
import { Page } from '../../layout/Page.tsx';
import { PageBand } from '../../layout/PageBand.tsx';
import { RunningLinks } from '../../layout/RunningLinks.tsx';
import { AppLink } from '../../ui/AppLink.tsx';
import { MapCredit } from '../../town/MapCredit.tsx';
import { hydrateLater } from '../../ui/lazy-hydration.tsx';
import { highlightTowns } from './highlight-towns.ts';

const TownFinder = hydrateLater(
  'finder',
  () => import('../../town/TownFinder.tsx'),
  'TownFinder',
);
const AreaMap = hydrateLater('map', () => import('./AreaMap.tsx'), 'AreaMap');

export function AreasPage() {
  return (
    <Page {...areasHead} path={paths.areas}>
      <PageBand title="Areas We Serve">
        <p>{areasLede}</p>
      </PageBand>
      <div className="wrap pt-8">
        <TownFinder />
      </div>
      <div
        ref={highlightTowns}
        className="areas wrap section grid gap-12 md:grid-cols-2 lg:grid-cols-[1.15fr_1fr]"
      >
        {hasMap && (
          <div className="area-map-frame">
            <AreaMap />
          </div>
        )}
        <section aria-labelledby="list">
          <h2 id="list" className="mb-5">
            All {townsByName.length} areas
          </h2>
          <ul className="sm:columns-2 sm:gap-8 md:columns-1 lg:columns-2">
            {townsByName.map(({ slug, label, type }) => (
              <li
                key={slug}
                className="break-inside-avoid border-b border-line"
              >
                <AppLink
                  to={paths.town(slug)}
                  className="flex flex-wrap items-baseline justify-between gap-3 py-2.5 font-semibold wrap-anywhere text-sea no-underline hover:underline"
                >
                  {label}{' '}
                  <span className="text-sm font-normal text-slate">{type}</span>
                </AppLink>
              </li>
            ))}
          </ul>
          {landingRows.length > 0 && (
            <p className="mt-6">
              Some work has a page for a whole area:{' '}
              <RunningLinks
                links={landingRows.map(({ link, path }) => ({
                  label: startInSentence(link),
                  to: path,
                }))}
              />
              .
            </p>
          )}
          {hasMap && <MapCredit withBorder />}
        </section>
      </div>
      <CallToAction
        title="Not on the list?"
        text={`Tell us where you are and ${trade.need}.`}
      >
        <QuoteButton text="Contact Us for a Quote" look="button-light" />
      </CallToAction>
    </Page>
  );
}
