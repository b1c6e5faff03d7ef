import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../places.ts';
import { writeWhole } from '../files/write-whole.ts';

export type StageName = 'content' | 'renderer' | 'bundle' | 'pictures';

const stampFile = (name: StageName) => join(cacheFolder, 'stamps', name);

/** Fingerprint of what a stage's product was last made from; undefined where it was never finished. */
export function readStamp(name: StageName): string | undefined {
  return existsSync(stampFile(name)) ? readFileSync(stampFile(name), 'utf8') : undefined;
}

interface Stage {
  readonly name: StageName;
  /** Fingerprint of what the stage works from. Not asked for where the stage has not run yet, until it has. */
  readonly fingerprint: () => string;
  /** Makes the product. May return another fingerprint, where the product itself is part of it. */
  readonly run: () => Promise<string | void>;
}

/** Runs a stage whose inputs are not what its product was made from. A stage that is interrupted counts as never run. */
export async function runStage({ name, fingerprint, run }: Stage): Promise<void> {
  const stamp = readStamp(name);
  if (stamp !== undefined && stamp === fingerprint()) return;
  const file = stampFile(name);
  rmSync(file, { force: true });
  const settled = (await run()) ?? fingerprint();
  writeWhole(file, settled);
}
