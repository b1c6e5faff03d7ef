import { describeOddTargets } from '../support/servers/describe-odd-targets.ts';
import { startNginx } from '../support/servers/serve-nginx.ts';

describeOddTargets(startNginx);
