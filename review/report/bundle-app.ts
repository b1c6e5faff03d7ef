import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { hashOf } from '../../pipeline/cache/hash-of.ts';
import { cacheFolder, root } from '../../pipeline/paths.ts';

interface AppBundle {
  readonly script: string;
  readonly styles: string;
}

interface CachedBundle extends AppBundle {
  /** Files that it was made from, with the hashes that they had. */
  readonly inputs: Readonly<Record<string, string>>;
}

const entry = join(root, 'review/app/main.tsx');
const cacheFile = join(cacheFolder, 'review/app.json');

const hashFile = (name: string) => (existsSync(join(root, name)) ? hashOf(readFileSync(join(root, name))) : '');

/** The report's application as one script and one style sheet; that of the last review as long as its inputs are the same. */
export async function bundleApp(): Promise<AppBundle> {
  const cached = readCache();
  if (cached && Object.entries(cached.inputs).every(([name, hash]) => hashFile(name) === hash)) return cached;
  // Vite would make a bundle for developers where the shell says something else.
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        checks: { pluginTimings: false },
        output: { format: 'es', codeSplitting: false },
        onLog: (level, log, handle) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && handle(level, log),
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((each) => ('output' in each ? each.output : []));
  const chunk = outputs.find((output) => output.type === 'chunk');
  const sheet = outputs.find((output) => output.type === 'asset' && output.fileName.endsWith('.css'));
  if (!chunk || sheet?.type !== 'asset') throw new Error('the application of the report could not be bundled');
  const own = chunk.moduleIds.filter((id) => id.startsWith(root) && !id.includes('/node_modules/'));
  const inputs = [...own.map((id) => relative(root, id)), 'review/app/report.css', 'package-lock.json'];
  const bundle: CachedBundle = {
    script: chunk.code,
    styles: String(sheet.source),
    inputs: Object.fromEntries(inputs.map((name) => [name, hashFile(name)])),
  };
  mkdirSync(dirname(cacheFile), { recursive: true });
  writeFileSync(cacheFile, JSON.stringify(bundle));
  return bundle;
}

function readCache(): CachedBundle | undefined {
  try {
    return JSON.parse(readFileSync(cacheFile, 'utf8')) as CachedBundle;
  } catch {
    // There is none, or a review was stopped while it wrote it.
    return undefined;
  }
}
