import { expect, test, vi } from 'vitest';
import { ann as lead } from '../../../tests/support/servers/database-rows.ts';
import { createMailer, mailAbout } from './lead-mail.ts';

const addresses = { from: 'site@example.co.uk', to: 'owner@example.co.uk' };
const ok = () =>
  vi.fn(
    async (_url: string | URL | Request, _init?: RequestInit) =>
      new Response('{}'),
  );
const sentBy = (fetch: ReturnType<typeof ok>) => {
  const [url, init] = fetch.mock.calls[0]!;
  return {
    url,
    headers: init!.headers,
    body: JSON.parse(String(init!.body)) as unknown,
  };
};

test('the e-mail about a lead holds its contact details and message, and replies go to the visitor', () => {
  const mail = mailAbout(lead, addresses);
  expect(mail).toMatchObject({
    ...addresses,
    replyTo: 'ann@example.com',
    subject: 'Quote request: Patio Cleaning, Ann Example',
  });
  for (const field of [lead.name, lead.phone, lead.email, lead.message])
    expect(mail.text).toContain(field);
  expect(mailAbout({ ...lead, status: 'test' }, addresses).subject).toMatch(
    /^\[Test\] Quote request: /,
  );
});

test('an invalid e-mail address is not used as the Reply-To', () => {
  const email = 'a@b.example, c@d.example';
  expect(mailAbout({ ...lead, email }, addresses).replyTo).toBe('');
});

test('a long subject is never cut in the middle of a character', () => {
  const subjectWith = (length: number) => {
    const name = `${'x'.repeat(length)}\u{1F9FD}\u{1F9FD}`;
    return mailAbout({ ...lead, name }, addresses).subject;
  };
  expect(subjectWith(115)).toMatch(/x\u{1F9FD}\u{1F9FD}$/u);
  expect(subjectWith(118).isWellFormed()).toBe(true);
});

test('a refused e-mail is sent again without its Reply-To, and an accepted one is sent only once', async () => {
  const bodies: { reply_to?: string }[] = [];
  const fetch = vi.fn(
    async (_url: string | URL | Request, init?: RequestInit) => {
      bodies.push(JSON.parse(String(init!.body)));
      return new Response(
        '{"name":"validation_error","message":"ann@gmail..com"}',
        {
          status: bodies.length === 1 ? 422 : 200,
        },
      );
    },
  );
  const send = createMailer({ provider: 'resend', key: 'x', fetch });
  await send(mailAbout({ ...lead, email: 'ann@gmail..com' }, addresses));
  await send(mailAbout(lead, addresses));
  expect(bodies.map(({ reply_to: to }) => to)).toEqual([
    'ann@gmail..com',
    undefined,
    'ann@example.com',
  ]);
});

test.each([
  ['resend', { to: ['owner@example.co.uk'], reply_to: 'ann@example.com' }],
  ['postmark', { To: 'owner@example.co.uk', ReplyTo: 'ann@example.com' }],
  [
    'brevo',
    {
      to: [{ email: 'owner@example.co.uk' }],
      replyTo: { email: 'ann@example.com' },
    },
  ],
])(
  '%s receives the key and the e-mail in the format that its API expects',
  async (provider, body) => {
    const fetch = ok();
    await createMailer({ provider, key: 'secret-key', fetch })(
      mailAbout(lead, addresses),
    );
    const sent = sentBy(fetch);
    expect(String(sent.url)).toMatch(/^https:\/\/api\./);
    expect(JSON.stringify(sent.headers)).toContain('secret-key');
    expect(sent.body).toMatchObject(body);
  },
);

test('the error for a refused e-mail names the provider and its code, and quotes nothing from the e-mail', async () => {
  const fetch = vi.fn(
    async () =>
      new Response('{"ErrorCode":300,"Message":"ann@example.com"}', {
        status: 422,
      }),
  );
  await expect(
    createMailer({ provider: 'resend', key: 'x', fetch })(
      mailAbout(lead, addresses),
    ),
  ).rejects.toThrow(
    /^resend answered 422 \(300\): are LEAD_MAIL_KEY and LEAD_MAIL_FROM right\?$/,
  );
});

test('an unknown mail provider is refused with a list of the known ones', () => {
  expect(() => createMailer({ provider: 'pigeon', key: 'x' })).toThrow(
    'LEAD_MAIL_PROVIDER: "pigeon" is not one of resend, postmark, brevo',
  );
});
