import { startBrowser } from './visitor.ts';

startBrowser();
