import { business } from '#site/business.ts';

interface WorkDocumentsProps {
  /** Label of the link to the terms. */
  readonly termsLabel: string;
  readonly className: string;
}

/** Links to the terms of work, in new tabs; nothing if the business has none. */
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
