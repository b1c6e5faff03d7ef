import { networkInterfaces } from 'node:os';
import { checkShapes } from '../pack/pack-files.ts';
import { dist } from '../core/disk/project-paths.ts';
import { createReporter } from '../pipeline/reporter.ts';
import { readEnvironment, warnOfUnread } from '../server/read-environment.ts';
import {
  defaultPort,
  leadInboxPath,
  type Environment,
} from '../core/domain/settings/environment.ts';
import { endWithNpm } from '../server/site/end-with-npm.ts';
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

const describeServices = ({ leadWebhookUrl, supabaseUrl }: Environment) => [
  leadWebhookUrl === leadInboxPath
    ? 'Quote requests are printed here; npm run leads lists them.'
    : `Quote requests go from the visitor's browser to ${leadWebhookUrl}`,
  `The job diary comes from ${supabaseUrl ?? 'site/diary.json'}`,
];

const isAnyHost = (host: string) => host === '0.0.0.0' || host === '::';

/**
 * Returns lines with the URLs of this machine in its network; none if only this machine can
 * connect.
 */
function networkAddresses(host: string, port: number): string[] {
  if (!isAnyHost(host)) return [];
  return Object.values(networkInterfaces())
    .flatMap((entries) => entries ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `In your network: http://${address}:${port}`);
}

await runCommand({
  usage: `Usage: npm start [-- OPTION]      builds what changed, then serves dist/ as a host would\n${listenUsage(defaultPort)}`,
  options: listenOptions,
  run: async ({ open, ...listen }) => {
    endWithNpm();
    const environment = readEnvironment();
    warnOfUnread(console.warn);
    const address = readListenOptions(listen, defaultPort);
    // Checked before the build, which may take a minute.
    await checkPort(address);
    const reporter = createReporter({
      json: false,
      command: 'start',
    });
    await checkShapes();
    const { buildSite } = await import('../pipeline/build-site.ts');
    await buildSite({
      allowMissingDiary: false,
      allowEmptyDiary: false,
      frozen: false,
      noSnapshots: false,
      reporter,
    });
    const server = createSiteServer({ folder: dist, environment });
    await serveUntilSignal(server, address);
    const { port, host } = address;
    const own = isAnyHost(host) ? '127.0.0.1' : host;
    const url = `http://${own.includes(':') ? `[${own}]` : own}:${port}`;
    const lines = [
      `Serving the site at ${url}`,
      ...networkAddresses(host, port),
      ...describeServices(environment),
      'Press Ctrl+C to stop.',
    ];
    console.log(lines.join('\n'));
    if (open) openInBrowser(url);
  },
});
