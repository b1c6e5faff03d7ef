import { redirects } from '../core/domain/redirects.ts';
import { parseEnvironment } from '../core/domain/settings/environment.ts';
import { headersFile } from './hosts/static-hosts.ts';
import { parseRequestPath } from './site/request-path.ts';

/** One URL variant of each kind, and the error page's own URL. */
const urlVariants = [
  '/index.html',
  '/services.html',
  '/services/',
  '//services',
  '/404',
];

/**
 * Returns what crawlers receive besides the pages, for a site without settings: header lines, and
 * the response to each URL variant and each former URL.
 */
export function crawlerFacts(): {
  readonly headers: string[];
  readonly redirects: string[];
} {
  const former = redirects.map(({ from }) => from);
  return {
    headers: headersFile(parseEnvironment({})).split('\n').filter(Boolean),
    redirects: [...urlVariants, ...former].map((address) => {
      const answer = parseRequestPath(address);
      return answer.kind === 'redirect'
        ? `${address} 308 ${answer.location}`
        : `${address} 404`;
    }),
  };
}
