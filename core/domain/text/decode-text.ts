import { InputError } from '../problems.ts';

/** Byte order marks, longest first. UTF-32 is listed to be refused: it has no decoder here. */
const marks = [
  [[0xff, 0xfe, 0, 0], 'utf-32'],
  [[0, 0, 0xfe, 0xff], 'utf-32'],
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
] as const;

/** Bytes to sample for UTF-16 without a byte order mark: in Latin text every second byte is 0. */
const SAMPLE_BYTES = 1024;

function encodingOf(bytes: Uint8Array): string {
  const mark = marks.find(([start]) =>
    start.every((byte, index) => bytes[index] === byte),
  );
  if (mark) return mark[1];
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zerosAt = (parity: number) =>
    sample.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  const even = zerosAt(0);
  const odd = zerosAt(1);
  const many = sample.length / 4;
  if (odd > many && even === 0) return 'utf-16le';
  if (even > many && odd === 0) return 'utf-16be';
  return 'utf-8';
}

/**
 * Decodes UTF-8 or UTF-16 from any editor, spreadsheet or system. Removes the byte order mark and
 * ends every line with `\n`.
 * @param name names the file in an error
 * @throws InputError if the bytes are not text in either encoding
 */
export function decodeText(bytes: Uint8Array, name: string): string {
  const encoding = encodingOf(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true })
      .decode(bytes)
      .replaceAll(/\r\n?/g, '\n');
  } catch {
    const message = `is not text in ${encoding === 'utf-8' ? 'UTF-8' : 'a known encoding'}: save it as UTF-8`;
    throw new InputError([{ file: name, message }]);
  }
}
