import { Fragment } from 'react';
import { privacySections, privacyUpdated } from '#site/words/privacy-policy.ts';
import { business } from '#site/business.ts';
import { consentStorageKey } from '../../domain/storage-keys.ts';
import { paths } from '../../domain/pages.ts';
import { Page } from '../../layout/Page.tsx';
import { PageBand } from '../../layout/PageBand.tsx';
import { PhoneLink } from '../../layout/ContactLinks.tsx';
import { AppLink } from '../../ui/AppLink.tsx';
import { Contents } from '../../town/TextPart.tsx';

const { street, city, region, postalCode } = business.address;
const sections = privacySections({ consentStorageKey });
const idOf = (index: number) => `section-${index + 1}`;
const headingOf = (title: string, index: number) => `${index + 1}. ${title}`;

const description =
  'What we collect when you ask for a quote, what we use it for, who sees it, ' +
  'how long we keep it, your rights, and how cookies work on this website.';

export function PrivacyPage() {
  return (
    <Page
      title="Privacy Policy"
      description={description}
      path={paths.privacy}
      noIndex
    >
      <PageBand title="Privacy Policy">
        <p>Last updated {privacyUpdated}</p>
      </PageBand>
      <div className="wrap section policy-columns">
        <div className="policy-contents">
          <p className="mb-2 font-bold">On this page</p>
          <Contents
            items={sections.map(({ title }, index) => ({
              id: idOf(index),
              label: headingOf(title, index),
            }))}
          />
        </div>
        <div>
          <div className="prose policy">
            {sections.map(({ title, inShort, paragraphs, list }, index) => (
              <section key={title} aria-labelledby={idOf(index)}>
                <h2 id={idOf(index)}>{headingOf(title, index)}</h2>
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
            {street && `${street}, `}
            {city}, {region}
            {postalCode && ` ${postalCode}`}
            <br />
            Phone: <PhoneLink label="privacy" className="text-link" />
            <br />
            Website: {business.website}
            <br />
            <AppLink to={paths.getQuote} className="text-link">
              Contact us by the quote form
            </AppLink>
          </address>
        </div>
      </div>
    </Page>
  );
}
