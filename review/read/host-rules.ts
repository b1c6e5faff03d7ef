/** A header, or a redirect, that a host sends for some addresses. */
export interface HostRule {
  /** The file of the deployed folder that states the rule. */
  readonly file: string;
  /** Matches the paths that it applies to. */
  readonly pattern: RegExp;
  /**
   * A header's name in lower case: `location` for a redirect. Or `rewrite 200`: the address answers
   * with that status and with what the value names.
   */
  readonly name: string;
  readonly value: string;
  /** The line of the file, for readers. */
  readonly line: string;
}

type Line = readonly [pattern: RegExp, name: string, value: string];

/**
 * The rules in the folder's host files, as the build writes them. `read` gives the text of a file;
 * undefined if it is missing.
 */
export const readHostRules = (
  read: (name: string) => string | undefined,
): HostRule[] =>
  Object.entries(readers).flatMap(([file, linesOf]) => {
    try {
      return linesOf(read(file) ?? '').map(([pattern, name, value]) => ({
        file,
        pattern,
        name: name.toLowerCase(),
        value,
        line: `${name}: ${value}`,
      }));
    } catch {
      // A damaged file states no rules. The comparison with the build tells of the damage.
      return [];
    }
  });

const readers: Readonly<Record<string, (text: string) => Line[]>> = {
  /** A path in a line, and its headers in indented lines below it. */
  _headers: (text) =>
    text.split(/\n(?=\S)/).flatMap((rule) => {
      const [path = '', ...lines] = rule.split('\n');
      return lines.map((line): Line => {
        const [name = '', value = ''] = line.trim().split(/:\s*(.*)/);
        return [patternOf(path), name, value];
      });
    }),
  /** A path, its target and the status in a line. */
  _redirects: (text) =>
    text
      .split('\n')
      .filter((line) => line.startsWith('/'))
      .map((line): Line => {
        const [path = '', target = '', status = '301'] = line.split(/\s+/);
        const name = status.startsWith('3')
          ? 'location'
          : `rewrite ${parseInt(status)}`;
        return [patternOf(path), name, target];
      }),
  /** Routes with a pattern and its headers, `Location` among them. */
  'vercel.json': (text) => {
    if (text === '') return [];
    const { routes } = JSON.parse(text) as VercelFile;
    return routes.flatMap(({ src = '', headers = {}, dest, status = 200 }) =>
      Object.entries({
        ...headers,
        ...(dest === undefined ? {} : { [`rewrite ${status}`]: dest }),
      }).map(([name, value]): Line => [new RegExp(src), name, value]),
    );
  },
};

interface VercelFile {
  readonly routes: readonly {
    readonly src?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly dest?: string;
    readonly status?: number;
  }[];
}

/** `/blog/*` matches every path below `/blog/`. */
const patternOf = (source: string) =>
  new RegExp(`^${source.split('*').map(RegExp.escape).join('.*')}$`);
