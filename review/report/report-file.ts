import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { ManifestFiles } from '../../snapshots/manifest-file.ts';
import { InputError } from '../../src/domain/problems.ts';
import type { Finding } from '../types.ts';
import { bundleApp } from './bundle-app.ts';
import { parseInterned, stringifyInterned } from './interned-json.ts';
import type { ReportData } from './report-data.ts';

/** Id of the block that holds a report's data, compressed, in Base64. */
const dataId = 'report-data';
/** Id of the block that holds the state of the site that the report is about, in the same form. */
const stateId = 'state-of-site';
/** Id of the block that holds its open findings, a line each. */
const findingsId = 'open-finding-lines';

const packed = (value: unknown) => gzipSync(stringifyInterned(value)).toString('base64');

/** The blocks of a report that its script, and later reviews, read. */
export function reportBlocks(data: ReportData, state: ManifestFiles): string {
  const block = (id: string, value: unknown) =>
    `<script type="application/octet-stream" id="${id}">${packed(value)}</script>`;
  return [block(dataId, data), block(stateId, state), block(findingsId, openLines(data.findings))].join('\n');
}

/** @throws InputError where `html` is no report, or one without a state */
export function readReportState(html: string, file: string): ManifestFiles {
  const state = readBlock<ManifestFiles>(html, stateId);
  if (state === undefined)
    throw new InputError([
      { file, message: 'is no report that holds a state of the site: make one with npm run review' },
    ]);
  return state;
}

/** Findings that have come and gone since the report that lies in `file`; null where there is none yet. */
export function sinceLastReport(file: string, findings: readonly Finding[]): ReportData['sinceLast'] {
  const last = existsSync(file) ? readBlock<string[]>(readFileSync(file, 'utf8'), findingsId) : undefined;
  if (!last) return null;
  const now = openLines(findings);
  return { came: now.filter((line) => !last.includes(line)), gone: last.filter((line) => !now.includes(line)) };
}

/** What a finding is known by from review to review; the number of its pages may change. */
const openLines = (findings: readonly Finding[]) =>
  findings.filter(({ accepted }) => !accepted).map(({ rule, path, where }) => `${rule}: ${path}: ${where}`);

function readBlock<T>(html: string, id: string): T | undefined {
  const block = new RegExp(`id="${id}">([^<]*)<`).exec(html)?.[1];
  return block === undefined ? undefined : parseInterned<T>(gunzipSync(Buffer.from(block, 'base64')).toString());
}

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
