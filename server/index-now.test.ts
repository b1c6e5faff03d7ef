import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../tests/support/servers/listen.ts';
import { announcePages, indexNowFile } from './index-now.ts';

const key = 'ab12-cd34-ef56';

/** A search engine that answers with `status`, and what it receives. */
async function startEngine(status: number) {
  const received: {
    readonly type: string | undefined;
    readonly body: unknown;
  }[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({
        type: request.headers['content-type'],
        body: JSON.parse(body),
      });
      response.writeHead(status).end();
    });
  });
  const { url, close } = await listen(server);
  onTestFinished(close);
  return { endpoint: `${url}/indexnow`, received };
}

const announce = (endpoint: string, paths: readonly string[]) =>
  announcePages({ endpoint, siteUrl: 'https://clean.example', key, paths });

test('search engines are notified of the addresses of changed pages, and where the key lies', async () => {
  const { endpoint, received } = await startEngine(202);
  expect(await announce(endpoint, ['/', '/devon/exeter'])).toEqual([]);
  expect(received).toEqual([
    {
      type: 'application/json; charset=utf-8',
      body: {
        host: 'clean.example',
        key,
        keyLocation: `https://clean.example/${key}.txt`,
        urlList: [
          'https://clean.example/',
          'https://clean.example/devon/exeter',
        ],
      },
    },
  ]);
});

test('more addresses than the protocol takes are sent in parts', async () => {
  const { endpoint, received } = await startEngine(200);
  await announce(
    endpoint,
    Array.from({ length: 10_001 }, (_, index) => `/page-${index}`),
  );
  expect(
    received.map(({ body }) => (body as { urlList: string[] }).urlList.length),
  ).toEqual([10_000, 1]);
});

test('a refusal is a line that says what to mend, and silence is one too', async () => {
  const { endpoint } = await startEngine(403);
  expect(await announce(endpoint, ['/'])).toEqual([
    `${endpoint}: answers 403: the key’s file is not live yet, or holds another key`,
  ]);
  expect(await announce('http://127.0.0.1:1/indexnow', ['/'])).toEqual([
    expect.stringMatching(
      /^http:\/\/127\.0\.0\.1:1\/indexnow: no answer \(.+\)$/,
    ),
  ]);
});

test('the file of the key holds the key alone, and there is none without one', () => {
  expect(indexNowFile({ indexNowKey: key })).toEqual({
    name: `${key}.txt`,
    text: key,
  });
  expect(indexNowFile({ indexNowKey: undefined })).toBeUndefined();
});
