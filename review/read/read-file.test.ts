import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { readSiteFile } from './read-file.ts';

const picture = sharp({
  create: { width: 6, height: 4, channels: 3, background: 'teal' },
});
const read = (name: string, bytes: string | Uint8Array) => {
  const { write, pathOf } = temporaryFolder();
  write(name, bytes);
  return readSiteFile(pathOf(name));
};

test.each(['jpeg', 'png', 'avif', 'webp', 'gif'] as const)(
  'the size of a %s picture is read, and a picture that is cut off is reported',
  async (format) => {
    const bytes = await picture.clone().toFormat(format).toBuffer();
    const whole = await read(`a.${format}`, bytes);
    expect(whole).toMatchObject({ fault: false, width: 6, height: 4 });
    for (const length of [20, bytes.length - 8])
      expect(
        (await read(`a.${format}`, bytes.subarray(0, length))).fault,
      ).toMatch(/cut off|cannot be read/);
    const other = await read(format === 'png' ? 'a.gif' : 'a.png', bytes);
    expect(other.fault).toMatch('cannot be read as what its name says');
  },
);

test.each([
  ['a.ico', '<!doctype html><title>404</title>', 'holds an HTML page'],
  ['a.ico', 'GIF89a', 'is another kind of file'],
  ['a.js', ' <html>', 'holds an HTML page'],
  ['a.css', Buffer.from('p::after { content: "\xa3" }', 'latin1'), 'UTF-8'],
  ['a.json', '{', 'cannot be read'],
  ['a.js', 'export const moss = [1, 2', 'cannot be read'],
  ['a.woff2', 'wOF2\0\0\0\0\0\0\0\x63', 'is cut off'],
  ['A.SVG', '<svg><path></svg>', 'says: 1:17: unexpected close tag'],
  ['a.xml', '<a><b c="1">x & y</b></a>', 'cannot be read'],
  ['a.xml', '<a><b>x</a></b>', 'cannot be read'],
  ['a.xml', '<a>x</a><a/>y', 'cannot be read'],
])('a fault is found in %s that holds %s', async (name, text, fault) => {
  expect((await read(name, text)).fault).toContain(fault);
});

test.each([
  ['a.css', 'a { background: url("/b.svg") }', ['/b.svg']],
  [
    'a.js',
    'import{a}from"./b.js";import("./c.js");f("./d.js")',
    ['./b.js', './c.js'],
  ],
  ['a.webmanifest', '{"icons":[{"src":"/b.png","sizes":"9x9"}]}', ['/b.png']],
  [
    'a.xml',
    `<?xml version="1.0"?><!-- & --><a b='>' c="&amp;"><image:loc>/b?c=1&amp;d</image:loc><e><e f="/"/></e> > </a>`,
    ['/b?c=1&d'],
  ],
  ['a.svg', '<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>', []],
  ['a.ico', '\x89PNG', []],
  ['a.map', '<html>', []],
])('the files named in %s are listed: %s', async (name, text, addresses) => {
  const { fault, names = [] } = await read(name, Buffer.from(text, 'latin1'));
  expect(fault || names.map(({ address }) => address)).toEqual(addresses);
});
