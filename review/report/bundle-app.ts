import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../pipeline/paths.ts';

/** The report's application as one script and one style sheet. */
export async function bundleApp(): Promise<{
  readonly script: string;
  readonly styles: string;
}> {
  const { build } = await import('rolldown');
  const { output } = await build({
    write: false,
    input: join(root, 'review/app/main.tsx'),
    // Marks of code for servers and for browsers, which mean nothing here.
    checks: { moduleLevelDirective: false },
    output: { format: 'es', minify: true, codeSplitting: false },
  });
  return {
    script: output[0].code,
    styles: readFileSync(join(root, 'review/app/report.css'), 'utf8'),
  };
}
