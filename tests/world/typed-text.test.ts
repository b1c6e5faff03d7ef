import { expect, test } from 'vitest';
import { mailAbout } from '../../supabase/functions/lead/lead-mail.ts';
import { parseLead } from '../../supabase/functions/lead/lead.ts';
import { networksOf } from '../../supabase/functions/lead/sender.ts';
import {
  emailShape,
  typedLine,
  typedText,
} from '../../supabase/functions/_shared/typed-text.ts';
import { ann } from '../support/servers/database-rows.ts';

/* Text as visitors type it, paste it or have it filled in, each with its correct reading. */

test.each([
  ['\u202D07700 900123\u202C', '07700 900123'],
  ['\u2066+44 7700 900123\u2069', '+44 7700 900123'],
  ['ann\u200B@example.com', 'ann@example.com'],
  ['\uFEFFann@example.com', 'ann@example.com'],
  ['ann＠example．com', 'ann@example.com'],
  ['０７７００', '07700'],
  ['Ann\u00A0Example', 'Ann Example'],
  ['Ann\u2028Example\t\n', 'Ann Example'],
  ['An\u00ADn', 'Ann'],
  ['Zoe\u0308', 'Zo\u00EB'],
  ['\u200B', ''],
  ['\u3164', ''],
  ['\u2800', ''],
  ['A\u0000nn', 'Ann'],
  // PostgreSQL refuses NUL and unpaired surrogates.
  ['An\uD800n', 'An\uFFFDn'],
])('the typed line %j is cleaned to %j', (typed, line) => {
  expect(typedLine(typed)).toBe(line);
});

test.each([
  [
    'The gate\u202Eis\u202C on the left.\n\u200BRing first.',
    'The gateis on the left.\nRing first.',
  ],
  ['\u200B\n\uFEFF', ''],
  ['Mum \u{1F469}\u200D\u{1F527} is in', 'Mum \u{1F469}\u200D\u{1F527} is in'],
  ['45 m\u00B2', '45 m\u00B2'],
  ['a\u0000b\uD800', 'ab\uFFFD'],
])('the typed message %j is cleaned to %j', (typed, text) => {
  expect(typedText(typed)).toBe(text);
});

test.each([
  ['ann@example.com', true],
  ["o'hara+site@mail.example.co.uk", true],
  ['ann@example', false],
  ['ann@@example.com', false],
  ['ann@example.com, bob@example.com', false],
  ['Ann <ann@example.com>', false],
  ['ann@example.c', false],
])('"%s" counts as an e-mail address: %s', (text, isOne) => {
  expect(emailShape.test(text)).toBe(isOne);
});

test.each<[object, string]>([
  [{ name: '\u200B' }, 'name must not be empty'],
  [{ phone: '\u202D \u202C' }, 'phone must not be empty'],
  ...[
    '0000-03-09T17:00:00.000Z',
    '10000-03-09T17:00:00.000Z',
    '9999-12-31T23:59:59-23:00',
    '2026-07-09T17:00:00',
    '2026-02-30T17:00:00.000Z',
  ].map((created_at): [object, string] => [
    { created_at },
    'created_at must be an ISO 8601 time',
  ]),
])('a lead with %j is refused: %s', (fields, problem) => {
  expect(parseLead({ ...ann, ...fields })).toEqual({ problems: [problem] });
});

test('a line break or an encoded word in a name adds no line to the e-mail, and the subject contains neither', () => {
  const { subject, text } = mailAbout(
    { ...ann, name: 'Ann\r\nPhone: 0900 1\r\n=?utf-8?B?SGk=?=' },
    { from: 'a@example.com', to: 'b@example.com' },
  );
  expect(text.match(/^Phone: /gm)).toHaveLength(1);
  expect(subject).not.toMatch(/[\r\n]|=\?/);
});

test.each([
  ['2026-07-09T22:30:00.000Z', '2026-07-09 23:30 BST'],
  ['2026-03-09T17:00:00.000Z', '2026-03-09 17:00 GMT'],
])(
  'the e-mail about a lead sent at %s gives the time as %s',
  (created_at, shown) => {
    const addresses = { from: 'a@example.com', to: 'b@example.com' };
    expect(mailAbout({ ...ann, created_at }, addresses).text).toContain(
      `Sent: ${shown}\n`,
    );
  },
);

test.each([
  ['203.0.113.5', '203.0.113.5', '203.0.113.5'],
  ['203.0.113.5:4711', '203.0.113.5', '203.0.113.5'],
  ['::ffff:203.0.113.5', '203.0.113.5', '203.0.113.5'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
  ['2001:DB8:1:2::6', '2001:db8:1:2', '2001:db8:1'],
  ['[2001:db8:1:2::6]:4711', '2001:db8:1:2', '2001:db8:1'],
  ['2001:db8::6', '2001:db8:0:0', '2001:db8:0'],
  ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0'],
  ['64:ff9b::203.0.113.5', '203.0.113.5', '203.0.113.5'],
  ['64:ff9b::cb00:7105', '203.0.113.5', '203.0.113.5'],
  ['', '', ''],
])(
  'the sender at the IP address %s is counted as %s, in the network %s',
  (address, sender, network) => {
    expect(networksOf(address)).toEqual({ sender, network });
  },
);
