import type { Claim } from '#core/schemas/claims.ts';
import { business } from './business.ts';
import { promises } from './promises.ts';
import { rates, serviceFigures, short } from './pricing.ts';
import { towns } from './towns.ts';

const patio = serviceFigures['patio-cleaning'];
const driveway = serviceFigures['driveway-cleaning'];
const washing = serviceFigures['pressure-washing'];

/**
 * What the fixed pages claim and somebody could ask us to prove. `evidence` names the document or
 * record that proves the claim and says where it is kept (policy number and insurer, product
 * label, job records); null means it is not known, and the launch check lists the claim.
 */
export const claims: readonly Claim[] = [
  {
    id: 'eco-friendly',
    text: 'Eco-Friendly Solutions',
    where: 'Home, hero badge',
    evidence: null,
  },
  {
    id: 'fully-insured',
    text: 'Fully Insured',
    where:
      'Home, hero badge, About and Why Choose Us; Pressure Washing Devon; town pages',
    evidence: null,
  },
  {
    id: 'biocide-bacteria',
    text: 'Kills 99.9% of bacteria',
    where: 'Services, Biocide Treatment',
    evidence: null,
  },
  {
    id: 'guarantee',
    text: `If you are not happy, you do not pay (residential, reasonable grounds within ${promises.guarantee} of completion)`,
    where: 'Guarantee; Home; landing pages; town pages',
    evidence: null,
  },
  {
    id: 'five-star-reviews',
    text: 'Six customer reviews of five stars each',
    where: 'Home, reviews',
    evidence: null,
  },
  {
    id: 'certifications',
    text: 'Three certification badges',
    where: 'Footer, View Our Certifications',
    evidence: null,
  },
  {
    id: 'before-after',
    text: 'Each before and after pair shows one job of ours',
    where: 'Gallery; Home, hero and teaser',
    evidence: null,
  },
  {
    id: 'family-owned',
    text: 'Family-owned',
    where:
      'Home, About; Get Quote; footer; Pressure Washing Devon; Privacy policy; town pages',
    evidence: null,
  },
  {
    id: 'based-in',
    text: `Based in ${business.address.city}`,
    where: 'Home, About; Get Quote; landing pages; town pages',
    evidence: null,
  },
  {
    id: 'established',
    text: `Established ${business.establishedYear}`,
    where: 'Footer; Home, About; Pressure Washing Devon; hubs',
    evidence: null,
  },
  {
    id: 'opening-hours',
    text: `Open ${business.openingHours.text}`,
    where: 'Footer; Home, About; Guarantee; Pressure Washing Devon; town pages',
    evidence: null,
  },
  {
    id: 'area-covered',
    text: `Serves all ${towns.length} places listed`,
    where: 'Areas We Serve; Pressure Washing Devon',
    evidence: null,
  },
  {
    id: 'contact-24-hours',
    text: `Contact within ${promises.reply} of a request`,
    where: 'Quote form, thank-you message',
    evidence: null,
  },
  {
    id: 'free-visit',
    text: 'Free site visit and written quote, no obligation',
    where: 'Header; Home; Get Quote, confirmation; landing pages; town pages',
    evidence: null,
  },
  {
    id: 'competitive-prices',
    text: 'Competitive prices',
    where: 'Services, introduction',
    evidence: null,
  },
  {
    id: 'professional-equipment',
    text: 'Professional, commercial-grade equipment',
    where: 'Get Quote, Why Choose Us',
    evidence: null,
  },
  {
    id: 'price-hard-surfaces',
    text: `Patio from ${short(rates.patio)}, driveway from ${short(rates.driveway)}, pressure washing from ${short(rates.pressureWashing)}`,
    where: 'Services; Home, Why Choose Us; landing pages; town pages',
    evidence: null,
  },
  {
    id: 'price-decking-render',
    text: `Decking from ${short(rates.decking)}, render from ${short(rates.render)}`,
    where: 'Services; Home, Why Choose Us; town pages',
    evidence: null,
  },
  {
    id: 'price-commercial',
    text: `Sports surfaces from ${short(rates.sportsSurfaces)}, artificial surfaces from ${short(rates.artificialSurfaces)}`,
    where: 'Services, Commercial Services',
    evidence: null,
  },
  {
    id: 'typical-costs',
    text: `Typical costs: patio ${patio.typicalCost}, pressure washing ${washing.typicalCost}; driveways ${driveway.typicalCost}`,
    where:
      'Services; landing pages, questions; town pages, prices and estimator',
    evidence: null,
  },
  {
    id: 'durations',
    text: `Typical jobs take ${patio.duration} (patio), ${driveway.duration} (driveway)`,
    where: 'Exeter landing pages, questions; town pages',
    evidence: null,
  },
  {
    id: 'results-last',
    text: `Results last ${washing.lasts}`,
    where: 'Landing pages, questions; town pages',
    evidence: null,
  },
  {
    id: 'intervals',
    text: `Pressure washing at homes ${washing.interval}, roofs ${serviceFigures['roof-moss-removal'].interval}`,
    where: 'Pressure Washing Devon; Roof Cleaning Devon; town pages',
    evidence: null,
  },
  {
    id: 'pressures',
    text: `Hard surfaces are washed within ${washing.pressure}`,
    where: 'Landing pages',
    evidence: null,
  },
  {
    id: 'biocide-lasting',
    text: 'Biocide goes on killing growth after the work and slows its return',
    where:
      'Services, Render Cleaning and Biocide Treatment; Roof Cleaning Devon',
    evidence: null,
  },
  {
    id: 'roofs-by-hand',
    text: 'Roofs are cleaned by hand, never jet washed',
    where: 'Services; Gallery; Roof Cleaning Devon',
    evidence: null,
  },
  {
    id: 'town-knowledge',
    text: 'What a town page says of its streets, stone, slopes and weather is so; docs/places.md lists the names that somebody local should confirm',
    where: 'Town pages, hubs',
    evidence: null,
  },
  {
    id: 'road-distances',
    text: `Distances by road from ${business.address.city}, said as "about"`,
    where: 'Town pages, hubs',
    evidence: null,
  },
  {
    id: 'way-of-working',
    text: 'What a town page says we would do there: test patches, parking agreed, silt held back, pavements kept passable',
    where: 'Town pages',
    evidence: null,
  },
  {
    id: 'waste',
    text: 'What is scraped or scooped is bagged, and where it goes is agreed in the written quote',
    where: 'Town pages, questions',
    evidence: null,
  },
  {
    id: 'biocide-by-label',
    text: 'Biocides are used as their labels say: product, approval number and data sheet',
    where: 'Town pages; Services, Biocide Treatment; landing pages, questions',
    evidence: null,
  },
  {
    id: 'wildlife',
    text: 'Nests in use are left alone and bat roosts are not touched',
    where: 'Town pages, roofs and gutters; Roof Cleaning Devon',
    evidence: null,
  },
  {
    id: 'asbestos',
    text: 'Asbestos cement is not washed, scraped or brushed',
    where: 'Town pages; Roof Cleaning Devon',
    evidence: null,
  },
  {
    id: 'render-never-blasted',
    text: 'Render is soft washed, never blasted',
    where: 'Town pages; Services',
    evidence: null,
  },
  {
    id: 'less-slippery',
    text: 'Cleaned surfaces are less slippery when wet',
    where: 'Services; Driveway Cleaning Exeter; Pressure Washing Devon',
    evidence: null,
  },
  {
    id: 'privacy-processors',
    text: 'Form service, email and host process personal data for us only; requests are deleted when no longer needed',
    where: 'Privacy policy, sections 3 and 4',
    evidence: null,
  },
];
