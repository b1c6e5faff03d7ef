import {
  createReceiveServer,
  parseReceiverSettings,
} from '../server/leads/receive-server.ts';
import { receiverPort } from '../server/hosts/host-names.ts';
import { readVariables } from '../server/read-environment.ts';
import { endWithNpm } from '../server/site/end-with-npm.ts';
import { serveUntilSignal } from '../server/site/serve-until-signal.ts';
import { checkPort } from './shared/listen-options.ts';
import { runCommand } from './shared/run-command.ts';

const address = { port: receiverPort, host: '127.0.0.1' };

await runCommand({
  usage: `Usage: npm run receive      takes quote requests on a server of your own, behind nginx, and e-mails them: docs/going-live.md
Listens at ${address.host}:${address.port}, to which the nginx.conf of npm run host-files passes them; npm run leads lists them.`,
  options: {},
  run: async () => {
    endWithNpm();
    const settings = parseReceiverSettings(readVariables());
    await checkPort(address);
    await serveUntilSignal(createReceiveServer(settings), address);
    console.log(
      `Quote requests from ${settings.siteUrl} are taken at http://${address.host}:${address.port}`,
    );
  },
});
