import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment } from '../server/read-environment.ts';
import { defaultPort, leadInboxPath, type Environment } from '../src/domain/environment.ts';
import { InputError } from '../src/domain/problems.ts';
import { inboxName } from '../server/lead-inbox.ts';
import { openEmbeddedDatabase } from '../server/open-database.ts';
import { closeOnSignal } from '../server/close-on-signal.ts';
import { createSiteServer } from '../server/site-server.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'dist');

function parsePort(text: string | undefined): number {
  const port = Number(text ?? defaultPort);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new InputError([
    { file: 'environment', field: 'PORT', message: `"${text}" is not a port number from 1 to 65535` },
  ]);
}

function describeServices({ leadWebhookUrl, supabaseUrl }: Environment): string {
  return [
    leadWebhookUrl === leadInboxPath
      ? `Quote requests are printed here and kept in ${inboxName}.`
      : `Quote requests go from the visitor's browser to ${leadWebhookUrl}`,
    supabaseUrl === undefined
      ? 'The job diary comes from the embedded database, with sample posts.'
      : `The job diary comes from ${supabaseUrl}`,
    'Press Ctrl+C to stop.',
  ].join('\n');
}

try {
  const environment = readEnvironment(root);
  const port = parsePort(process.env.PORT);
  if (!existsSync(join(folder, '404.html'))) {
    throw new InputError([{ file: 'dist', message: 'holds no built site: run npm run build first' }]);
  }
  const server = createSiteServer({
    folder,
    environment,
    openDatabase: environment.supabaseUrl === undefined ? openEmbeddedDatabase : undefined,
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(error.code === 'EADDRINUSE' ? `Port ${port} is in use: set PORT to another one.` : error.message);
    process.exit(1);
  });
  closeOnSignal(server);
  server.listen(port, '127.0.0.1', () =>
    console.log(`Serving the site at http://127.0.0.1:${port}\n${describeServices(environment)}`),
  );
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
