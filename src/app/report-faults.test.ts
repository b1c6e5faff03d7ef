import { expect, test } from 'vitest';
import { errorReport, placeOf } from './report-faults.ts';

const origin = 'https://www.cleaners.example';

test.each([
  [`${origin}/assets/main-1.js`, '/assets/main-1.js'],
  [`${origin}/get-quote?email=ann@example.com#x`, 'page'],
  [`${origin}/ann@example.com`, 'page'],
  ['https://hook.example/in/secret?x=1', 'https://hook.example'],
  ['chrome-extension://abc/x.js', 'chrome-extension:'],
  ['data:text/html,ann', 'data:'],
  ['inline', 'inline'],
  ['Ann Smith', ''],
  ['', ''],
])('of the address %s only "%s" is told', (address, told) => {
  expect(placeOf(address, origin)).toBe(told);
});

test('an error is told by its type and its place, never by its message', () => {
  const error = new TypeError('ann@example.com is not a function');
  error.stack = `TypeError: ann@example.com is not a function\n    at send (${origin}/assets/Quiz-1.js:2:345)\n    at ${origin}/assets/main-1.js:1:1`;
  expect(errorReport(error, origin)).toEqual({
    kind: 'error',
    what: 'TypeError',
    where: '/assets/Quiz-1.js:2:345',
  });
  error.stack = `send@${origin}/assets/Quiz-1.js:2:345\n@${origin}/assets/main-1.js:1:1`;
  expect(JSON.stringify(errorReport(error, origin))).not.toContain('ann');
});

test('what is thrown and is no error is told by its kind alone', () => {
  expect(errorReport('ann@example.com', origin)).toEqual({
    kind: 'error',
    what: 'string',
    where: '',
  });
});
