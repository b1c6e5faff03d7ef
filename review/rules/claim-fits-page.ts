import { townPageRule } from './town-page.ts';

export const claimFitsPage = townPageRule({
  id: 'claim-fits-page',
  title: 'A promise on a page that it does not fit',
  why: 'A promise about thatch on a driveway page tells every reader that nobody has read it.',
  todo: 'Name the services that the promise fits in softClaims of the town’s profile.',
});
