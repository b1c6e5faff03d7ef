import { businessTypes } from './business-types.ts';
import { emailShape } from '../supabase/functions/_shared/typed-text.ts';
import type { Problem } from '../src/domain/problems.ts';
import { didYouMean } from '../src/domain/text/nearest.ts';
import type { PackData } from './read-pack.ts';
import { internationalPhone, phoneProblem } from './united-kingdom.ts';

/** Facts of a pack that contradict each other, or that a page would show wrongly. */
export const checkFacts = (pack: PackData): Problem[] => [
  ...identityProblems(pack),
  ...tradeProblems(pack),
  ...certificateProblems(pack),
  ...estimateProblems(pack),
  ...ownPageProblems(pack),
];

function identityProblems({ business, towns }: PackData): Problem[] {
  const file = 'site/business.ts';
  const { phone, phoneInternational, email, address } = business;
  const problems: Problem[] = [];
  const wrong = phoneProblem(phone);
  if (wrong !== undefined)
    problems.push({ file, field: 'phone', message: `"${phone}" ${wrong}` });
  else if (phoneInternational !== internationalPhone(phone))
    problems.push({
      file,
      field: 'phoneInternational',
      message: `is another number than phone, ${phone}: make it ${internationalPhone(phone)}`,
    });
  if (!emailShape.test(email))
    problems.push({
      file,
      field: 'email',
      message: `"${email}" is no e-mail address`,
    });
  if (!towns.some(({ label }) => label === address.city))
    problems.push({
      file,
      field: 'address.city',
      message: `"${address.city}" is no town of site/towns.ts: add it there, since home is one of the towns served`,
    });
  return problems;
}

function tradeProblems(pack: PackData): Problem[] {
  const file = 'site/trade.ts';
  const { schemaType, offers } = pack.trade;
  const problems: Problem[] = [];
  if (!businessTypes.includes(schemaType)) {
    const remedy =
      didYouMean(schemaType, businessTypes) ||
      ': take one of https://schema.org/LocalBusiness, or that itself where none fits';
    problems.push({
      file,
      field: 'schemaType',
      message: `"${schemaType}" is no kind of LocalBusiness that schema.org has${remedy}`,
    });
  }
  const shown = [
    pack.business.description,
    ...pack.landingPages.map(({ name }) => name),
    ...pack.cardGroups.flatMap(({ cards }) => cards.map(({ title }) => title)),
    ...pack.footerSections.map(({ label }) => label),
  ].map((text) => text.toLowerCase());
  for (const { name } of offers)
    if (!shown.some((text) => text.includes(name.toLowerCase())))
      problems.push({
        file,
        field: name,
        message:
          'stands on no page: name it as a card of site/words/service-cards.ts or the description of site/business.ts does',
      });
  return problems;
}

function certificateProblems({
  badges,
  hasCertificates,
  files,
}: PackData): Problem[] {
  const problems: Problem[] = [];
  const hasBadges = badges.length > 0;
  if (hasCertificates !== hasBadges)
    problems.push({
      file: 'site/words/footer.ts',
      field: 'hasCertificates',
      message: `must be ${hasBadges}: site/words/badges.ts has ${hasBadges ? 'some' : 'none'}`,
    });
  for (const { src } of badges)
    if (!files.includes(src))
      problems.push({
        file: 'site/words/badges.ts',
        field: src,
        message: 'is not there: put it into site/public',
      });
  return problems;
}

const estimateProblems = ({
  servicePrices,
  estimateOffers,
}: PackData): Problem[] =>
  Object.entries(servicePrices)
    .filter(([slug, { unit }]) => unit.code === 'MTK' && !estimateOffers[slug])
    .map(([slug]) => ({
      file: 'site/estimates.ts',
      field: `estimateOffers.${slug}`,
      message:
        'is missing: site/pricing.ts has a price by the square metre, so visitors expect to reckon with it',
    }));

/** Pages of the pack's own without a component, or at another page's address. */
function ownPageProblems({ ownPages, ownModules, pagePaths }: PackData) {
  const file = 'site/pages/own-pages.ts';
  const problems: Problem[] = [];
  for (const { id, path, module } of ownPages) {
    if (!ownModules.includes(module))
      problems.push({
        file,
        field: id,
        message: `has no component: write site/pages/${module}`,
      });
    if (pagePaths.filter((other) => other === path).length > 1)
      problems.push({
        file,
        field: id,
        message: `"${path}" is another page's address: take another`,
      });
  }
  return problems;
}
