import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { checkLive } from '../../server/live/check-live.ts';
import {
  parseEnvironment,
  type Environment,
} from '../../core/domain/settings/environment.ts';
import { freePort, listenForTest } from '../support/servers/listen.ts';
import { serveBehind, type Passed } from '../support/servers/spoilt-site.ts';
import { siteUrl } from '../support/visitor.ts';

/* Runs the live check on the built site, as it is and behind a host that spoils its responses. */

const local = parseEnvironment({});
const check = (
  origin: string,
  environment: Environment = local,
  sendLead = false,
) => checkLive({ origin, environment, sendLead });
const isScript = (path: string) => /\/assets\/start-.*\.js$/.test(path);

test('the live check reports no problem in the built site, which accepts its test lead', async () => {
  expect(await check(siteUrl, local, true)).toEqual([]);
});

test.each<[string, (path: string, answer: Passed) => void, RegExp]>([
  [
    'a host that does not send the policy',
    (_path, { headers }) => headers.delete('content-security-policy'),
    /^\/services: Content-Security-Policy is missing: the host's file/m,
  ],
  [
    'a script that was not uploaded',
    (path, answer) => {
      if (isScript(path)) answer.status = 404;
    },
    /^\/assets\/start-.*: answers 404, and pages need it/m,
  ],
  [
    'a script that is changed in transit',
    (path, answer) => {
      if (isScript(path))
        answer.body = Buffer.concat([answer.body, Buffer.from('//')]);
    },
    /^\/assets\/start-.*: is not the file its pages were made with/m,
  ],
  [
    'an empty style sheet of the wrong type',
    (path, answer) => {
      if (!path.endsWith('.css')) return;
      answer.body = Buffer.alloc(0);
      answer.headers.set('content-type', 'text/plain');
    },
    /is empty: publish again\n.*is sent as "text\/plain", which browsers refuse/,
  ],
  [
    'pages of two builds',
    (path, answer) => {
      if (path === '/gallery')
        answer.body = Buffer.from(
          answer.body
            .toString()
            .replace(
              /name="build" content="\w+"/,
              'name="build" content="0ld"',
            ),
        );
    },
    /^pages: 2 different builds are live at once/m,
  ],
  [
    'unknown addresses that answer 200',
    (_path, answer) => {
      if (answer.status === 404) answer.status = 200;
    },
    /^\/nothing-lies-here: answers 200 instead of 404/m,
  ],
])('the live check reports %s in one line', async (_what, spoil, line) => {
  const lines = await check(await serveBehind({ spoil }));
  expect(lines.join('\n')).toMatch(line);
  for (const one of lines) expect(one).not.toContain('\n');
});

test('the live check reports a CSP built for other settings, which would block the quote form', async () => {
  const environment = parseEnvironment({
    VITE_LEAD_WEBHOOK_URL: 'http://127.0.0.1:9/hook',
  });
  const lines = await check(siteUrl, environment);
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^\/: Content-Security-Policy has "connect-src 'self'" where these settings make "connect-src 'self' http:\/\/127\.0\.0\.1:9"/,
    ),
  );
  expect(lines).toContainEqual('quote requests: no answer (bad port)');
});

const letsIn = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Content-Type',
};

test.each<
  [
    string,
    (response: ServerResponse, method: string) => unknown,
    string | undefined,
  ]
>([
  [
    'allows the site',
    (response) => response.writeHead(204, letsIn).end(),
    undefined,
  ],
  [
    'allows no site',
    (response) => response.writeHead(204).end(),
    'does not let pages of',
  ],
  [
    'accepts no JSON',
    (response) =>
      response.writeHead(204, { 'Access-Control-Allow-Origin': '*' }).end(),
    'does not accept JSON from pages',
  ],
  [
    'accepts the preflight request but refuses the lead',
    (response, method) =>
      response.writeHead(method === 'POST' ? 500 : 204, letsIn).end(),
    'answers 500 to a test lead',
  ],
  [
    'answers a lead with a web page',
    (response, method) =>
      response
        .writeHead(200, {
          ...letsIn,
          ...(method === 'POST' && { 'Content-Type': 'text/html' }),
        })
        .end('<h1>'),
    undefined,
  ],
])(
  'the live check tells whether quote requests arrive at a receiver that %s',
  async (_what, answer, complaint) => {
    const received: string[] = [];
    const hook = await listenForTest(
      createServer((request, response) => {
        void text(request).then((body) => {
          if (body) received.push(body);
          answer(response, request.method!);
        });
      }),
    );
    const lines = await check(
      siteUrl,
      parseEnvironment({ VITE_LEAD_WEBHOOK_URL: `${hook}/in` }),
      true,
    );
    const about = lines.filter((line) => line.startsWith('quote requests'));
    if (complaint === undefined) {
      expect(about).toEqual([]);
      expect(JSON.parse(received[0]!)).toMatchObject({
        name: 'Test lead',
        status: 'test',
      });
    } else {
      expect(about).toHaveLength(1);
      expect(about[0]).toContain(complaint);
    }
  },
);

test('the live check reads every post of the diary, and reports a database that refuses the later ones', async () => {
  const asked: number[] = [];
  let isWhole = true;
  const database = await listenForTest(
    createServer(({ url }, response) => {
      const first = Number(new URL(url!, siteUrl).searchParams.get('offset'));
      asked.push(first);
      if (first > 0 && !isWhole) return response.writeHead(500).end();
      const last = Math.min(first + 6, 19);
      const ids = Array.from({ length: last - first + 1 }, (_, index) => ({
        id: 20 - first - index,
      }));
      return response
        .writeHead(206, { ...letsIn, 'Content-Range': `${first}-${last}/20` })
        .end(JSON.stringify(ids));
    }),
  );
  const environment = parseEnvironment({
    VITE_SUPABASE_URL: database,
    VITE_SUPABASE_KEY: 'key',
  });
  const aboutDiary = async () =>
    (await check(siteUrl, environment)).filter((line) =>
      line.startsWith('job diary'),
    );
  expect(await aboutDiary()).toEqual([]);
  expect(asked).toEqual([0, 7, 14]);
  isWhole = false;
  expect(await aboutDiary()).toEqual([
    'job diary: the database answers 500: is the project awake, and the key the right one?',
  ]);
});

test('a site that does not respond is reported in one line', async () => {
  const gone = `http://127.0.0.1:${await freePort()}`;
  expect(await check(gone)).toEqual([`${gone}: no answer (ECONNREFUSED)`]);
});

test('a public site without https fails the live check', async () => {
  const lines = await check(
    siteUrl.replace('127.0.0.1', '127.0.0.1.nip.example'),
  );
  expect(lines.at(-1)).toBe(
    'https: the address starts with http: pages must be served over https',
  );
});
