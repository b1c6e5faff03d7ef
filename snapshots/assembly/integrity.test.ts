import { expect, test } from 'vitest';
import { integrityOf, withIntegrity } from './integrity.ts';

const files: Readonly<Record<string, string>> = { 'assets/start-1.js': 'start()', 'assets/index-2.css': 'p{}' };
const readFile = (path: string) => Buffer.from(files[path]!);

test('scripts and style sheets carry the hash of their bytes, everything else stays', () => {
  const html =
    '<link rel="icon" href="/favicon.svg"><link rel="preload" href="/assets/a.woff2" as="font">' +
    '<script type="module" crossorigin src="/assets/start-1.js"></script><link rel="stylesheet" crossorigin href="/assets/index-2.css">' +
    '<script type="application/json">{"src":"/assets/start-1.js"}</script>';
  expect(withIntegrity(html, readFile)).toBe(
    html
      .replace('start-1.js">', `start-1.js" integrity="${integrityOf(Buffer.from('start()'))}">`)
      .replace('index-2.css">', `index-2.css" integrity="${integrityOf(Buffer.from('p{}'))}">`),
  );
});

test('the hash is the one that browsers compute', () => {
  expect(integrityOf(Buffer.from('alert("Hello, world.");'))).toMatch(/^sha384-[A-Za-z0-9+/]{64}$/);
  expect(integrityOf(Buffer.from(''))).toBe('sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb');
});
