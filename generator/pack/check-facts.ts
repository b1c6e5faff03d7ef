import { businessTypes } from '../../src/domain/business-types.ts';
import type { Problem } from '../../src/domain/problems.ts';
import { didYouMean } from '../../src/domain/words/nearest.ts';
import type { PackData } from './pack-data.ts';

const MONTHS = 12;
const seasons = ['best', 'fine', 'wait'];
const cardIds = ['home', 'services', 'gallery', 'guarantee', 'areas', 'getQuote', 'jobDiary'];

/** Facts of a pack that contradict each other, or that a page would show wrongly. */
export function checkFacts(pack: PackData): Problem[] {
  const { business, trade, townPages, estimates, hasCertificates, badges } = pack;
  const problems: Problem[] = [];
  const expect = (isRight: boolean, problem: readonly [file: string, field: string, message: string]) => {
    const [file, field, message] = problem;
    if (!isRight) problems.push({ file, field, message });
  };

  const identity = 'site/business.ts';
  const { phone, phoneInternational, email, address } = business;
  const national = phone.replace('(0)', '').replace(/\D/g, '').replace(/^0/, '');
  expect(/^\+[1-9]\d{7,14}$/.test(phoneInternational), [
    identity,
    'phoneInternational',
    `"${phoneInternational}" must be + and digits without spaces, as in +447700900123`,
  ]);
  expect(phoneInternational.endsWith(national), [
    identity,
    'phoneInternational',
    `is another number than phone, ${phone}: make them the same`,
  ]);
  expect(/^[^\s@]+@[^\s@]+$/.test(email), [identity, 'email', `"${email}" is no e-mail address`]);
  expect(
    pack.towns.some(({ label }) => label === address.city),
    [
      identity,
      'address.city',
      `"${address.city}" is no town of site/towns.ts: add it there, since home is one of the towns served`,
    ],
  );

  const type = trade.schemaType;
  expect(businessTypes.includes(type), [
    'site/trade.ts',
    'schemaType',
    `"${type}" is no kind of LocalBusiness that schema.org has${didYouMean(type, businessTypes) || ': take one of https://schema.org/LocalBusiness, or that itself where none fits'}`,
  ]);
  const shown = [business.description, ...namesOf(pack.landingPages), ...namesOf(pack.cards), ...labelsOf(pack)];
  for (const { name } of pack.offers)
    expect(
      shown.some((text) => text.toLowerCase().includes(name.toLowerCase())),
      [
        'site/trade.ts',
        name,
        'stands on no page: name it as a card of site/words/service-cards.ts or the description of site/business.ts does',
      ],
    );

  const some = badges.length > 0;
  expect(hasCertificates === some, [
    'site/words/footer.ts',
    'hasCertificates',
    `must be ${some}: site/words/badges.ts has ${some ? 'some' : 'none'}`,
  ]);
  for (const src of badges)
    expect(pack.files.includes(src), ['site/words/badges.ts', src, 'is not there: put it into site/public']);
  for (const id of cardIds) expect(id in pack.pageCards, ['site/cards.ts', `pageCards.${id}`, 'is missing: add it']);

  for (const { slug } of pack.services)
    expect((townPages.glances[slug]?.length ?? 0) > 0, [
      'site/words/at-a-glance.ts',
      slug,
      'has no facts: add what glanceFacts says of it',
    ]);
  for (const [slug, { months, reasons }] of Object.entries(townPages.years)) {
    const field = `years.${slug}`;
    const isYear = months.length === MONTHS && months.every((month) => seasons.includes(month));
    expect(isYear, ['site/words/year.ts', `${field}.months`, `must be ${MONTHS}, each ${seasons.join(', ')}`]);
    expect(reasons.length > 0, ['site/words/year.ts', `${field}.reasons`, 'are missing: say why']);
  }
  for (const slug of estimates.byArea)
    expect(slug in estimates.services, [
      'site/estimates.ts',
      `estimateOffers.${slug}`,
      'is missing: site/pricing.ts has a price by the square metre, so visitors expect to reckon with it',
    ]);
  for (const { id, path } of pack.landingPages)
    expect(/^\/[a-z0-9-]+$/.test(path) && path !== `/${pack.region.slug}`, [
      'site/landing-pages.ts',
      id,
      `"${path}" must be one word of an address, as in /our-best-work`,
    ]);
  return problems;
}

const namesOf = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name);
const labelsOf = ({ footerSections }: PackData) => footerSections.map(({ label }) => label);
