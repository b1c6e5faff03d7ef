import { notFoundPage } from '../../../src/domain/routes.ts';
import { pageOfEachKind } from '../../support/kinds.ts';
import { testOpenings } from '../../support/visits/sound-openings.ts';
import { desktop, siteUrl, startBrowser } from '../../support/visitor.ts';

startBrowser();

// Every page is opened where everything is configured, by npm run test:faults; its markup is the same.
testOpenings('each kind of page', () => ({
  origin: siteUrl,
  paths: Object.values({ ...pageOfEachKind, notFound: notFoundPage.path }),
  consent: false,
  viewport: desktop,
}));
