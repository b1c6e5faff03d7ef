import { privacySections, privacyUpdated } from '../../../site/words/privacy-policy.ts';
import { business } from '../../../site/business.ts';
import { consentStorageKey } from '../../domain/consent.ts';
import { paths } from '../../domain/routes.ts';
import { PageBand } from '../../layout/PageBand.tsx';
import { PhoneLink } from '../../layout/PhoneLink.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { PageMeta } from '../../seo/PageMeta.tsx';

export function PrivacyPage() {
  return (
    <>
      <PageMeta
        title="Privacy Policy"
        description="What we collect when you ask for a quote, what we use it for, who sees it, how long we keep it, your rights, and how cookies work on this website."
        path={paths.privacy}
        noIndex
      />
      <main id="main" tabIndex={-1}>
        <PageBand title="Privacy Policy">
          <p>Last updated {privacyUpdated}</p>
        </PageBand>
        <div className="wrap section">
          <div className="prose policy">
            {privacySections({ consentStorageKey }).map(({ title, paragraphs, list }, index) => (
              <section key={title} aria-labelledby={`section-${index + 1}`}>
                <h2 id={`section-${index + 1}`}>
                  {index + 1}. {title}
                </h2>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {list && (
                  <ul>
                    {list.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                )}
              </section>
            ))}
          </div>
          <address className="mt-6 rounded-card bg-foam p-6 leading-loose not-italic sm:max-w-xl">
            <strong>{business.name}</strong>
            <br />
            {business.address.city}, {business.address.region}
            <br />
            Phone:{' '}
            <PhoneLink label="privacy" className="text-link">
              {business.phone}
            </PhoneLink>
            <br />
            Website: {business.website}
            <br />
            <AppLink to={paths.getQuote} className="text-link">
              Contact us by the quote form
            </AppLink>
          </address>
        </div>
      </main>
    </>
  );
}
