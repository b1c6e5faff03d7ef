import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import {
  createReceiveServer,
  parseReceiverSettings,
} from '../../../server/leads/receive-server.ts';
import { endWithNpm } from '../../../server/site/end-with-npm.ts';
import { serveUntilSignal } from '../../../server/site/serve-until-signal.ts';
import { createSiteServer } from '../../../server/site/site-server.ts';
import { parseEnvironment } from '../../../core/domain/settings/environment.ts';
import { openSeededDatabase } from './seeded-database.ts';

/*
 * Serves the receiver or the site as a process of its own, as `npm run receive` and `npm start` do,
 * and prints the port. Arguments: `receiver` or `site`, a folder, a port.
 */

endWithNpm();
const [kind, folder = '', port = '0'] = process.argv.slice(2);

const serveReceiver = () =>
  createReceiveServer(
    parseReceiverSettings({
      VITE_SITE_URL: 'https://www.example.co.uk',
      // Nobody listens there: e-mails wait.
      LEAD_MAIL_KEY: 'smtp://127.0.0.1:9',
      LEAD_MAIL_FROM: 'site@example.co.uk',
      LEAD_MAIL_TO: 'owner@example.co.uk',
    }),
    folder,
  );

const serveSite = () =>
  createSiteServer({
    folder,
    environment: parseEnvironment({}),
    openDatabase: openSeededDatabase,
    leadsFolder: join(folder, '.leads'),
  });

const server = kind === 'receiver' ? serveReceiver() : serveSite();
await serveUntilSignal(server, { host: '127.0.0.1', port: Number(port) });
console.log((server.address() as AddressInfo).port);
