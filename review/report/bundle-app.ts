import { join } from 'node:path';
import { root } from '../../pipeline/paths.ts';

/** The report's application as one script and one style sheet. */
export async function bundleApp(): Promise<{ readonly script: string; readonly styles: string }> {
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
        input: join(root, 'review/app/main.tsx'),
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
  return { script: chunk.code, styles: String(sheet.source) };
}
