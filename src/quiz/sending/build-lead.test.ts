import { afterEach, expect, test, vi } from 'vitest';
import { completeAnswers } from '../../../tests/support/quiz-answers.ts';
import { noAnswers } from '../steps.ts';
import { buildLead, sendLead, serviceForSurface } from './build-lead.ts';

const answers = completeAnswers({
  areaSize: 'Medium',
  surfaceType: 'Steps or walls',
  postcode: ' St Ives ',
  name: ' Ann\u00a0Bee ',
  email: ' ann\u200b@example.com ',
  phone: '\u202d01392 000000\u202c',
  additionalMessage: '',
});
const now = '2026-03-09T16:00:00.000Z';
const lead = buildLead(answers, now);
const inbox = { leadWebhookUrl: '/lead-inbox', leadRedirectOrigin: undefined };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a lead has exactly these seven fields', () => {
  expect(lead).toEqual({
    name: 'Ann Bee',
    email: 'ann@example.com',
    phone: '01392 000000',
    service: 'Pressure Washing',
    message:
      'Quiz Results:\nSize: Medium\nWork: Steps or walls\nTown/City: St Ives',
    status: 'pending',
    created_at: '2026-03-09T16:00:00.000Z',
  });
});

test('a telephone number is sent with plain digits and hyphens, whatever script or dashes it was typed in', () => {
  const phoneOf = (phone: string) =>
    buildLead({ ...answers, phone }, now).phone;
  expect(phoneOf('07700\u2011900\u2013382')).toBe('07700-900-382');
  expect(phoneOf('٠٧٧٠٠ ٩٠٠٣٨٢')).toBe('07700 900382');
  expect(phoneOf('+४४ ७७०० ९००३८२')).toBe('+44 7700 900382');
});

test("the lead's message ends with the additional details unless they are blank", () => {
  const message = (additionalMessage: string) =>
    buildLead({ ...answers, additionalMessage }, now).message;
  expect(message(' Steps too.\nGate is locked. ')).toBe(
    `${lead.message}\n\nAdditional Details:\nSteps too.\nGate is locked.`,
  );
  expect(message(' \n ')).toBe(lead.message);
});

test('control characters are left out of the message, and its tabs and line breaks are sent', () => {
  const typed = 'Gate:\t12\r\nBell\u0007 \u001B[31mred\u009F\nDog';
  const { message } = buildLead({ ...answers, additionalMessage: typed }, now);
  expect(message.split('Details:\n')[1]).toBe('Gate:\t12\r\nBell [31mred\nDog');
});

test.each([
  ['short', 'x', 100, true],
  ['just under 30 KB', 'x', 20_000, true],
  ['over 30 KB in fewer characters', '\u754C', 10_000, false],
])(
  'a request with a message that is %s is sent with keepalive only if its page may hold that much',
  async (_what, letter, count, keepalive) => {
    const sent: RequestInit[] = [];
    vi.stubGlobal('fetch', async (_url: string, request: RequestInit) => {
      sent.push(request);
      return new Response('{}');
    });
    const additionalMessage = letter.repeat(count);
    await sendLead(inbox, buildLead({ ...answers, additionalMessage }, now));
    expect(sent[0]).toMatchObject({ keepalive });
  },
);

test('the service for an unknown surface is Other', () => {
  for (const type of [
    '',
    'patio',
    'Roof',
    'constructor',
    '__proto__',
    'toString',
  ])
    expect(serviceForSurface(type), type).toBe('Other');
  expect(buildLead(noAnswers, now).service).toBe('Other');
});

test('any 2xx response is a success, whatever its content type and body', async () => {
  for (const [status, type] of [
    [200, 'text/html'],
    [201, 'application/json'],
    [202, 'text/plain'],
  ] as const) {
    const headers = { 'Content-Type': type };
    const answer = new Response('not JSON', { status, headers });
    vi.stubGlobal('fetch', async () => answer);
    await expect(sendLead(inbox, lead)).resolves.toBeUndefined();
    expect(answer.bodyUsed).toBe(false);
  }
});

test.each([302, 400, 404, 429, 500])(
  'a response with status %i is reported as a failure',
  async (status) => {
    vi.stubGlobal('fetch', async () => new Response(null, { status }));
    await expect(sendLead(inbox, lead)).rejects.toThrow(
      `The lead webhook answered ${status}`,
    );
  },
);

test.each([
  ['https://answers.example', 'https://answers.example/ok', undefined],
  [
    'https://answers.example',
    'https://sign-in.example/',
    'The lead webhook redirected elsewhere',
  ],
])(
  'with the allowed origin %s, a redirect to %s succeeds only if it ends on that origin',
  async (leadRedirectOrigin, landed, problem) => {
    const answer = Object.defineProperties(new Response('{}'), {
      redirected: { value: true },
      url: { value: landed },
    });
    vi.stubGlobal('fetch', async () => answer);
    const sending = sendLead(
      { leadWebhookUrl: 'https://hook.example/', leadRedirectOrigin },
      lead,
    );
    if (problem === undefined) await expect(sending).resolves.toBeUndefined();
    else await expect(sending).rejects.toThrow(problem);
  },
);

test('a redirect is followed only if the settings name an origin that redirects may lead to', async () => {
  const modes: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { redirect }: RequestInit) => {
    modes.push(redirect);
    return new Response('{}');
  });
  await sendLead(inbox, lead);
  await sendLead({ ...inbox, leadRedirectOrigin: 'https://a.example' }, lead);
  expect(modes).toEqual(['error', 'follow']);
});

test('sending fails if the webhook does not respond within 15 seconds', async () => {
  const clock = new AbortController();
  const timeout = vi
    .spyOn(AbortSignal, 'timeout')
    .mockReturnValue(clock.signal);
  vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => {
    signal?.throwIfAborted();
    return new Response('{}');
  });
  clock.abort(new DOMException('too late', 'TimeoutError'));
  await expect(sendLead(inbox, lead)).rejects.toThrow('too late');
  expect(timeout).toHaveBeenCalledWith(15_000);
});
