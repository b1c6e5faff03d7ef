import { once } from 'node:events';
import { connect } from 'node:tls';
import { isLocalOrigin } from '../../core/domain/diary/diary-source.ts';
import { checkOldWorkers } from './check-old-workers.ts';
import { checkPages } from './check-pages.ts';
import { checkDiary, checkWebhook } from './check-services.ts';
import { ask, findings, type LiveSite } from './live-site.ts';

interface LiveCheck extends LiveSite {
  /** Whether to send a lead with the status `test`. */
  readonly sendLead: boolean;
  /** Names of an earlier site's service workers, besides the usual ones. */
  readonly oldWorkers?: readonly string[] | undefined;
}

/**
 * Compares the live site with the settings it was built for.
 * @returns one line for each difference or fault
 */
export async function checkLive({
  sendLead,
  oldWorkers,
  ...site
}: LiveCheck): Promise<string[]> {
  const { origin, environment } = site;
  const silence = await findings(
    origin,
    async () => void (await ask(`${origin}/`)),
  );
  if (silence.length > 0)
    return [...silence, ...(await checkCertificate(site))];
  const isElsewhere = origin !== environment.siteUrl && !isLocalOrigin(origin);
  const elsewhere = `VITE_SITE_URL: is ${environment.siteUrl}, so pages name that as their address`;
  return [
    ...(isElsewhere ? [elsewhere] : []),
    ...(await checkCertificate(site)),
    ...(await checkPages(site)),
    ...(await checkOldWorkers(site, oldWorkers)),
    ...(await checkWebhook(site, sendLead)),
    ...(await checkDiary(site)),
  ];
}

const DAY_MS = 86_400_000;
/**
 * Certificates are renewed a month before they expire. If fewer days than this are left, renewal
 * has stopped.
 */
const MIN_DAYS = 14;
const TIMEOUT_MS = 15_000;

/** Reads when the certificate expires, and why browsers refuse it, if they do. */
async function readCertificate(host: string, port: number) {
  const socket = connect({
    host,
    port,
    servername: host,
    rejectUnauthorized: false,
  });
  socket.setTimeout(TIMEOUT_MS, () =>
    socket.destroy(new Error('no answer within 15 s')),
  );
  await once(socket, 'secureConnect');
  const ends = new Date(socket.getPeerCertificate().valid_to);
  socket.destroy();
  return {
    ends,
    refusal: socket.authorized ? undefined : String(socket.authorizationError),
  };
}

/** Checks that the certificate is valid for MIN_DAYS more days and http redirects to https. */
export function checkCertificate(
  { origin }: LiveSite,
  now = new Date(),
): Promise<string[]> {
  const { protocol, hostname, port } = new URL(origin);
  return findings('https', async (report) => {
    if (isLocalOrigin(origin) && protocol === 'http:') return;
    if (protocol === 'http:')
      return report(
        'the address starts with http: pages must be served over https',
      );
    const { ends, refusal } = await readCertificate(
      hostname,
      Number(port || 443),
    );
    const left = ends.getTime() - now.getTime();
    const days = Math.floor(left / DAY_MS);
    const date = ends.toISOString().slice(0, 10);
    if (refusal !== undefined)
      report(`browsers refuse the certificate (${refusal})`);
    if (days < MIN_DAYS)
      report(
        `the certificate ends on ${date}, in ${days} days: see why it is not renewed`,
      );
    // A trial site on its own port has no http server beside it.
    if (port !== '') return;
    const { status, headers } = await ask(`http://${hostname}/`);
    const isSecured = headers.get('location')?.startsWith('https://');
    if (![301, 308].includes(status) || !isSecured)
      report(
        `http://${hostname}/ does not redirect to https permanently (${status})`,
      );
  });
}
