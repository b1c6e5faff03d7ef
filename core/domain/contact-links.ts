import { business } from '#site/business.ts';

/** URL that dials the business. */
export const phoneHref = `tel:${business.phoneInternational}`;

/** URL of a WhatsApp chat with `text` filled in; undefined if the business has no WhatsApp. */
export const whatsappHref = (text: string): string | undefined =>
  business.whatsapp &&
  `https://wa.me/${business.whatsapp.slice('+'.length)}?text=${encodeURIComponent(text)}`;
