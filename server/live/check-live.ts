import { isThisMachine } from '../../src/domain/diary/diary-source.ts';
import { checkCertificate } from './check-certificate.ts';
import { checkPages } from './check-pages.ts';
import { checkDiary, checkWebhook } from './check-services.ts';
import { ask, findings, type LiveSite } from './live-site.ts';

interface LiveCheck extends LiveSite {
  /** Send a lead that is marked as a test. */
  readonly sendLead: boolean;
}

/** Everything that is wrong with the live site by the settings it was built for, a line each. Nothing is changed, but for the test lead. */
export async function checkLive({ sendLead, ...site }: LiveCheck): Promise<string[]> {
  const { origin, environment } = site;
  const silence = await findings(origin, async () => {
    await ask(`${origin}/`);
    return [];
  });
  if (silence.length > 0) return [...silence, ...(await checkCertificate(site))];
  const isElsewhere = origin !== environment.siteUrl && !isThisMachine(origin);
  return [
    ...(isElsewhere ? [`VITE_SITE_URL: is ${environment.siteUrl}, so that pages name that as their address`] : []),
    ...(await checkCertificate(site)),
    ...(await checkPages(site)),
    ...(await checkWebhook(site, sendLead)),
    ...(await checkDiary(site)),
  ];
}
