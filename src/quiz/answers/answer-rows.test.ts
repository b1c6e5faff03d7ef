import { expect, test } from 'vitest';
import { questionAbout } from './answer-rows.ts';

test('only an e-mail address or a phone number that looks unusual is asked about', () => {
  for (const usual of ['jo@example.org', ' jo.o-neill+web@mail.example.co.uk ', ''])
    expect(questionAbout('email', usual), usual).toBeUndefined();
  for (const odd of ['not-an-email', 'jo@', 'jo@example', 'jo@@example.org', 'jo smith@example.org', 'jo@example.'])
    expect(questionAbout('email', odd), odd).toBe('Is this address right?');
  for (const usual of ['07700 900382', '+44 (0)1395 496 000', '01395-496000', ''])
    expect(questionAbout('phone', usual), usual).toBeUndefined();
  for (const odd of ['123', 'ring me', '0770', '07700 900382 900382', 'x'])
    expect(questionAbout('phone', odd), odd).toBe('Is this number right?');
  expect(questionAbout('name', '123')).toBeUndefined();
});
