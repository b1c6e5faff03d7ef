import { expect, test } from 'vitest';
import { trustedRules } from './trusted-types.ts';

test.each([
  '<img src=x onerror=alert(1)>',
  '<p onclick="alert(1)">x</p>',
  '<script>alert(1)</script>',
  '<script></script><script>alert(1)</script>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<p<img src=x>',
  '<!--<p>',
  '<P ',
  '<svg/onload=alert(1)>',
  '<<p>img src=x onerror=alert(1)>',
])('the text %s is refused as HTML', (text) => {
  expect(() => trustedRules.createHTML(text)).toThrow(TypeError);
});

test("the URL of Google's tag is the only one accepted for a script", () => {
  const tag = 'https://www.googletagmanager.com/gtag/js?id=G-TEST';
  expect(trustedRules.createScriptURL(tag)).toBe(tag);
  for (const address of [
    'https://evil.example/x.js',
    'data:text/javascript,1',
    '/assets/main.js',
  ])
    expect(() => trustedRules.createScriptURL(address)).toThrow(TypeError);
});
