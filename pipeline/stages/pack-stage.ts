import { themeFile } from '../brand/theme.ts';
import type { RunnableStage } from '../cache/stage.ts';
import { nameOf, packPublicFolder } from '../paths.ts';

/** Checks the pack before anything is made from it. Makes nothing itself. */
export const packStage: RunnableStage = {
  name: 'pack',
  code: [nameOf(import.meta.filename)],
  // The atlas is what the map's border is checked against.
  data: [nameOf(packPublicFolder), themeFile, 'generator/map/counties.generated.json'],
  products: [],
  run: async () => (await import('../../generator/pack/check-pack.ts')).checkPack(),
};
