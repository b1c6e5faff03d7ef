import type { Plugin } from 'vite';

/*
 * What the router's files hold and nothing here calls. A bundler cannot leave it out by itself: routes carry the link component, and
 * methods belong to an object. `docs/decisions/2026-11-22-react-as-modules.md` says what each is worth.
 */

interface Cut {
  readonly file: RegExp;
  readonly what: RegExp;
  readonly instead: string;
}

const uncalled = (method: string): Cut => ({
  file: /router-core\/dist\/esm\/router\.js$/,
  what: new RegExp(`^\\t\\tthis\\.${method} = [\\s\\S]*?^\\t\\t};\\n`, 'm'),
  instead: '',
});

const cuts: readonly Cut[] = [
  // `followLinks` serves every link.
  {
    file: /react-router\/dist\/esm\/link\.js$/,
    what: /[\s\S]*^export \{ Link, [\w, ]+ \};[\s\S]*/m,
    instead: 'export const Link = null, createLink = Link, linkOptions = Link, useLinkProps = Link;',
  },
  // `defaultErrorComponent` stands for its own error page.
  {
    file: /react-router\/dist\/esm\/CatchBoundary\.js$/,
    what: /function ErrorComponent\([\s\S]*?\n}\n/,
    instead: 'const ErrorComponent = null;\n',
  },
  ...['invalidate', 'clearCache', 'matchRoute'].map(uncalled),
];

/**
 * A file of the router without what is cut from it.
 * @throws Error where the router has come to be written in another way.
 */
export function cutRouter(code: string, file: string): string {
  return cuts
    .filter((cut) => cut.file.test(file))
    .reduce((whole, { what, instead }) => {
      if (!what.test(whole)) throw new Error(`${file} is written in another way: see lean-router.ts`);
      return whole.replace(what, instead);
    }, code);
}

/** The router without what nothing here calls. */
export const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  enforce: 'pre',
  transform: { filter: { id: cuts.map(({ file }) => file) }, handler: cutRouter },
};
