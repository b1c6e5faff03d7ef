import { describeOddTargets } from '../support/servers/describe-odd-targets.ts';
import { startCaddy } from '../support/servers/serve-caddy.ts';

describeOddTargets(startCaddy);
