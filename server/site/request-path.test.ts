import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pages } from '../../core/domain/pages.ts';
import { parseRequestPath } from './request-path.ts';

test('the path of every page is served without a redirect', () => {
  for (const { path } of pages)
    expect(parseRequestPath(path)).toEqual({ kind: 'path', pathname: path });
});

test.each([
  ['/services.html', '/services'],
  ['/services/', '/services'],
  ['/services.html/', '/services'],
  ['/index.html', '/'],
  ['/index', '/'],
  [
    '/devon/exeter/patio-cleaning.html?from=flyer',
    '/devon/exeter/patio-cleaning?from=flyer',
  ],
  ['/services/?next=//evil.example/', '/services?next=//evil.example/'],
  ['http://any.example/services/', '/services'],
])('the URL variant %s redirects to %s', (target, location) => {
  expect(parseRequestPath(target)).toEqual({ kind: 'redirect', location });
});

test.each(['/old-page', '/old-page/', '/old-page.html'])(
  'the former URL %s redirects to the page in one step',
  (path) => {
    const location = '/services?from=flyer';
    expect(
      parseRequestPath(`${path}?from=flyer`, [
        { from: '/old-page', to: '/services' },
      ]),
    ).toEqual({
      kind: 'redirect',
      location,
    });
  },
);

test.each([
  ...String.raw`//evil.example/ //evil.example/x.html /\evil.example/ /\/evil.example.html /a//b`.split(
    ' ',
  ),
  ...'/services%2fx /..%2f..%2fetc/passwd /%5c..%5c /_headers /vercel.json /404 /.git/config'.split(
    ' ',
  ),
  ...'/../package.json /%2e%2e/package.json /services%2Ehtml /devon/./exeter /x/../services /x/..'.split(
    ' ',
  ),
])('the request target %s is treated as missing', (target) => {
  expect(parseRequestPath(target)).toEqual({ kind: 'missing' });
});

test.each([
  '',
  ...'* services /% /%E0%A4%A /%00 /services%00.html /a%0d%0aSet-Cookie:x ftp://x/ http://x http://u:p@x/ http://x:99999/ http://[/'.split(
    ' ',
  ),
])('the request target %s is treated as malformed', (target) => {
  expect(parseRequestPath(target)).toEqual({ kind: 'malformed' });
});

const parts =
  String.raw`/ \ .. . %2e %2f %5c %00 %0d%0a .html index devon evil.example ? # % // http:`.split(
    ' ',
  );
const hostileTarget = fc
  .array(fc.oneof(fc.constantFrom(...parts), fc.string({ maxLength: 4 })), {
    maxLength: 12,
  })
  .map((chosen) => `/${chosen.join('')}`);

test('no request target redirects to another host, injects a header or leaves the folder', () => {
  const isSafe = (target: string): boolean => {
    const parsed = parseRequestPath(target);
    if (parsed.kind === 'redirect')
      return (
        /^\/(?![/\\])/.test(parsed.location) &&
        !/\p{Cc}/u.test(decodeURIComponent(parsed.location.split('?')[0]!))
      );
    return (
      parsed.kind !== 'path' ||
      !(
        parsed.pathname.split('/').includes('..') ||
        /[\p{Cc}\\]/u.test(parsed.pathname)
      )
    );
  };
  fc.assert(
    fc.property(fc.oneof(hostileTarget, fc.string(), fc.webPath()), isSafe),
    { numRuns: 3000 },
  );
});
