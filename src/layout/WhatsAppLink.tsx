import type { ReactNode } from 'react';
import { placeOf } from '../analytics/page-place.ts';
import { track } from '../analytics/tracker.ts';
import { whatsappHref } from '../domain/contact-links.ts';
import { useCurrentPath } from '../navigation/current-path.ts';

interface WhatsAppLinkProps {
  readonly label: string;
  /** Text the chat opens with. */
  readonly text: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Opens a WhatsApp chat with the text filled in and reports that it was used. */
export function WhatsAppLink({ label, text, className, children }: WhatsAppLinkProps) {
  const page = useCurrentPath();
  const { town } = placeOf(page);
  return (
    <a
      href={whatsappHref(text)}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
      onClick={() => track('whatsapp_click', { label, page, ...(town && { town }) })}
    >
      {children}
    </a>
  );
}
