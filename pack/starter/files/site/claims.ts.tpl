import type { Claim } from '#core/schemas/claims.ts';
import { business } from './business.ts';
import { promises } from './promises.ts';
import { towns } from './towns.ts';

/**
 * What the fixed pages claim and somebody could ask us to prove. `evidence` names the document or
 * record that proves the claim and says where it is kept; null means it is not known, and the
 * launch check lists the claim.
 */
export const claims: readonly Claim[] = [
  { id: 'based-in', text: `Based in ${business.address.city}`, where: 'Home, About; areas', evidence: null },
  { id: 'established', text: `Established ${business.establishedYear}`, where: 'Footer; Home', evidence: null },
  { id: 'area-covered', text: `Serves all ${towns.length} places listed`, where: 'Areas We Serve', evidence: null },
  { id: 'reply', text: `Contact within ${promises.reply} of a request`, where: 'Quote form', evidence: null },
  { id: 'guarantee', text: `Put right if told within ${promises.guarantee}`, where: 'Guarantee', evidence: null },
  { id: 'free-visit', text: 'Free visit and written quote', where: 'Header; Home; town pages', evidence: null },
];
