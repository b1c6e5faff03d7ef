import { networkInterfaces } from 'node:os';
import { checkShapes } from '../pack/pack-files.ts';
import { dist } from '../pipeline/paths.ts';
import { createReporter } from '../pipeline/reporter.ts';
import { readEnvironment, readVariables } from '../server/read-environment.ts';
import {
  defaultPort,
  leadInboxPath,
  unreadVariables,
  type Environment,
} from '../src/domain/settings/environment.ts';
import { serveUntilSignal } from '../server/site/serve-until-signal.ts';
import { createSiteServer } from '../server/site/site-server.ts';
import {
  checkPort,
  listenOptions,
  listenUsage,
  openInBrowser,
  readListenOptions,
} from './shared/listen-options.ts';
import { runCommand } from './shared/run-command.ts';

function describeServices({
  leadWebhookUrl,
  supabaseUrl,
}: Environment): string {
  return [
    leadWebhookUrl === leadInboxPath
      ? 'Quote requests are printed here; npm run leads lists them.'
      : `Quote requests go from the visitor's browser to ${leadWebhookUrl}`,
    `The job diary comes from ${supabaseUrl ?? 'site/seed.sql'}`,
    'Press Ctrl+C to stop.',
  ].join('\n');
}

const isAnyHost = (host: string) => host === '0.0.0.0' || host === '::';

/** Addresses of this machine in its network; none if only this machine can connect. */
function networkAddresses(host: string, port: number): string[] {
  if (!isAnyHost(host)) return [];
  return Object.values(networkInterfaces())
    .flatMap((entries) => entries ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `\nIn your network: http://${address}:${port}`);
}

await runCommand({
  usage: `Usage: npm start [-- OPTION]      build what changed, then serve dist/ as a host would\n${listenUsage(defaultPort)}`,
  options: listenOptions,
  run: async ({ open, ...listen }) => {
    const environment = readEnvironment();
    for (const line of unreadVariables(readVariables())) console.warn(line);
    const { port, host } = readListenOptions(listen, defaultPort);
    // Before the build, which may take a minute.
    await checkPort({ port, host });
    const reporter = createReporter({ json: false, command: 'start' });
    await checkShapes();
    const { buildSite } = await import('../pipeline/build-site.ts');
    await buildSite({
      allowMissingDiary: false,
      allowEmptyDiary: false,
      frozen: false,
      noSnapshots: false,
      reporter,
    });
    await serveUntilSignal(createSiteServer({ folder: dist, environment }), {
      port,
      host,
    });
    const own = isAnyHost(host) ? '127.0.0.1' : host;
    const address = `http://${own.includes(':') ? `[${own}]` : own}:${port}`;
    console.log(
      `Serving the site at ${address}${networkAddresses(host, port).join('')}\n${describeServices(environment)}`,
    );
    if (open) openInBrowser(address);
  },
});
