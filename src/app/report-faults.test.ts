import { expect, test } from 'vitest';
import { errorReport, locationOf } from './report-faults.ts';

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
])('an error report reduces "%s" to "%s"', (address, reported) => {
  expect(locationOf(address, origin)).toBe(reported);
});

test('an error report holds the type and script position, but never the message', () => {
  const error = new TypeError('ann@example.com is not a function');
  error.stack = [
    'TypeError: ann@example.com is not a function',
    `    at send (${origin}/assets/Quiz-1.js:2:345)`,
    `    at ${origin}/assets/main-1.js:1:1`,
  ].join('\n');
  expect(errorReport(error, origin)).toEqual({
    kind: 'error',
    what: 'TypeError',
    where: '/assets/Quiz-1.js:2:345',
  });
  error.stack = `send@${origin}/assets/Quiz-1.js:2:345\n@${origin}/assets/main-1.js:1:1`;
  expect(JSON.stringify(errorReport(error, origin))).not.toContain('ann');
});

test('the report of a thrown value that is not an error holds only its type', () => {
  expect(errorReport('ann@example.com', origin)).toEqual({
    kind: 'error',
    what: 'string',
    where: '',
  });
});
