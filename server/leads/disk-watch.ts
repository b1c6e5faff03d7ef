import { statfs } from 'node:fs/promises';
import {
  type Mail,
  type MailAddresses,
} from '../../supabase/functions/lead/lead-mail.ts';

const LOW_MB = 200;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Builds the e-mail about a disk that is nearly full. */
export const mailAboutDisk = (
  freeMb: number,
  { from, to }: MailAddresses,
): Mail => ({
  from,
  to,
  replyTo: '',
  subject: `Quote requests: ${freeMb} MB of disk are free`,
  text: `The disk that quote requests are stored on has ${freeMb} MB free. When it is full, visitors are told that theirs could not be sent.
Free some space. "npm run leads" lists the requests, and "npm run leads -- delete --help" says how to delete some.
`,
});

interface DiskWatchOptions {
  readonly folder: string;
  /** Tells the owner how many megabytes are free. */
  readonly tell: (freeMb: number) => Promise<void>;
  readonly logError: (message: string) => void;
  readonly readFreeMb?: (folder: string) => Promise<number>;
  /** Returns milliseconds. */
  readonly clock?: () => number;
}

/**
 * Creates a function that tells the owner once a day if the disk of a folder is nearly full. If
 * telling fails, it tries again an hour later. It never rejects: a failure is logged.
 */
export function createDiskWatch({
  folder,
  tell,
  logError,
  readFreeMb = freeMbOf,
  clock = () => performance.now(),
}: DiskWatchOptions) {
  let nextAt = 0;
  return async (): Promise<void> => {
    if (clock() < nextAt) return;
    try {
      const freeMb = await readFreeMb(folder);
      if (freeMb >= LOW_MB) return;
      nextAt = clock() + HOUR_MS;
      logError(`The disk of the quote requests has ${freeMb} MB free`);
      await tell(freeMb);
      nextAt = clock() + DAY_MS;
    } catch (error) {
      const { message } = error as Error;
      logError(`The owner is not told how full the disk is: ${message}`);
    }
  };
}

/** Returns the megabytes that this account may still write to a folder. */
async function freeMbOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return Math.floor((bavail * bsize) / 1_000_000);
}
