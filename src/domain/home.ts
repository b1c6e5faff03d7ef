import { business } from '../../site/business.ts';
import { towns, type Town } from './towns.ts';
import { InputError } from './problems.ts';

/**
 * The town that the business comes from: the one its address names.
 * @throws InputError where that is no town of the list.
 */
function findHome(): Town {
  const { city } = business.address;
  const home = towns.find(({ label }) => label === city);
  if (home) return home;
  throw new InputError([
    { file: 'site/business.ts', field: 'address.city', message: `"${city}" is no town of the list: add it there` },
  ]);
}

export const homeTown = findHome();
