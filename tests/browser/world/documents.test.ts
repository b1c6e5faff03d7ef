import { expect, test } from 'vitest';
import { serveBehind } from '../../support/servers/spoilt-site.ts';
import { follow, heading } from '../../support/visits/controls.ts';
import { readHead } from '../../support/visits/read-head.ts';
import { shareVisit } from '../../support/visitor.ts';

/* Hosts serve a page at variants of its URL. The document says which page it is. */

const visitor = shareVisit();

/** Returns the path of a page for any variant of its URL that a host may accept. */
const plainPath = (address: string): string => {
  const [path = ''] = address.split('?');
  if (/\.(?!html$)\w+$/.test(path)) return address;
  const plain = path
    .toLowerCase()
    .replaceAll(/\/+/g, '/')
    .replace(/(?:index)?\.html$/, '')
    .replace(/\/$/, '');
  return plain || '/';
};

test.each([
  ['//services', '/services'],
  ['/Services', '/services'],
  ['/devon/exeter/index.html', '/devon/exeter'],
  ['/DEVON/exeter/patio-cleaning.html', '/devon/exeter/patio-cleaning'],
  ['/services.html?utm_source=letter#commercial', '/services'],
])(
  'a document at the URL %s hydrates as the page that was served, %s',
  async (address, path) => {
    const host = await serveBehind({ pathOf: plainPath });
    const { page, open, complaints } = visitor();
    await open(path);
    const head = await readHead(page);
    await open(host + address);
    expect(await readHead(page)).toEqual(head);
    expect(page.url()).toBe(host + address);
    await follow(page, '/guarantee');
    await page.goBack();
    await heading(page, head.heading).wait();
    expect(await readHead(page)).toEqual(head);
    expect(page.url()).toBe(host + address);
    expect(complaints).toEqual([]);
  },
);

test('the 404 page stays as it is when a host serves it at the URL of a page', async () => {
  const isLost = (path: string) => path === '/services';
  const host = await serveBehind({
    pathOf: (path) => (isLost(path) ? '/nothing-lies-here' : path),
  });
  const { page, open, complaints } = visitor();
  await open(`${host}/services`);
  const { heading: title, robots, canonicals } = await readHead(page);
  expect(title).toBe('Page Not Found');
  expect(robots).toEqual(['noindex, follow']);
  expect(canonicals).toHaveLength(1);
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
});

test.each(['react', 'site', 'ServicesPage'])(
  'a browser that has cached a 404 for the script %s hydrates the page once the script is back',
  async (name) => {
    let isGone = true;
    const host = await serveBehind({
      spoil: (path, answer) => {
        if (!isGone || !path.startsWith(`/assets/${name}-`)) return;
        answer.status = 404;
        answer.headers.set('cache-control', 'max-age=31536000, immutable');
      },
    });
    const { page, open } = visitor();
    await page.goto(`${host}/services`, { waitUntil: 'networkidle0' });
    isGone = false;
    await open(`${host}/services`);
  },
);

const canonicalTag = /<link rel="canonical"[^>]*>/;
/** A path below which an archive replays a page. */
const archive = '/web/20260709120000/http://www.example.co.uk';

test.each([
  ['an archive prefixed it', '$&', archive],
  ['a tool removed it', '', ''],
  [
    'another host has the copy',
    '<link rel="canonical" href="//copy.example/en/services/">',
    '',
  ],
  ['a tool named the home page first', '<link rel="canonical" href="/">$&', ''],
])(
  'a page hydrates as itself whatever its canonical link says: %s',
  async (_, canonical, prefix) => {
    const host = await serveBehind({
      pathOf: (path) => path.replace(prefix, ''),
      spoil: (path, answer) => {
        if (!path.endsWith('/services')) return;
        const html = answer.body.toString().replace(canonicalTag, canonical);
        answer.body = Buffer.from(html);
      },
    });
    const { page, open, complaints } = visitor();
    await open(`${host}${prefix}/services`);
    const { heading: title, robots } = await readHead(page);
    expect(title).toBe('Our Services');
    expect(robots).toEqual(['index, follow, max-image-preview:large']);
    expect(complaints).toEqual([]);
  },
);

test('a document that does not say which page it is stays as it came where its address is none of ours', async () => {
  const host = await serveBehind({
    pathOf: (path) => path.replace(archive, ''),
    spoil: (path, answer) => {
      if (!path.endsWith('/services')) return;
      const html = answer.body.toString();
      answer.body = Buffer.from(html.replace('page-entry', 'page-exit'));
    },
  });
  const { page, complaints } = visitor();
  await page.goto(`${host}${archive}/services`, { waitUntil: 'networkidle0' });
  const { heading: title, robots } = await readHead(page);
  expect(title).toBe('Our Services');
  expect(robots).toEqual(['index, follow, max-image-preview:large']);
  expect(complaints).toEqual([]);
});
