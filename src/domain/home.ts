import { at } from './assert-defined.ts';
import { business } from '../../site/business.ts';
import { towns, type Town } from './towns.ts';

/** The town that the business comes from: the one its address names. The pack's check refuses an address whose city is no town of the list. */
export const homeTown: Town = towns.find(({ label }) => label === business.address.city) ?? at(towns, 0);
