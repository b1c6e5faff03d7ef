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

/**
 * The rules in the folder's host files, as the build writes them. `read` gives the text of a file;
 * undefined if it is missing.
 */
export const readHostRules = (
  read: (name: string) => string | undefined,
): HostRule[] => [
  ...readHeaders(read('_headers') ?? ''),
  ...readRedirects(read('_redirects') ?? ''),
  ...readVercel(read('vercel.json') ?? '{"routes":[]}'),
];

/** `/blog/*` matches all below. */
const patternOf = (source: string) =>
  new RegExp(`^${source.split('*').map(RegExp.escape).join('.*')}$`);

/** A path in a line, and its headers in indented lines below it. */
function readHeaders(text: string): HostRule[] {
  return text.split(/\n(?=\S)/).flatMap((rule) => {
    const [path = '', ...lines] = rule.split('\n');
    const pattern = patternOf(path);
    return lines.map((line) => {
      const [name = '', value = ''] = line.trim().split(/:\s*(.*)/);
      return { file: '_headers', pattern, name: name.toLowerCase(), value };
    });
  });
}

/** A path, its target and the status in a line. */
function readRedirects(text: string): HostRule[] {
  const lines = text.split('\n').filter((line) => line.startsWith('/'));
  return lines.map((line) => {
    const [path = '', value = ''] = line.split(/\s+/);
    const pattern = patternOf(path);
    return { file: '_redirects', pattern, name: 'location', value };
  });
}

interface VercelFile {
  readonly routes: readonly {
    readonly src?: string;
    readonly headers?: Readonly<Record<string, string>>;
  }[];
}

/** Routes with a pattern and its headers, `Location` among them. */
function readVercel(text: string): HostRule[] {
  const { routes } = JSON.parse(text) as VercelFile;
  return routes.flatMap(({ src = '', headers = {} }) =>
    Object.entries(headers).map(([name, value]) => ({
      file: 'vercel.json',
      pattern: new RegExp(src),
      name: name.toLowerCase(),
      value,
    })),
  );
}
