import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { ManifestFiles } from '../../snapshots/manifest-file.ts';
import { countOf } from '../count-of.ts';
import { reportBlocks } from './report-file.ts';
import type { ReportData } from '../report-types.ts';

const folder = import.meta.dirname;

/** The report as one HTML file that fetches nothing. */
export async function renderReport(data: ReportData, state: ManifestFiles): Promise<string> {
  const css = readFileSync(join(folder, 'report.css'), 'utf8');
  const script = await bundleClient();
  const name = escapeHtml(data.siteName);
  const open = data.findings.filter(({ accepted }) => !accepted);
  const findings = countOf(open.length, 'finding');
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Review of ${name}</title>
<link rel="icon" href="data:,">
<style>${css}</style>
</head>
<body>
<a class="skip" id="skip" href="#main">Skip to the content</a>
<header class="top">
<h1>Review of ${name}</h1>
<p>${escapeHtml(data.siteUrl)}: ${countOf(data.pages.length, 'page')}, ${findings}</p>
<nav id="menu" aria-label="Views"></nav>
</header>
<main id="main" tabindex="-1"><noscript><p>This report is shown by its script, which is switched off.</p></noscript></main>
${reportBlocks(data, state)}
<script type="module">${script.replaceAll('</script', '<\\/script')}</script>
</body>
</html>
`;
}

/** The script of the report and all it imports, as one. */
async function bundleClient(): Promise<string> {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(folder, '../client/main.ts'),
        checks: { pluginTimings: false },
        output: { format: 'es', codeSplitting: false },
      },
    },
  });
  const outputs = Array.isArray(result)
    ? result.flatMap(({ output }) => output)
    : 'output' in result
      ? result.output
      : [];
  const chunk = outputs.find((output) => output.type === 'chunk');
  if (!chunk) throw new Error('the script of the report could not be bundled');
  return chunk.code;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
