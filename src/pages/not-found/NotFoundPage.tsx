import { business } from '../../../site/business.ts';
import { notFoundPage, paths } from '../../domain/routes.ts';
import { PageBand } from '../../layout/PageBand.tsx';
import { PhoneLink } from '../../layout/PhoneLink.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { PageMeta } from '../../seo/PageMeta.tsx';

/** Shown for every path that is not ours. */
export function NotFoundPage() {
  return (
    <>
      <PageMeta
        title="Page Not Found"
        description="The page you asked for is not here. Go to our home page or services, ask for a free quote, or call us and we will help you find what you need."
        path={notFoundPage.path}
        noIndex
      />
      <main id="main" tabIndex={-1}>
        <PageBand title="Page Not Found">
          <p>
            Sorry, we couldn't find the page you're looking for. But don't worry - we're here to help you find what you
            need!
          </p>
        </PageBand>
        <div className="wrap section flex flex-wrap gap-4">
          <AppLink to={paths.home} className="button button-go">
            Home
          </AppLink>
          <AppLink to={paths.services} className="button button-line">
            Our services
          </AppLink>
          <AppLink to={paths.getQuote} className="button button-line">
            Get a quote
          </AppLink>
          <PhoneLink label="not_found" className="button button-line">
            Call {business.phone}
          </PhoneLink>
          <AppLink to={paths.home} hash="contact" className="button button-line">
            Contact us
          </AppLink>
        </div>
      </main>
    </>
  );
}
