import {
  appendFileSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip, gunzipSync } from 'node:zlib';
import { business } from '#site/business.ts';
import type { ManifestFiles } from '../../snapshots/manifest-file.ts';
import { InputError } from '../../src/domain/problems.ts';
import type { Finding } from '../types.ts';
import { createInterner, parseInterned } from './interned-json.ts';

/** Id of the block that holds a report's data, compressed, in Base64. */
const dataId = 'report-data';
/** Id of the block that holds the state of the site that the report is about, in the same form. */
const stateId = 'state-of-site';
/** Id of the block that holds its open findings, one per line. */
const findingsId = 'open-finding-lines';

/** A report's parts, each in pieces as they are stored. */
export interface ReportParts {
  readonly app: { readonly script: string; readonly styles: string };
  readonly data: Iterable<string>;
  /** The state of the site. */
  readonly state: () => Iterable<ManifestFiles>;
  readonly findings: readonly Finding[];
}

/** Writes the report as one HTML file that fetches nothing. One piece at a time is in memory. */
export async function writeReport(
  file: string,
  { app, data, state, findings }: ReportParts,
): Promise<void> {
  const { stringify, texts } = createInterner();
  const lines = stringify(openLines(findings));
  const part = `${file}.part`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(part, pageStart(app.styles));
  await appendBlock(part, dataId, data);
  await appendBlock(part, stateId, stateChunks(state));
  await appendBlock(part, findingsId, [...texts(), lines]);
  appendFileSync(
    part,
    `<script type="module">${app.script.replaceAll('</script', '<\\/script')}</script>\n</body>\n</html>\n`,
  );
  renameSync(part, file);
}

/** The state of the site as the interned JSON of its two files. */
function* stateChunks(state: () => Iterable<ManifestFiles>): Generator<string> {
  for (const name of ['manifest', 'words'] as const) {
    yield name === 'manifest' ? '["' : '","';
    for (const chunk of state()) yield JSON.stringify(chunk[name]).slice(1, -1);
  }
  yield '"]\n{"manifest":"0","words":"1"}';
}

async function appendBlock(
  file: string,
  id: string,
  chunks: Iterable<string>,
): Promise<void> {
  appendFileSync(file, `<script type="application/octet-stream" id="${id}">`);
  await pipeline(
    Readable.from(chunks),
    createGzip().setEncoding('base64'),
    createWriteStream(file, { flags: 'a' }),
  );
  appendFileSync(file, '</script>\n');
}

/** @throws InputError if `file` is no report, or one without a state; `name` is for readers */
export function readReportState(file: string, name: string): ManifestFiles {
  const state = readBlock<ManifestFiles>(readFileSync(file), stateId);
  if (state === undefined)
    throw new InputError([
      {
        file: name,
        message:
          'is no report that holds a state of the site: make one with npm run review',
      },
    ]);
  return state;
}

/** Findings that came and went since the report in `file`. Null if there is no earlier report. */
export function sinceLastReport(file: string, findings: readonly Finding[]) {
  const last = existsSync(file)
    ? readBlock<string[]>(readFileSync(file), findingsId)
    : undefined;
  if (!last) return null;
  const now = openLines(findings);
  return {
    came: now.filter((line) => !last.includes(line)),
    gone: last.filter((line) => !now.includes(line)),
  };
}

/** Identifies a finding from review to review. The number of its pages may change. */
const openLines = (findings: readonly Finding[]) =>
  findings
    .filter(({ accepted }) => !accepted)
    .map(({ rule, path, where }) => `${rule}: ${path}: ${where}`);

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
  return parseInterned<T>(gunzipSync(Buffer.from(block, 'base64')).toString());
}

const pageStart = (styles: string) => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>Review of ${escapeHtml(business.name)}</title>
<link rel="icon" href="data:,">
<style>${styles}</style>
</head>
<body>
<div id="root"><noscript><p>This report is shown by its script, which is switched off.</p></noscript></div>
`;

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');
}
