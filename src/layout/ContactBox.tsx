import { business } from '#site/business.ts';
import { visit } from '#site/words/visit.ts';
import { ownRows } from '../../core/domain/page-table.ts';
import { AppLink } from '../ui/AppLink.tsx';
import { PhoneIcon } from '../ui/icons.tsx';
import { PhoneLink } from './ContactLinks.tsx';

interface ContactBoxProps {
  /** The box's position on the page, for analytics. */
  readonly label: string;
}

/** A box with the phone number, opening hours and links to the pack's own pages. */
export function ContactBox({ label }: ContactBoxProps) {
  return (
    <div className="rounded-card border-l-8 border-sandstone bg-white p-6 lifted">
      <h2 className="text-lg">Talk to us</h2>
      <PhoneLink
        label={label}
        className="mt-3 flex min-w-0 flex-wrap items-center gap-3 font-display text-xl font-bold text-go no-underline hover:text-go-dark"
      >
        <PhoneIcon />
        {business.phone}
      </PhoneLink>
      <p className="mt-3">Available {business.openingHours.text}</p>
      <span className="open-now js-only no-print" />
      <p>{visit.quotes}</p>
      {ownRows.map(({ path, link }) => (
        <AppLink key={path} to={path} className="text-link mt-3 block">
          {link}
        </AppLink>
      ))}
    </div>
  );
}
