import { districtsFile, syncDistricts } from '../../../generator/inputs/districts.ts';
import { syncUnpublished, unpublishedFile } from '../../../generator/inputs/unpublished.ts';
import type { RunnableStage } from '../../cache/stage.ts';
import { nameOf, root } from '../../paths.ts';
import { domain, pack } from '../source-folders.ts';
import { changedTowns } from './changed-towns.ts';

/** Brings what the bundle holds of the profiles up to date: the pages that they hold back, and the towns' postcode districts. */
export const unpublishedStage = (frozen: boolean): RunnableStage => ({
  name: 'unpublished',
  inputs: [
    ...pack,
    ...domain,
    'generator/inputs/unpublished.ts',
    'generator/inputs/districts.ts',
    'generator/inputs/data-files.ts',
    nameOf(import.meta.dirname),
  ],
  products: [unpublishedFile, districtsFile],
  run: async (change) => {
    for (const sync of [syncUnpublished, syncDistricts]) sync(root, { frozen, changed: changedTowns(change) });
  },
});
