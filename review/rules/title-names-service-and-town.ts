import { townPageRule } from './town-page.ts';

export const titleNamesServiceAndTown = townPageRule({
  id: 'title-names-service-and-town',
  title: 'A title without its service or its town',
  why: 'Searchers type both, and a result that lacks one of them looks like another’s.',
  todo: 'Put the head term of the service and the town into the title’s template or override.',
});
