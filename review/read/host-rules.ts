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

/** `/blog/*` matches all below. */
const patternOf = (source: string) =>
  new RegExp(`^${source.split('*').map(RegExp.escape).join('.*')}$`);

/** A path in a line, and its headers in indented lines below it. */
function readHeaders(text: string): Said[] {
  return text.split(/\n(?=\S)/).flatMap((rule) => {
    const [path = '', ...lines] = rule.split('\n');
    return lines.map((line) => {
      const [name = '', value = ''] = line.trim().split(/:\s*(.*)/);
      return { pattern: patternOf(path), name: name.toLowerCase(), value };
    });
  });
}

/** A path, its target and the status in a line. */
function readRedirects(text: string): Said[] {
  const lines = text.split('\n').filter((line) => line.startsWith('/'));
  return lines.map((line) => {
    const [path = '', value = ''] = line.split(/\s+/);
    return { pattern: patternOf(path), name: 'location', value };
  });
}

interface VercelFile {
  readonly routes: readonly {
    readonly src?: string;
    readonly headers?: Readonly<Record<string, string>>;
  }[];
}

/** The routes that the build writes: a pattern with its headers, `Location` among them. */
function readVercel(text: string): Said[] {
  const { routes } = JSON.parse(text) as VercelFile;
  return routes.flatMap(({ src = '', headers = {} }) =>
    Object.entries(headers).map(([name, value]) => ({
      pattern: new RegExp(src),
      name: name.toLowerCase(),
      value,
    })),
  );
}
