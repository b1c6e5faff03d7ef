import { business } from '#site/business.ts';

/** Dials the business. */
export const phoneHref = `tel:${business.phoneInternational}`;

/** Opens a WhatsApp chat with the business, with `text` filled in. Undefined if it has none. */
export const whatsappHref = (text: string): string | undefined =>
  business.whatsapp &&
  `https://wa.me/${business.whatsapp.slice('+'.length)}?text=${encodeURIComponent(text)}`;
