import { expect, test } from 'vitest';
import { business } from '#site/business.ts';
import { towns } from '#site/towns.ts';
import { trade } from '#site/trade.ts';
import { formatProblem } from '../core/domain/problems.ts';
import { factFiles, parseExports } from './pack-files.ts';

const { address: _, ...homeless } = business;

test('a business may have no social networks and no documents', () => {
  const bare = { business: { ...business, social: {}, documents: {} } };
  expect(
    parseExports('site/business.ts', factFiles['site/business.ts'], bare)
      .problems,
  ).toEqual([]);
});

test.each([
  [
    'site/business.ts',
    { business: homeless },
    'business.address: is missing: add it',
  ],
  [
    'site/business.ts',
    { business: { ...business, serviceRadiusMetres: '30 km' } },
    'business.serviceRadiusMetres: must be a number, without quotes',
  ],
  [
    'site/business.ts',
    { business: { ...business, phone: ' ' } },
    'business.phone: is empty: fill it in',
  ],
  [
    'site/business.ts',
    { business: { ...business, phoneInternational: '01234 567' } },
    'business.phoneInternational: must be + and digits without spaces, as in +447700900123',
  ],
  [
    'site/business.ts',
    { business: { ...business, social: { twitter: 'https://x.example' } } },
    'business.social.twitter: is not a field here: correct its name or remove it',
  ],
  [
    'site/business.ts',
    {
      business: {
        ...business,
        social: { facebook: 'https://www.facebok.com/us' },
      },
    },
    'business.social.facebook: must be an address on facebook.com',
  ],
  [
    'site/business.ts',
    { business: { ...business, documents: { terms: '' } } },
    'business.documents.terms: is empty: fill it in',
  ],
  [
    'site/trade.ts',
    { trade: { ...trade, offers: undefined } },
    'trade.offers: must be a list, in square brackets',
  ],
  [
    'site/towns.ts',
    { towns: [{ ...towns[0], type: 'City' }], topTownSlugs: [] },
    'towns.0.type: must be city, town or village',
  ],
  ['site/region.ts', {}, 'region: is missing: add it'],
  [
    'site/redirects.ts',
    { redirects: [{ from: 'https://x.example/old', to: '/' }] },
    'redirects.0.from: must be the path alone, as in /old-page or /county/town/*',
  ],
] as const)(
  '%s with an invalid or missing field is reported in a single line that names the field',
  (file, exported, said) => {
    const { problems } = parseExports(file, factFiles[file], exported);
    const lines = problems.map(formatProblem);
    expect(lines).toContain(`${file}: ${said}`);
    for (const line of lines) expect(line).not.toMatch(/\n|undefined/);
  },
);
