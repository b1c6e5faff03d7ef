import { checkLive } from '../server/live/check-live.ts';
import { readEnvironment } from '../server/read-environment.ts';
import {
  flag,
  runCommand,
  textsOption,
  wrongOption,
} from './shared/run-command.ts';
import { countOf } from '../core/domain/text/count-of.ts';

function parseOrigin(text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/')
    return url.origin;
  throw wrongOption(
    'check-live',
    `"${text}" is not an address as in https://www.example.co.uk`,
  );
}

await runCommand({
  usage: `Usage: npm run check-live -- [ADDRESS] [OPTION]      checks the live site against the settings in .env; exits with 1 if something is wrong
  ADDRESS  as in https://www.example.co.uk; VITE_SITE_URL by default
  --lead   also send a quote request, marked as a test
  --old-worker NAME  also ask for the script that removes the service worker of this name, which an earlier site registered`,
  options: { lead: flag, 'old-worker': textsOption },
  word: true,
  async run({ lead, 'old-worker': oldWorkers }, address) {
    const environment = readEnvironment();
    const origin = parseOrigin(address ?? environment.siteUrl);
    console.log(
      `Asking ${origin} for its certificate, headers, pages and services`,
    );
    const lines = await checkLive({
      origin,
      environment,
      sendLead: lead,
      oldWorkers,
    });
    for (const line of lines) console.error(line);
    console.log(
      lines.length === 0
        ? `${origin}: nothing is wrong`
        : `${origin}: ${countOf(lines.length, 'fault')} found`,
    );
    return lines.length === 0 ? 0 : 1;
  },
});
