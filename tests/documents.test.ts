import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as {
  scripts: Readonly<Record<string, string>>;
};
const documents = globSync(
  ['*.md', 'docs/**/*.md', 'tests/measure/*.md', '.github/**/*.{md,yml}'],
  {
    cwd: root,
  },
)
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file !== 'CHANGELOG.md')
  .sort();

/**
 * Returns the code in a document: `like this`, or an indented block such as the commands of a
 * workflow.
 */
const codeOf = (text: string) => [
  ...(text.match(/`[^`\n]+`/g) ?? []),
  ...(text.match(/^ {4,}[^\s#].*$/gm) ?? []),
];

/** Every npm command in the documents, with its arguments. */
const commands = documents.flatMap((file) =>
  codeOf(read(file)).flatMap((code) =>
    [
      ...code.matchAll(/\bnpm (?:run (?:--silent )?)?([\w:-]+)([^`&|;#]*)/g),
    ].map(([, name, rest]) => ({
      file,
      name: name!,
      rest: rest!,
    })),
  ),
);
const builtIn = new Set(['ci', 'install', 'audit', 'sbom', 'run']);

test('the documents and their commands are found', () => {
  expect(documents).toEqual(
    expect.arrayContaining([
      'README.md',
      'docs/going-live.md',
      '.github/workflows/deploy.yml',
    ]),
  );
  expect(commands.length).toBeGreaterThan(30);
});

test('every npm command in the documents is a script of package.json or built into npm', () => {
  const missing = commands.filter(
    ({ name }) => !(name in scripts) && !builtIn.has(name),
  );
  expect(missing.map(({ file, name }) => `${file}: npm run ${name}`)).toEqual(
    [],
  );
});

/** Modules that define options shared by several commands. */
const helpers = [
  'commands/shared/generate-command.ts',
  'commands/shared/listen-options.ts',
];

test('every option in the documents exists in the command that it is shown with', () => {
  const wrong = commands.flatMap(({ file, name, rest }) => {
    const source = /((?:commands|tests\/measure)\/[\w-]+\.ts)$/.exec(
      scripts[name] ?? '',
    )?.[1];
    if (source === undefined) return [];
    const text = [source, ...helpers].map(read).join('\n');
    const has = (option: string) => new RegExp(`--${option}\\b`).test(text);
    return [...rest.matchAll(/--([a-z][\w-]*)/g)]
      .filter(([, option]) => option !== 'help' && !has(option!))
      .map(([, option]) => `${file}: npm run ${name} -- --${option}`);
  });
  expect(wrong).toEqual([]);
});

test('every relative link in a document leads to an existing file', () => {
  const broken = documents.flatMap((file) =>
    [...read(file).matchAll(/\]\((?!https?:|#|mailto:)([^)\s#]+)/g)]
      .filter(([, target]) => !existsSync(join(root, dirname(file), target!)))
      .map(([, target]) => `${file}: ${target}`),
  );
  expect(broken).toEqual([]);
});

const isOutput = /^(?:\.|node_modules$|dist|coverage$)/;
const rooms = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !isOutput.test(entry.name))
  .map(({ name }) => name);

test.each(['README.md', 'docs/architecture.md'])(
  'the tables of %s list every top-level folder, of which there are at most 16',
  (file) => {
    const rows = read(file)
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .join('\n');
    expect(
      rooms.filter((name) => !new RegExp(`\`${name}/?\``).test(rows)),
    ).toEqual([]);
    expect(rooms.length).toBeLessThanOrEqual(16);
  },
);

test('all documents together have at most 15,000 words', () => {
  const texts = documents.filter((file) => file.endsWith('.md')).map(read);
  const words = texts.join('\n').split(/\s+/);
  expect(words.length).toBeLessThanOrEqual(15_000);
});

test('the guide to going live names exactly the settings of .env.example', () => {
  const names = (text: string) =>
    [
      ...new Set(text.match(/\b(?:VITE_[A-Z_]+[A-Z]|SUPABASE_SECRET_KEY)\b/g)),
    ].sort();
  const guide = read('docs/going-live.md');
  expect(names(guide)).toEqual(names(read('.env.example')));
});
