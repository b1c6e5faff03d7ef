import { parseEnvironment } from '../src/domain/settings/environment.ts';
import { headersFile } from './hosts/static-hosts.ts';
import { parseRequestPath } from './site/request-path.ts';

/** Addresses that are not a page's own, one of each kind. */
const secondAddresses = [
  '/index.html',
  '/services.html',
  '/services/',
  '//services',
  '/404',
];

/** What crawlers are sent outside the pages, by a site without settings: header lines, and the answers to second addresses. */
export function crawlerFacts(): {
  readonly headers: string[];
  readonly redirects: string[];
} {
  return {
    headers: headersFile(parseEnvironment({})).split('\n').filter(Boolean),
    redirects: secondAddresses.map((address) => {
      const answer = parseRequestPath(address);
      return answer.kind === 'redirect'
        ? `${address} 308 ${answer.location}`
        : `${address} 404`;
    }),
  };
}
