import type { Redirect } from '#core/schemas/redirects.ts';

/** Addresses that were once a page's, and the page that answers for each now. `npm run review` names the line that is missing here. */
export const redirects: readonly Redirect[] = [];
