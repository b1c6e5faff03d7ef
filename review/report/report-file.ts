import { readFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { business } from '#site/business.ts';
import { writeFile } from '../../snapshots/files/write-file.ts';
import type { ManifestFiles } from '../../snapshots/manifest-file.ts';
import { InputError } from '../../src/domain/problems.ts';

/** Id of the block that holds a report's data. */
const dataId = 'report-data';
/**
 * Id of the block that holds the state of the site that the report is about. The number is that of
 * the block's form, which differs between versions of the project.
 */
const stateId = 'state-of-site-2';

/** A report's parts. */
export interface ReportParts {
  readonly app: { readonly script: string; readonly styles: string };
  /** Interned JSON. */
  readonly data: string;
  /** The state of the site, in chunks. */
  readonly state: () => Iterable<ManifestFiles>;
}

/** Writes the report as one HTML file that fetches nothing. One block at a time is in memory. */
export function writeReport(file: string, parts: ReportParts): void {
  writeFile(file, htmlOf(parts));
}

function* htmlOf(parts: ReportParts): Generator<string> {
  const { script, styles } = parts.app;
  yield pageStart(styles);
  yield block(dataId, parts.data);
  yield block(stateId, [...stateChunks(parts.state)].join(''));
  yield `<script type="module">${script.replaceAll('</script', '<\\/script')}</script>\n</body>\n</html>\n`;
}

/** Compressed, in Base64. */
const block = (id: string, text: string) =>
  `<script type="application/octet-stream" id="${id}">${gzipSync(text).toString('base64')}</script>\n`;

/** The state of the site as the JSON of its two files. */
function* stateChunks(state: () => Iterable<ManifestFiles>): Generator<string> {
  for (const name of ['manifest', 'words'] as const) {
    yield name === 'manifest' ? '{"manifest":"' : '","words":"';
    for (const chunk of state()) yield JSON.stringify(chunk[name]).slice(1, -1);
  }
  yield '"}';
}

/** @throws InputError if `file` is no report, or one without a state */
export function readReportState(file: string): ManifestFiles {
  const state = readBlock<ManifestFiles>(readFileSync(file), stateId);
  if (state === undefined)
    throw new InputError([
      {
        file,
        message:
          'is no report that holds a state of the site: make one with npm run review',
      },
    ]);
  return state;
}

/**
 * The content of a block of a report. The report stays a buffer: as a string it would need too much
 * memory.
 */
function readBlock<T>(report: Buffer, id: string): T | undefined {
  const opening = `id="${id}">`;
  const found = report.indexOf(opening);
  if (found < 0) return undefined;
  const start = found + opening.length;
  const block = report.toString('latin1', start, report.indexOf('<', start));
  return JSON.parse(gunzipSync(Buffer.from(block, 'base64')).toString()) as T;
}

const pageStart = (styles: string) => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>Review of ${business.name.replaceAll('<', '&lt;')}</title>
<link rel="icon" href="data:,">
<style>${styles}</style>
</head>
<body>
<div id="root"><noscript><p>This report is shown by its script, which is switched off.</p></noscript></div>
`;
