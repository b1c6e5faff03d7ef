import type { ReactNode } from 'react';
import { reports } from '../analytics/link-clicks.ts';
import { whatsappHref } from '../domain/contact-links.ts';

interface WhatsAppLinkProps {
  readonly label: string;
  /** Text the chat opens with. */
  readonly text: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Opens a WhatsApp chat with the text filled in and reports that it was used. */
export function WhatsAppLink({ label, text, className, children }: WhatsAppLinkProps) {
  return (
    <a
      href={whatsappHref(text)}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
      {...reports('whatsapp_click', label)}
    >
      {children}
    </a>
  );
}
