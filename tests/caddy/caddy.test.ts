import { describeServer } from '../support/servers/describe-server.ts';

describeServer();
