import { gunzipSync, gzipSync } from 'node:zlib';
import type { ManifestFiles } from '../../snapshots/manifest-file.ts';
import { InputError } from '../../src/domain/problems.ts';
import type { ReportData } from '../report-types.ts';

/** Id of the block that holds a report's data, compressed, in Base64. */
const dataId = 'report-data';
/** Id of the block that holds the state of the site that the report is about, in the same form. */
const stateId = 'site-state';

const packed = (value: unknown) => gzipSync(JSON.stringify(value), { level: 9 }).toString('base64');

/** The blocks of a report that its script, and later reviews, read. */
export function reportBlocks(data: ReportData, state: ManifestFiles): string {
  const block = (id: string, value: unknown) =>
    `<script type="application/octet-stream" id="${id}">${packed(value)}</script>`;
  return `${block(dataId, data)}\n${block(stateId, state)}`;
}

/** @throws InputError where `html` is no report, or one without a state */
export function readReportState(html: string, file: string): ManifestFiles {
  const block = new RegExp(`id="${stateId}">([^<]*)<`).exec(html)?.[1];
  if (block === undefined)
    throw new InputError([
      { file, message: 'is no report that holds a state of the site: make one with npm run review' },
    ]);
  return JSON.parse(gunzipSync(Buffer.from(block, 'base64')).toString('utf8')) as ManifestFiles;
}
