import type { Trade } from '#core/schemas/trade.ts';

/** What the business does, in the words that frame every page. */
export const trade: Trade = {
  name: %{trade},
  hubTerm: %{trade},
  need: '[[what there is to do]]',
  schemaType: 'HomeAndConstructionBusiness',
  catalogue: %{trade},
  offers: %{offers},
};

/** Services that are left out of the catalogue on purpose. */
export const notOffered: readonly string[] = [];
