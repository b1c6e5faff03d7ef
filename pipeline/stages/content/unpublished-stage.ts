import { syncUnpublished, unpublishedFile } from '../../../generator/unpublished.ts';
import type { RunnableStage } from '../../cache/stage.ts';
import { nameOf, root } from '../../paths.ts';
import { domain, pack } from '../source-folders.ts';
import { changedTowns } from './changed-towns.ts';

/** Brings the list of pages that profiles hold back up to date, which is part of the bundle. */
export const unpublishedStage = (frozen: boolean): RunnableStage => ({
  name: 'unpublished',
  inputs: [...pack, ...domain, 'generator/unpublished.ts', 'generator/data-files.ts', nameOf(import.meta.dirname)],
  products: [unpublishedFile],
  run: async (change) => void syncUnpublished(root, { frozen, changed: changedTowns(change) }),
});
