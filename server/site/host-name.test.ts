import { expect, test } from 'vitest';
import { isOwnHost, isOwnPage } from './host-name.ts';

const siteUrl = 'https://www.cleaners.example';

test.each([
  '127.0.0.1',
  '127.0.0.1:4173',
  'localhost:4173',
  '[::1]:4173',
  '192.168.1.20:4173',
  'www.cleaners.example',
])('the Host header %s is accepted', (host) => {
  expect(isOwnHost(host, siteUrl)).toBe(true);
});

test.each([
  'evil.example',
  '127.0.0.1.evil.example',
  'localhost.evil.example',
  'cleaners.example',
  '',
  'a b',
  '@',
])(
  'the Host header "%s" is refused, so that no other site can pass for ours',
  (host) => {
    expect(isOwnHost(host, siteUrl)).toBe(false);
  },
);

test.each([
  ['http://192.168.1.20:4173', '192.168.1.20:4173', true],
  ['http://[::1]:4173', '[::1]:4173', true],
  [siteUrl, '127.0.0.1:4173', true],
  ['https://www.cleaners.example', 'www.cleaners.example:443', true],
  ['http://127.0.0.1:8080', '127.0.0.1:4173', false],
  ['http://127.0.0.1', '127.0.0.1:4173', false],
  ['http://localhost:4173', '127.0.0.1:4173', false],
  ['https://www.cleaners.example:8443', '127.0.0.1:4173', false],
  ['http://203.0.113.5', '127.0.0.1:4173', false],
  ['http://evil.example', 'www.cleaners.example', false],
  ['null', '127.0.0.1:4173', false],
])(
  'isOwnPage for a page of %s that posts to %s returns %s',
  (origin, host, allowed) => {
    expect(isOwnPage({ origin, host, siteUrl })).toBe(allowed);
  },
);
