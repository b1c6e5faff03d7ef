import { expect, test } from 'vitest';
import { whatsappHref } from '../core/domain/contact-links.ts';
import { business, sampleFields } from './business.ts';

test('a WhatsApp link holds the number without the plus sign, and the encoded text', () => {
  expect(whatsappHref('Hi & hello, a quote for Ottery St Mary?')).toBe(
    `https://wa.me/${business.phoneInternational.slice(1)}?text=Hi%20%26%20hello%2C%20a%20quote%20for%20Ottery%20St%20Mary%3F`,
  );
});

test('the phone number counts as a sample if and only if it is from the range reserved for drama', () => {
  const isDrama = business.phone.startsWith('07700 900');
  expect(sampleFields.includes('phone')).toBe(isDrama);
  expect(sampleFields.includes('phoneInternational')).toBe(isDrama);
});
