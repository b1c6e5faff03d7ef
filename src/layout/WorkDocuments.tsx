import { business } from '#site/business.ts';

interface WorkDocumentsProps {
  /** What the terms are called here. */
  readonly termsLabel: string;
  readonly className: string;
}

/** The documents that work is done under, each in a new tab; nothing where the business has none. */
export function WorkDocuments({ termsLabel, className }: WorkDocumentsProps) {
  const { terms, riskAcknowledgement } = business.documents;
  const links = [
    { label: termsLabel, href: terms },
    { label: 'Acknowledgement of risk', href: riskAcknowledgement },
  ].filter(({ href }) => href !== undefined);
  if (links.length === 0) return null;
  return (
    <ul className={className}>
      {links.map(({ label, href }) => (
        <li key={label}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className="text-link"
          >
            {`${label} (opens in a new tab)`}
          </a>
        </li>
      ))}
    </ul>
  );
}
