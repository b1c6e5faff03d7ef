import { businessTypes } from '../../src/domain/business-types.ts';
import type { Problem } from '../../src/domain/problems.ts';
import { didYouMean } from '../../src/domain/words/nearest.ts';
import type { PackData } from './pack-data.ts';
import { slugProblems } from './slug.ts';

const file = 'site/business.ts';

/** Identity and region: what every page shows, and what links and addresses are made from. */
export function checkBusiness({ business, region, trade, towns, hasCertificates, badges, files }: PackData): Problem[] {
  const problems: Problem[] = [];
  const expect = (isRight: boolean, field: string, message: string) => {
    if (!isRight) problems.push({ file, field, message });
  };
  expect(
    /^\+[1-9]\d{7,14}$/.test(business.phoneInternational),
    'phoneInternational',
    `"${business.phoneInternational}" must be + and digits without spaces, as in +447700900123`,
  );
  const national = business.phone.replace('(0)', '').replace(/\D/g, '').replace(/^0/, '');
  expect(
    business.phoneInternational.endsWith(national),
    'phoneInternational',
    `is another number than phone, ${business.phone}: make them the same`,
  );
  expect(/^[^\s@]+@[^\s@]+$/.test(business.email), 'email', `"${business.email}" is no e-mail address`);
  expect(
    towns.some(({ label }) => label === business.address.city),
    'address.city',
    `"${business.address.city}" is no town of site/towns.ts: add it there, since home is one of the towns served`,
  );
  const type = trade.schemaType;
  return [
    ...problems,
    ...(businessTypes.includes(type)
      ? []
      : [
          {
            file: 'site/trade.ts',
            field: 'schemaType',
            message: `"${type}" is no kind of LocalBusiness that schema.org has${didYouMean(type, businessTypes) || ': see https://schema.org/LocalBusiness'}`,
          },
        ]),
    ...slugProblems('site/region.ts', 'the county in addresses', [region.slug]),
    ...(hasCertificates === badges.length > 0
      ? []
      : [
          {
            file: 'site/words/footer.ts',
            field: 'hasCertificates',
            message: `must be ${badges.length > 0}: site/words/badges.ts has ${badges.length > 0 ? 'some' : 'none'}`,
          },
        ]),
    ...badges
      .filter((src) => !files.includes(src))
      .map((src) => ({ file: 'site/words/badges.ts', field: src, message: `is not there: put it into site/public` })),
  ];
}
