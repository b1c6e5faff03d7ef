import { useEffect, useState } from 'react';
import { notFoundPage, paths } from '../../../core/domain/pages.ts';
import { CallButton, QuoteButton } from '../../layout/ContactLinks.tsx';
import { LinkList } from '../../layout/LinkList.tsx';
import { Page } from '../../layout/Page.tsx';
import { PageBand } from '../../layout/PageBand.tsx';
import { AppLink } from '../../ui/AppLink.tsx';
import type { MeantPage } from './meant-page.ts';

const description =
  'The page you asked for is not here. Go to our home page or services, ' +
  'ask for a quote, or call us and we will help you find what you need.';

/** Shown for every unknown path. */
export function NotFoundPage() {
  /** The page that the visitor probably meant. Only the browser knows the requested path. */
  const [meant, setMeant] = useState<MeantPage>();
  useEffect(() => {
    import('./meant-page.ts').then(
      ({ meantPage }) => setMeant(meantPage(location.pathname)),
      // If the script does not load, the page still has its other links.
      () => undefined,
    );
  }, []);
  return (
    <Page
      title="Page Not Found"
      description={description}
      path={notFoundPage.path}
      noIndex
    >
      <PageBand title="Page Not Found">
        <p>
          Sorry, we couldn't find the page you're looking for. But don't worry -
          we're here to help you find what you need!
        </p>
      </PageBand>
      <p role="status" className="wrap text-lg not-empty:pt-10">
        {meant && (
          <>
            Did you mean{' '}
            <AppLink to={meant.path} className="text-link">
              {meant.name}
            </AppLink>
            ?
          </>
        )}
      </p>
      <div className="wrap section grid gap-10 md:grid-cols-2">
        <LinkList
          title="Go on from here"
          links={[
            { label: 'Home', to: paths.home },
            { label: 'Our services', to: paths.services },
            { label: 'Contact us', to: `${paths.home}#contact` },
          ]}
        />
        <div className="card self-start">
          <h2 className="text-lg">Or tell us what you need</h2>
          <p className="mt-5 flex flex-wrap gap-3">
            <QuoteButton text="Get a quote" />
            <CallButton label="not_found" />
          </p>
        </div>
      </div>
    </Page>
  );
}
