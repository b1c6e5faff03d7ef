import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { business } from '#site/business.ts';
import { readText } from '../../core/disk/read-text.ts';
import { root } from '../../core/disk/project-paths.ts';

/**
 * Yields the report, one HTML file that fetches nothing, with a block for each part of its data.
 * One block at a time is in memory.
 */
export function* reportChunks(
  script: string,
  parts: Iterable<unknown>,
): Generator<string> {
  yield pageStart();
  for (const part of parts) {
    const packed = gzipSync(JSON.stringify(part)).toString('base64');
    yield `<script type="application/octet-stream" class="report-data">${packed}</script>\n`;
  }
  yield `<script type="module">${script.replaceAll('</script', '<\\/script')}</script>\n</body>\n</html>\n`;
}

/** Returns whether a file that starts with this text is a report, of any version. */
export const isReport = (start: string): boolean =>
  start.includes(`<title>${title}`);

/** The report's application as one script. */
export async function bundleApp(): Promise<string> {
  const { build } = await import('rolldown');
  const { output } = await build({
    write: false,
    input: join(root, 'review/app/main.tsx'),
    // Allows directives such as "use client", which mean nothing here.
    checks: { moduleLevelDirective: false },
    output: { format: 'es', minify: true, codeSplitting: false },
  });
  return output[0].code;
}

/** Start of the report's title, which the name of the business follows. */
const title = 'Review of ';

const pageStart = () => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}${business.name.replaceAll('<', '&lt;')}</title>
<link rel="icon" href="data:,">
<style>${readText(join(root, 'review/app/report.css'))}</style>
</head>
<body>
<div id="root"><noscript><p>This report is shown by its script, which is switched off.</p></noscript></div>
`;
