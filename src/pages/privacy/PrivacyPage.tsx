import { Fragment } from 'react';
import { privacySections, privacyUpdated } from '#site/words/privacy-policy.ts';
import { business } from '#site/business.ts';
import { consentStorageKey } from '../../../core/domain/storage-keys.ts';
import { paths } from '../../../core/domain/pages.ts';
import { Page } from '../../layout/Page.tsx';
import { PageBand } from '../../layout/PageBand.tsx';
import {
  AddressLine,
  PhoneLink,
  QuoteLink,
} from '../../layout/ContactLinks.tsx';
import { Contents } from '../../town/TextPart.tsx';

const sections = privacySections({ consentStorageKey }).map(
  ({ title, ...section }, index) => ({
    ...section,
    id: `section-${index + 1}`,
    title: `${index + 1}. ${title}`,
  }),
);

const description =
  'What we collect when you ask for a quote, what we use it for, who sees it, ' +
  'how long we keep it, your rights, and how cookies work on this website.';

export function PrivacyPage() {
  return (
    <Page title="Privacy Policy" description={description} path={paths.privacy}>
      <PageBand title="Privacy Policy">
        <p>Last updated {privacyUpdated}</p>
      </PageBand>
      <div className="wrap section policy-columns">
        <div className="policy-contents">
          <p className="mb-2 font-bold">On this page</p>
          <Contents items={sections} />
        </div>
        <div>
          <div className="prose policy">
            {sections.map(({ id, title, inShort, paragraphs, list }) => (
              <section key={id} aria-labelledby={id}>
                <h2 id={id}>{title}</h2>
                <p className="policy-short">{inShort}</p>
                {paragraphs.map((paragraph, place) => (
                  <Fragment key={paragraph}>
                    <p>{paragraph}</p>
                    {list?.below === place && (
                      <ul>
                        {list.items.map((item) => (
                          <li key={item}>{item}</li>
                        ))}
                      </ul>
                    )}
                  </Fragment>
                ))}
              </section>
            ))}
          </div>
          <address className="mt-6 rounded-card bg-foam p-6 leading-loose not-italic sm:max-w-xl">
            <strong>{business.name}</strong>
            <br />
            <AddressLine />
            <br />
            Phone: <PhoneLink label="privacy" className="text-link" />
            <br />
            Website: {business.website}
            <br />
            <QuoteLink className="text-link">
              Contact us by the quote form
            </QuoteLink>
          </address>
        </div>
      </div>
    </Page>
  );
}
