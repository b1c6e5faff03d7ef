import { isUtf8 } from 'node:buffer';
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { SaxesParser } from 'saxes';

/** A file that another one names. */
interface NamedFile {
  readonly address: string;
  /** Its size in pixels, if stated: `180x180`. */
  readonly sizes?: string;
}

/** What a file holds, as far as pages and other files rely on it. */
export interface FileReading {
  /** Why the file is not what its name says. */
  readonly fault?: string | false | undefined;
  /** The size of a photograph. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly names?: readonly NamedFile[];
  /** The text of a script. */
  readonly script?: string;
  readonly digest?: (algorithm: string) => string;
}

interface FileKind {
  /** sharp's name for the format, if the file is a picture. */
  readonly format?: string;
  /** The file must begin with one of these. */
  readonly first?: readonly string[];
  /** The last 1000 bytes must contain this. Some cameras write a few bytes after it. */
  readonly last?: string;
  /** Reads the length in bytes that the file itself states. */
  readonly length?: (bytes: Buffer) => number;
  /** Lists the files that a text names. Throws if the text is not valid for its kind. */
  readonly names?: (text: string) => NamedFile[];
}

const addressesIn =
  (pattern: RegExp) =>
  (text: string): NamedFile[] =>
    [...text.matchAll(pattern)].map(([, address = '']) => ({
      address: address.replaceAll('&amp;', '&'),
    }));

function namesInScript(text: string): NamedFile[] {
  const [error] = parseSync('script.js', text).errors;
  if (error) throw new Error(error.message);
  return addressesIn(/\b(?:from|import\(?)\s*["'`](\.[^"'`]+)["'`]/g)(text);
}

function namesInXml(text: string): NamedFile[] {
  // The parser does not know entities that the document itself defines.
  if (!text.includes('<!ENTITY')) new SaxesParser().write(text).close();
  return addressesIn(/<image:loc>([^<]*)/g)(text);
}

function namesInJson(text: string): NamedFile[] {
  const names: NamedFile[] = [];
  JSON.parse(text, (_, value: { src?: unknown; sizes?: string } | null) => {
    const { src, sizes = '' } = value ?? {};
    if (typeof src === 'string') names.push({ address: src, sizes });
    return value;
  });
  return names;
}

const jpeg: FileKind = { format: 'jpeg', last: '\xff\xd9' };
const kinds: Readonly<Record<string, FileKind>> = {
  '.jpg': jpeg,
  '.jpeg': jpeg,
  '.png': { format: 'png', last: 'IEND' },
  '.gif': { format: 'gif', last: ';' },
  '.svg': { last: '</svg>', names: namesInXml },
  '.webp': { format: 'webp', length: (bytes) => bytes.readUInt32LE(4) + 8 },
  '.avif': {
    format: 'heif',
    length(bytes) {
      let end = 0;
      while (end < bytes.length)
        end += bytes.readUInt32BE(end) || bytes.length - end;
      return end;
    },
  },
  // Browsers accept a PNG under this name too.
  '.ico': { first: ['\0\0\u0001\0', '\x89PNG'] },
  '.woff2': {
    first: ['wOF2'],
    length: (bytes) => bytes.readUInt32BE(8),
  },
  '.html': { names: () => [] },
  '.txt': { names: () => [] },
  '.css': { names: addressesIn(/url\(["']?([^"')]+)/g) },
  '.js': { names: namesInScript },
  '.json': { names: (text) => (JSON.parse(text), []) },
  '.webmanifest': { names: namesInJson },
  '.xml': { names: namesInXml },
};

/** Reads a file of the site. */
export async function readSiteFile(file: string): Promise<FileReading> {
  const bytes = readFileSync(file);
  const digest = (algorithm: string) =>
    hash(algorithm, readFileSync(file), 'base64');
  const kind = kinds[extname(file).toLowerCase()];
  if (!kind || bytes.length === 0) return { digest };

  const { format, first = [''], last = '', names } = kind;
  const start = bytes.toString('latin1', 0, 99);
  const end = bytes.toString('latin1', Math.max(0, bytes.length - 1000));
  if (kind !== kinds['.html'] && /^\s*<(?:!doctype\s+)?html/i.test(start))
    return { digest, fault: 'holds an HTML page' };
  if (names && !isUtf8(bytes)) return { digest, fault: 'is not in UTF-8' };
  try {
    const text = names ? bytes.toString() : '';
    const size = format ? await pictureSize(file, format) : undefined;
    const isWhole =
      end.includes(last) &&
      (kind.length?.(bytes) ?? bytes.length) === bytes.length;
    const fault =
      (!isWhole && 'is cut off') ||
      (!first.some((each) => start.startsWith(each)) &&
        'is another kind of file');
    const script = kind === kinds['.js'] ? text : '';
    return { digest, fault, ...size, names: names?.(text) ?? [], script };
  } catch (error) {
    const { message } = error as Error;
    const fault = `cannot be read as what its name says: ${message}`;
    return { digest, fault };
  }
}

/**
 * @returns the size of a photograph
 * @throws Error if the file is not a picture of the format
 */
async function pictureSize(file: string, format: string) {
  const { default: sharp } = await import('sharp');
  const found = await sharp(file).metadata();
  if (found.format !== format) throw new Error(`it is ${found.format}`);
  const { width, height } = found.autoOrient;
  return { width, height };
}
