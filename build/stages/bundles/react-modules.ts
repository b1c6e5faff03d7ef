import type { Plugin } from 'vite';

/*
 * React's packages come as CommonJS, of which a bundler must take all: half of `react` is never called here. As modules only what is
 * imported stays, and the code that translates between the two goes.
 */

const packages = '(?:react|react-dom|scheduler|use-sync-external-store)';

/** The file that a package's name leads to: it only chooses between development and production. */
const chooser = new RegExp(`/node_modules/${packages}/[^/]+\\.js$`);
const production = new RegExp(`/node_modules/${packages}/cjs/.*\\.production\\.js$`);

/**
 * The module that a chooser stands for.
 * @throws Error where the package no longer chooses like this.
 */
export function chosenModule(code: string): string {
  const [, file] = /module\.exports = require\('(\.\/cjs\/[\w.-]+\.production\.js)'\)/.exec(code) ?? [];
  if (file === undefined) throw new Error('React chooses its production code in another way: see react-modules.ts');
  return `export * from '${file}';\nexport * as default from '${file}';`;
}

/** A production file's code as a module: what it requires is imported, what it puts on `exports` is exported. */
export function asModule(code: string): string {
  const imports: string[] = [];
  const withoutRequires = code.replaceAll(/(\w+) = require\("([^"]+)"\)/g, (_all, name: string, from: string) => {
    imports.push(`import * as ${name} from '${from}';`);
    return `${name}$ = 0`;
  });
  const assigned = [...code.matchAll(/\bexports\.(\w+) =(?!=)/g)].map(([, name = '']) => name);
  const names = [...new Set(assigned)];
  // What is put there once can be left out where nobody imports it.
  const isConstant = (name: string) => assigned.filter((other) => other === name).length === 1;
  const variables = names.filter((name) => !isConstant(name)).map((name) => `let exports$${name};`);
  const body = withoutRequires
    .replaceAll(/^exports\.(\w+) =(?!=)/gm, (all, name: string) => (isConstant(name) ? `const exports$${name} =` : all))
    .replaceAll(/\bexports\.(\w+)/g, 'exports$$$1');
  const exported = names.map((name) => `exports$${name} as ${name}`);
  return [...imports, ...variables, body, `export { ${exported.join(', ')} };`].join('\n');
}

/** React as modules, in what visitors load. */
export const reactModules: Plugin = {
  name: 'react-modules',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  transform: {
    filter: { id: [chooser, production] },
    handler: (code, id) => (production.test(id) ? asModule(code) : chosenModule(code)),
  },
};
