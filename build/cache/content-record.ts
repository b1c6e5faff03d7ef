import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFingerprint, type ContentInputs } from './build-inputs.ts';
import { cacheFolder } from '../places.ts';
import { writeWhole } from '../files/write-whole.ts';

const file = join(cacheFolder, 'content.json');

interface ContentRecord {
  readonly inputs: ContentInputs;
  readonly fingerprint: string;
}

/**
 * Towns whose profile is not the one that the content lying there was made from; undefined where the content is not what was
 * recorded, or more than profiles changed: then every page must be made.
 */
export function changedTowns(readInputs: () => ContentInputs): string[] | undefined {
  if (!existsSync(file)) return undefined;
  const { shared, profiles } = readInputs();
  const { inputs, fingerprint } = JSON.parse(readFileSync(file, 'utf8')) as ContentRecord;
  if (inputs.shared !== shared || fingerprint !== contentFingerprint(inputs)) return undefined;
  const towns = new Set([...Object.keys(inputs.profiles), ...Object.keys(profiles)]);
  return [...towns].filter((town) => inputs.profiles[town] !== profiles[town]);
}

/** Records what the content lying there was made from. Returns its fingerprint. */
export function recordContent(inputs: ContentInputs): string {
  const record: ContentRecord = { inputs, fingerprint: contentFingerprint(inputs) };
  writeWhole(file, JSON.stringify(record));
  return record.fingerprint;
}
