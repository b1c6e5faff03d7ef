import { business } from '#site/business.ts';

/** Dials the business. */
export const phoneHref = `tel:${business.phoneInternational}`;

/** Opens a WhatsApp chat with the business, with `text` filled in. */
export function whatsappHref(text: string): string {
  const number = business.phoneInternational.slice('+'.length);
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
