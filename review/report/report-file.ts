import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { business } from '#site/business.ts';
import { readText } from '../../pack/read-text.ts';
import { root } from '../../pipeline/paths.ts';
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
interface ReportParts {
  /** Interned JSON. */
  readonly data: string;
  /** The state of the site, in chunks. */
  readonly state: () => Iterable<ManifestFiles>;
}

/** Writes the report as one HTML file that fetches nothing. One block at a time is in memory. */
export async function writeReport(
  file: string,
  { data, state }: ReportParts,
): Promise<void> {
  const script = await bundleApp();
  const chunks = function* () {
    yield pageStart();
    yield block(dataId, data);
    yield block(stateId, [...stateChunks(state)].join(''));
    yield `<script type="module">${script.replaceAll('</script', '<\\/script')}</script>\n</body>\n</html>\n`;
  };
  writeFile(file, chunks());
}

/** The report's application as one script. */
async function bundleApp(): Promise<string> {
  const { build } = await import('rolldown');
  const { output } = await build({
    write: false,
    input: join(root, 'review/app/main.tsx'),
    // Marks of code for servers and for browsers, which mean nothing here.
    checks: { moduleLevelDirective: false },
    output: { format: 'es', minify: true, codeSplitting: false },
  });
  return output[0].code;
}

/** Compressed, in Base64. */
const block = (id: string, text: string) =>
  `<script type="application/octet-stream" id="${id}">${gzipSync(text).toString('base64')}</script>\n`;

/** The state of the site as the JSON of its two files. */
function* stateChunks(state: ReportParts['state']): Generator<string> {
  for (const name of ['manifest', 'words'] as const) {
    yield name === 'manifest' ? '{"manifest":"' : '","words":"';
    for (const chunk of state()) yield JSON.stringify(chunk[name]).slice(1, -1);
  }
  yield '"}';
}

/**
 * Reads the state of the site in a report. The report stays a buffer: as a string it would need too
 * much memory.
 * @throws InputError if `file` is no report, or one without a state
 */
export function readReportState(file: string): ManifestFiles {
  const report = readFileSync(file);
  const opening = `id="${stateId}">`;
  const found = report.indexOf(opening);
  if (found < 0)
    throw new InputError([
      {
        file,
        message:
          'is no report that holds a state of the site: make one with npm run review',
      },
    ]);
  const start = found + opening.length;
  const packed = report.toString('latin1', start, report.indexOf('<', start));
  const state = gunzipSync(Buffer.from(packed, 'base64')).toString();
  return JSON.parse(state) as ManifestFiles;
}

const pageStart = () => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>Review of ${business.name.replaceAll('<', '&lt;')}</title>
<link rel="icon" href="data:,">
<style>${readText(join(root, 'review/app/report.css'))}</style>
</head>
<body>
<div id="root"><noscript><p>This report is shown by its script, which is switched off.</p></noscript></div>
`;
