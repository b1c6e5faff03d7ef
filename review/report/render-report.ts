import type { ManifestFiles } from '../../snapshots/manifest-file.ts';
import type { ReportData } from '../report-types.ts';
import { bundleApp } from './bundle-app.ts';
import { reportBlocks } from './report-file.ts';

/** The report as one HTML file that fetches nothing. */
export async function renderReport(data: ReportData, state: ManifestFiles): Promise<string> {
  const { script, styles } = await bundleApp();
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>Review of ${escapeHtml(data.siteName)}</title>
<link rel="icon" href="data:,">
<style>${styles}</style>
</head>
<body>
<div id="root"><noscript><p>This report is shown by its script, which is switched off.</p></noscript></div>
${reportBlocks(data, state)}
<script type="module">${script.replaceAll('</script', '<\\/script')}</script>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
