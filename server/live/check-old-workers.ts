import {
  oldWorkerNames,
  oldWorkerScript,
} from '../../core/domain/old-workers.ts';
import { ask, checkHeaders, findings, type LiveSite } from './live-site.ts';

/**
 * Checks the scripts that remove an earlier site's service worker, at the usual names and at the
 * names that `others` gives.
 */
export async function checkOldWorkers(
  site: LiveSite,
  others: readonly string[] = [],
): Promise<string[]> {
  const found: string[] = [];
  for (const name of [...oldWorkerNames, ...others])
    found.push(...(await checkOldWorker(site, `/${name.replace(/^\//, '')}`)));
  return found;
}

const checkOldWorker = (site: LiveSite, path: string) =>
  findings(path, async (report) => {
    const answer = await ask(site.origin + path);
    const text = await answer.text();
    const type = answer.headers.get('content-type') ?? '';
    checkHeaders(site, path, answer, report);
    if (answer.status !== 200 || text !== oldWorkerScript)
      report(
        'is not the script that removes an earlier site’s service worker, so that site stays in ' +
          'browsers that have it: copy dist/sw.js to this name in site/public, and publish again',
      );
    else if (!/javascript/.test(type))
      report(`is sent as "${type}", which browsers refuse`);
  });
