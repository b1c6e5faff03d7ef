import { expect, test } from 'vitest';
import { plumber } from '../../tests/support/plumber-pack.ts';
import { formatProblem } from '../../src/domain/problems.ts';
import { packProblems } from './check-pack.ts';
import type { PackData } from './pack-data.ts';

const linesOf = (change: Partial<PackData>) => packProblems({ ...plumber, ...change }).map(formatProblem);

test('a pack of another trade has nothing wrong', () => {
  expect(packProblems(plumber)).toEqual([]);
});

test.each<[what: string, change: Partial<PackData>, said: RegExp]>([
  [
    'a home that is no town of the list',
    { business: { ...plumber.business, address: { ...plumber.business.address, city: 'Deal' } } },
    /^site\/business\.ts: address\.city: "Deal" is no town of site\/towns\.ts/,
  ],
  [
    'a number to dial that is not the number shown',
    { business: { ...plumber.business, phoneInternational: '+441234567890' } },
    /^site\/business\.ts: phoneInternational: is another number than phone/,
  ],
  [
    'a footer town that does not exist',
    { topTownSlugs: ['deal'] },
    /^site\/towns\.ts: topTownSlugs: "deal" is no town/,
  ],
  ['two towns of one slug', { towns: [...plumber.towns, plumber.towns[0]!] }, /^site\/towns\.ts: hythe: .* twice/],
  [
    'a town outside the map',
    { map: { ...plumber.map, frame: { west: 1.2, east: 1.5, south: 50, north: 52 } } },
    /^site\/map\.ts: frame: Hythe .* lies outside it/,
  ],
  [
    'a county that the map does not know',
    { map: { ...plumber.map, border: ['Anyshire'] } },
    /^site\/map\.ts: border: "Anyshire" is no county/,
  ],
  ['a hero for a town that is gone', { heroTowns: ['deal'] }, /^site\/words\/hub-heroes\.ts: hubHeroes: "deal"/],
  [
    'a landing page that links to a town that is gone',
    { landingCopies: { 'boilers-kent': [{ label: 'Boilers in Deal', town: 'deal' }] } },
    /^site\/words\/landing-pages\/boilers-kent\.ts: Boilers in Deal: "deal" is no town/,
  ],
  [
    'a landing page that links to a service that is gone',
    { landingCopies: { 'boilers-kent': [{ label: 'Taps in Dover', town: 'dover', service: 'taps' }] } },
    /^site\/words\/landing-pages\/boilers-kent\.ts: Taps in Dover: "taps" is no service/,
  ],
  ['a landing page without words', { landingCopies: {} }, /copies\.ts: boilers-kent: has no words/],
  ['a service without a card', { cards: [] }, /^site\/words\/service-cards\.ts: boiler-repairs: has no card/],
  ['a service without an answer', { answers: [] }, /^site\/words\/quiz\.ts: boiler-repairs: has no answer in the quiz/],
  ['a service that home does not name', { homeLines: [] }, /^site\/words\/home\.ts: boiler-repairs: has no line/],
  ['a service without an offer', { offers: [] }, /^site\/trade\.ts: boiler-repairs: has no offer/],
  [
    'a service without a picture',
    { pictured: [] },
    /service-pictures\.ts: servicePictures\.boiler-repairs: is missing/,
  ],
  ['a service without a price entry', { priced: [] }, /^site\/pricing\.ts: serviceFigures\.boiler-repairs: is missing/],
  ['a picture that nobody described', { described: [] }, /^site\/cards\.ts: home: "boiler" is no picture/],
  ['a way to certificates that are none', { badges: [] }, /^site\/words\/footer\.ts: hasCertificates: must be false/],
  [
    'a certificate that is not there',
    { badges: ['/badges/x.svg'] },
    /^site\/words\/badges\.ts: \/badges\/x\.svg: is not/,
  ],
  [
    'a colour that is none',
    { theme: new Map([...plumber.theme, ['go', 'greenish']]) },
    /^site\/theme\.css: --color-go: "greenish" is no colour/,
  ],
  ['a mark with a script', { mark: '<svg viewBox="0 0 9 9"><script/></svg>' }, /^site\/mark\.svg: has <script>/],
  [
    'a footer link to a part that is gone',
    { footerSections: [{ label: 'Trade', section: 'trade' }] },
    /^site\/words\/footer\.ts: footerSections: "trade"/,
  ],
  [
    'a business of a kind that schema.org has not',
    { trade: { ...plumber.trade, schemaType: 'Plumbr' } },
    /^site\/trade\.ts: schemaType: "Plumbr" is no kind of LocalBusiness .*: did you mean Plumber\?$/,
  ],
  [
    'an offer that stands nowhere',
    { offers: [{ name: 'Gas', services: ['boiler-repairs'] }] },
    /^site\/trade\.ts: Gas: stands on no page/,
  ],
  [
    'a redirect to what is no page',
    { redirects: [{ from: '/old', to: '/kent/deal' }] },
    /^site\/redirects\.ts: \/old: "\/kent\/deal" is no page/,
  ],
  [
    'a redirect away from a page',
    { redirects: [{ from: '/kent/dover', to: '/' }] },
    /^site\/redirects\.ts: \/kent\/dover: is a page/,
  ],
  [
    'a redirect to a redirect',
    {
      redirects: [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/' },
      ],
    },
    /^site\/redirects\.ts: \/a: "\/b" leads on itself/,
  ],
  [
    'a former address with its host',
    { redirects: [{ from: 'https://hythe.example/old', to: '/' }] },
    /^site\/redirects\.ts: 0\.from: must be the path alone/,
  ],
  [
    'a redirect without a goal',
    { redirects: [{ from: '/old' } as { from: string; to: string }] },
    /^site\/redirects\.ts: 0\.to: is missing/,
  ],
])('%s is told in one line that names file and field', (_what, change, said) => {
  const lines = linesOf(change);
  expect(lines).toContainEqual(expect.stringMatching(said));
  for (const line of lines) expect(line).not.toContain('\n');
});

test('everything that is wrong is told at once', () => {
  expect(linesOf({ topTownSlugs: ['deal'], cards: [], badges: ['/x.svg'] })).toHaveLength(3);
});
