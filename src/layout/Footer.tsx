import { askAgain } from '../analytics/consent.ts';
import { business } from '#site/business.ts';
import {
  footerSections,
  hasCertificates,
  pictureNote,
} from '#site/words/footer.ts';
import { visit } from '#site/words/visit.ts';
import { landingRows, ownRows } from '../../core/domain/page-table.ts';
import { paths } from '../../core/domain/pages.ts';
import { topTowns } from '../../core/domain/towns.ts';
import { AppLink, useCurrentPath, type NamedLink } from '../ui/AppLink.tsx';
import { Mark } from '../ui/Mark.tsx';
import { AddressLine, PhoneLink, QuoteLink } from './ContactLinks.tsx';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { reloadIfScriptsFailed } from '../ui/reload-once.ts';
import { longDate } from '../../core/domain/text/long-date.ts';
import { findPageData, queryKeys } from '../../core/domain/page-data.ts';

const serviceLinks: readonly NamedLink[] = [
  ...landingRows.map(({ name, path }) => ({
    label: name,
    to: path,
  })),
  ...footerSections.map(({ label, section }) => ({
    label,
    to: `${paths.services}#${section}`,
  })),
  { label: 'All Services', to: paths.services },
  { label: 'Our Guarantee', to: paths.guarantee },
  ...ownRows.map(({ link, path }) => ({
    label: link,
    to: path,
  })),
  { label: 'Job Diary', to: paths.jobDiary },
  {
    label: visit.ask.card,
    to: paths.getQuote,
  },
];

const { social, documents, specialHours } = business;
const socialLinks = [
  { label: 'Facebook', href: social.facebook },
  { label: 'Instagram', href: social.instagram },
  { label: 'TikTok', href: social.tiktok },
  { label: 'LinkedIn', href: social.linkedin },
  { label: 'YouTube', href: social.youtube },
  { label: 'Find us on the map', href: social.maps },
];

const documentLinks = [
  { label: 'Standard terms and conditions', href: documents.terms },
  {
    label: 'Risk acknowledgement and release of liability',
    href: documents.riskAcknowledgement,
  },
];

/** A list item that links to a page of the site. */
const inside = ({ label, to }: NamedLink) => (
  <li key={label}>
    <AppLink to={to} className="footer-link">
      {label}
    </AppLink>
  </li>
);

/** A list item that links to another site, in a new tab; nothing without a URL. */
const outside = ({
  label,
  href,
}: {
  readonly label: string;
  readonly href: string | undefined;
}) =>
  href && (
    <li key={label}>
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        className="footer-link"
      >
        {label}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </li>
  );

const heading = 'mb-4 font-display text-lg font-bold text-white';

/** The site's footer: the business, links to pages, and contact details. */
export function Footer() {
  return (
    <footer className="no-print bg-ink pb-20 text-glass md:pb-0">
      <div className="strip" aria-hidden="true" />
      <div className="wrap grid gap-10 py-12 sm:grid-cols-2 lg:grid-cols-[1.3fr_1fr_1fr_1.2fr]">
        <div>
          <p className="flex items-center gap-3 font-display text-lg leading-tight font-bold text-white">
            <Mark />
            {business.name}
          </p>
          <p className="mt-4">{business.description}</p>
          <p className="mt-3 font-bold text-sand">
            Established {business.establishedYear}
          </p>
          <ul className="mt-4 flex flex-wrap gap-x-5 empty:hidden">
            {socialLinks.map(outside)}
          </ul>
        </div>
        <nav aria-labelledby="footer-services">
          <h2 id="footer-services" className={heading}>
            Services
          </h2>
          <ul>{serviceLinks.map(inside)}</ul>
        </nav>
        <nav aria-labelledby="footer-areas">
          <h2 id="footer-areas" className={heading}>
            Top Areas
          </h2>
          <ul className="columns-[2_6rem] gap-6">
            {topTowns.map(({ slug, label }) =>
              inside({ label, to: paths.town(slug) }),
            )}
          </ul>
          <AppLink to={paths.areas} className="footer-link mt-2 font-bold">
            All areas we serve
          </AppLink>
        </nav>
        <div>
          <h2 className={heading}>Contact</h2>
          <p>
            <AddressLine />
          </p>
          <p>
            <PhoneLink
              label="footer"
              className="footer-link font-display text-lg font-bold"
            />
          </p>
          <p>
            <a href={`mailto:${business.email}`} className="footer-link">
              {business.email}
            </a>
          </p>
          <p>Open {business.openingHours.text}</p>
          {specialHours.text && <p>{specialHours.text}</p>}
          <p>
            <QuoteLink className="footer-link">Secure contact form</QuoteLink>
          </p>
          <div className="mt-4">{hasCertificates && <Certifications />}</div>
        </div>
      </div>
      <div className="border-t border-white/15">
        <ul className="wrap flex flex-wrap gap-x-6 gap-y-1 py-5 text-sm">
          {documentLinks.map(outside)}
          {inside({ label: 'Privacy policy', to: paths.privacy })}
          {business.usesAnalytics && (
            <li>
              <button
                type="button"
                className="js-only footer-link"
                onClick={({ currentTarget }) => askAgain(currentTarget)}
              >
                Cookie settings
              </button>
            </li>
          )}
        </ul>
        <LastUpdated />
        <p className="wrap pb-5 text-sm empty:hidden">{pictureNote}</p>
      </div>
    </footer>
  );
}

/** The date of the page's last change, as in its structured data; empty after navigation. */
function LastUpdated() {
  const { pageData } = useRouter().options.context;
  const day = findPageData(pageData, queryKeys.changed(useCurrentPath()));
  return (
    <p data-changed="" className="wrap pb-5 text-sm empty:hidden">
      {typeof day === 'string' && (
        <>
          Last updated <time dateTime={day}>{longDate(day)}</time>
        </>
      )}
    </p>
  );
}

/** Loads the dialog's script on demand, since few visitors open it. */
const loadDialog = () => import('./CertificationsDialog.tsx');

/** A failed preload is ignored: pressing the button tries again and shows any error. */
const preload = () => void loadDialog().catch(() => undefined);

type State =
  | 'closed'
  | 'loading'
  | 'failed'
  | Awaited<ReturnType<typeof loadDialog>>;

/** The button 'View Our Certifications' and its dialog. */
function Certifications() {
  const [state, setState] = useState<State>('closed');
  const open = () => {
    setState('loading');
    loadDialog().then(setState, async () => {
      if (!(await reloadIfScriptsFailed())) setState('failed');
    });
  };
  return (
    <>
      <button
        type="button"
        className="js-only button button-ghost min-h-11 px-4 py-2"
        aria-busy={state === 'loading'}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={open}
      >
        View Our Certifications
      </button>
      <p role="status">
        {state === 'failed' &&
          'They did not load. Please try again in a moment.'}
      </p>
      {typeof state === 'object' && (
        <state.CertificationsDialog onClose={() => setState('closed')} />
      )}
    </>
  );
}
