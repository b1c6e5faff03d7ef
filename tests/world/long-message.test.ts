import { expect, test } from 'vitest';
import { buildLead } from '../../src/quiz/sending/build-lead.ts';
import { parseLead } from '../../supabase/functions/lead/lead.ts';
import { completeAnswers } from '../support/quiz-answers.ts';

/** The longest request that a receiver takes. */
const MAX_BYTES = 64 * 1024;

test.each([
  ['Latin letters', 'x'],
  ['Chinese characters', '\u754C'],
  ['emoji', '\u{1F9FD}'],
  ['an odd number of letters and emoji', 'x\u{1F9FD}'],
  ['quotation marks', '"'],
  ['lines', 'x\n'],
  ['unpaired surrogates', '\uD800'],
  ['control characters', 'x\u0001\u0085'],
])(
  'of a message of 50,000 %s the first 20,000 characters are sent, which receivers take',
  (_what, unit) => {
    const long = { name: 320, email: 320, phone: 320, postcode: 50 };
    const texts = Object.entries(long).map(([field, length]) => [
      field,
      '\u754C'.repeat(length),
    ]);
    const typed = `Start. ${unit.repeat(50_000)}`;
    const made = buildLead(
      completeAnswers({
        ...Object.fromEntries(texts),
        additionalMessage: typed,
      }),
      '2026-03-09T16:00:00.000Z',
    );
    const { length } = new TextEncoder().encode(JSON.stringify(made));
    expect(length).toBeLessThanOrEqual(MAX_BYTES);
    expect(parseLead(made)).not.toHaveProperty('problems');
    const details = made.message.split('Additional Details:\n')[1]!;
    const visible = typed
      .replaceAll('\u0001', '')
      .replaceAll('\u0085', '')
      .replaceAll('\uD800', '\uFFFD');
    expect(visible.startsWith(details)).toBe(true);
    expect([19_999, 20_000]).toContain(details.length);
    expect(details.isWellFormed()).toBe(true);
  },
);
