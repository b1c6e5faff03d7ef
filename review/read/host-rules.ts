/** A header, or a redirect, that a host sends at some addresses. */
export interface HostRule {
  /** The file of the deployed folder that says so. */
  readonly file: string;
  /** Matches the paths that it holds for. */
  readonly pattern: RegExp;
  /** A header's name in small letters: `location` of a redirect. */
  readonly name: string;
  readonly value: string;
}

type Said = Omit<HostRule, 'file'>;

const readers: Readonly<Record<string, (text: string) => Said[]>> = {
  _headers: readHeaders,
  _redirects: readRedirects,
  'vercel.json': readVercel,
};

/**
 * The rules in the folder's host files. `read` gives the text of a file; undefined if it is
 * missing.
 */
export const readHostRules = (
  read: (name: string) => string | undefined,
): HostRule[] =>
  Object.entries(readers).flatMap(([file, said]) => {
    const text = read(file);
    return text === undefined
      ? []
      : said(text).map((rule) => ({ ...rule, file }));
  });

/** `/blog/*`, `/blog/(.*)` and `/blog/:rest*` match all below; `:name` a part of a path. */
function patternOf(source: string): RegExp {
  const parts = source.split(/(\(\.\*\)|:\w+\*?|\*)/);
  const pattern = parts.map((part, index) => {
    if (index % 2 === 0) return RegExp.escape(part);
    return /^:\w+$/.test(part) ? '[^/]+' : '.*';
  });
  return new RegExp(`^${pattern.join('')}$`);
}

/** A path in a line, and its headers in indented lines below it. */
function readHeaders(text: string): Said[] {
  let pattern = patternOf('');
  return text.split('\n').flatMap((line): Said[] => {
    if (/^\S/.test(line)) pattern = patternOf(line.trim());
    const [, name, value = ''] = /^\s+([\w-]+):\s*(.*)/.exec(line) ?? [];
    return name === undefined
      ? []
      : [{ pattern, name: name.toLowerCase(), value }];
  });
}

/** A path, its target and the status in a line. */
function readRedirects(text: string): Said[] {
  return text.split('\n').flatMap((line): Said[] => {
    const [path = '', value = ''] = line.trim().split(/\s+/);
    return path.startsWith('/')
      ? [{ pattern: patternOf(path), name: 'location', value }]
      : [];
  });
}

interface VercelFile {
  readonly headers?: readonly {
    readonly source: string;
    readonly headers: readonly {
      readonly key: string;
      readonly value: string;
    }[];
  }[];
  readonly redirects?: readonly {
    readonly source: string;
    readonly destination: string;
  }[];
}

function readVercel(text: string): Said[] {
  const { headers = [], redirects = [] } = JSON.parse(text) as VercelFile;
  return [
    ...headers.flatMap((rule) =>
      rule.headers.map(({ key, value }) => ({
        pattern: patternOf(rule.source),
        name: key.toLowerCase(),
        value,
      })),
    ),
    ...redirects.map(({ source, destination }) => ({
      pattern: patternOf(source),
      name: 'location',
      value: destination,
    })),
  ];
}
