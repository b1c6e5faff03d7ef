import { redirects } from '../src/domain/redirects.ts';
import { parseEnvironment } from '../src/domain/settings/environment.ts';
import { headersFile } from './hosts/static-hosts.ts';
import { parseRequestPath } from './site/request-path.ts';

/** Other spellings of a page's address, one of each kind. */
const secondAddresses = [
  '/index.html',
  '/services.html',
  '/services/',
  '//services',
  '/404',
];

/**
 * What crawlers get besides the pages, for a site without settings: header lines, and the answers
 * to other spellings of an address.
 */
export function crawlerFacts(): {
  readonly headers: string[];
  readonly redirects: string[];
} {
  const former = redirects.map(({ from }) => from);
  return {
    headers: headersFile(parseEnvironment({})).split('\n').filter(Boolean),
    redirects: [...secondAddresses, ...former].map((address) => {
      const answer = parseRequestPath(address);
      return answer.kind === 'redirect'
        ? `${address} 308 ${answer.location}`
        : `${address} 404`;
    }),
  };
}
