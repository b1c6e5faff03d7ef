import { business } from '../../domain/business.ts';
import { paths } from '../../domain/routes.ts';
import { PageBand } from '../../layout/PageBand.tsx';
import { PhoneLink } from '../../layout/PhoneLink.tsx';

/** Shown when a page cannot be loaded, as when the connection drops or a new version has replaced its files. */
export function ErrorPage() {
  return (
    <main id="main" tabIndex={-1}>
      <PageBand title="This page did not load">
        <p>The connection may have dropped, or the site has just been updated. Loading it again usually helps.</p>
      </PageBand>
      <div className="wrap section flex flex-wrap gap-4">
        <button type="button" className="button button-go" onClick={() => location.reload()}>Load the page again</button>
        {/* A plain link: a full load, since the loaded script may be out of date. */}
        <a href={paths.home} className="button button-line">Home</a>
        <PhoneLink label="error_page" className="button button-line">Call {business.phone}</PhoneLink>
      </div>
    </main>
  );
}
