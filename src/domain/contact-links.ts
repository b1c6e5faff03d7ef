import { business } from '#site/business.ts';

/** Link that dials the business. */
export const phoneHref = `tel:${business.phoneInternational}`;

/** Link that opens a WhatsApp chat with `text` filled in. */
export function whatsappHref(text: string): string {
  return `https://wa.me/${business.phoneInternational.slice(1)}?text=${encodeURIComponent(text)}`;
}
