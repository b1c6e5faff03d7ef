import type { Page, Protocol } from 'puppeteer';

/**
 * What an intercepted request gets: this response, a broken connection, no response at all, or the
 * server's own response.
 */
export type Answer =
  | {
      readonly status: number;
      readonly body?: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | 'abort'
  | 'hang'
  | 'pass';

export interface AskedRequest {
  readonly method: string;
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The same response for every request, or a function that returns one for each. */
export type GivenAnswer =
  | Answer
  | ((request: AskedRequest, index: number) => Answer | Promise<Answer>);

/**
 * Answers the page's requests whose URL matches `pattern` (with `*`); others go to the server
 * untouched. Returns the list to which it adds each request.
 */
export async function answerRequests(
  page: Page,
  pattern: string,
  answer: GivenAnswer,
): Promise<AskedRequest[]> {
  const give = typeof answer === 'function' ? answer : () => answer;
  const asked: AskedRequest[] = [];
  const client = await page.createCDPSession();
  client.on(
    'Fetch.requestPaused',
    ({ requestId, request }: Protocol.Fetch.RequestPausedEvent) => {
      const seen: AskedRequest = {
        method: request.method,
        url: request.url,
        body: request.postData ?? '',
        headers: request.headers,
      };
      const index = asked.push(seen) - 1;
      // Fails if the page has navigated away and dropped the request.
      void Promise.resolve(give(seen, index))
        .then((given) => settle(requestId, given))
        .catch(() => undefined);
    },
  );
  const settle = async (requestId: string, given: Answer) => {
    if (given === 'hang') return;
    if (given === 'pass')
      return client.send('Fetch.continueRequest', { requestId });
    if (given === 'abort')
      return client.send('Fetch.failRequest', {
        requestId,
        errorReason: 'ConnectionReset',
      });
    return client.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: given.status,
      responseHeaders: Object.entries(
        given.headers ?? { 'Content-Type': 'application/json' },
      ).map(([name, value]) => ({
        name,
        value,
      })),
      body: Buffer.from(given.body ?? '').toString('base64'),
    });
  };
  await client.send('Fetch.enable', { patterns: [{ urlPattern: pattern }] });
  return asked;
}
