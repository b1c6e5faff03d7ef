import type { RunnableStage } from '../cache/stage.ts';
import { nameOf, packPublicFolder } from '../paths.ts';
import { domain, generatorOnly, pack } from './source-folders.ts';

/** Checks the pack before anything is made from it. Makes nothing itself. */
export const packStage: RunnableStage = {
  name: 'pack',
  inputs: [
    ...pack,
    ...generatorOnly,
    ...domain,
    nameOf(packPublicFolder),
    'site/mark.svg',
    'generator/pack',
    'generator/map',
    nameOf(import.meta.filename),
  ],
  products: [],
  run: async () => {
    const { checkPack } = await import('../../generator/pack/check-pack.ts');
    await checkPack();
  },
};
