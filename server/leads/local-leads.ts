import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type {
  ClaimedLead,
  LeadStore,
} from '../../supabase/functions/lead/lead-store.ts';
import { inputError } from '../../src/domain/problems.ts';
import { explainStoreError, isBusy } from './store-errors.ts';

/** A stored lead as its owner sees it. */
export interface StoredLead extends ClaimedLead {
  readonly received_at: string;
  readonly mailed_at: string | null;
  /** When the owner marked the lead as answered. */
  readonly answered_at: string | null;
}

/** The owner's access to all stored leads. Methods reject with InputError. */
export interface LeadArchive {
  /** Returns all leads, newest first. */
  readAll(): Promise<StoredLead[]>;
  /** Marks the leads with these IDs as answered. Rejects if one of them does not exist. */
  markAnswered(ids: readonly number[]): Promise<void>;
  /** Deletes the leads with these IDs. Rejects if one of them does not exist. */
  remove(ids: readonly number[]): Promise<void>;
}

/** Folder of the leads received on this machine. */
export const leadsFolder = join(import.meta.dirname, '../../.leads');

/** Milliseconds that a call waits for another process's lock, and between its attempts. */
const BUSY_MS = 5000;
const RETRY_MS = 50;

/**
 * Migrations that create the table of supabase/migrations in SQLite. The file's `user_version`
 * counts those that have run. It may be 0 although the table exists, which the first migration
 * allows.
 */
const migrations = [
  `create table if not exists leads (
    id integer primary key autoincrement,
    name text not null,
    email text not null,
    phone text not null,
    service text not null,
    message text not null,
    status text not null,
    created_at text not null,
    received_at text not null,
    sender text not null,
    mailed_at text,
    attempts integer not null default 0,
    next_attempt_at text not null default '',
    unique (created_at, email, phone)
  ) strict`,
  `alter table leads add column claimed_at text;
  alter table leads add column announced_at text`,
  `alter table leads add column answered_at text`,
];

/** Returns SQL for the time `modifier` from now, such as `-1 hour`, in the columns' format. */
const from = (modifier: string) =>
  `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '${modifier}')`;
const now = from('0 hours');
/** Returns SQL that is true if a time is within an hour of now; a fast clock may set it ahead. */
const isRecent = (column: string) =>
  `${column} between ${from('-1 hour')} and ${from('1 hour')}`;
/** SQL that is true while the e-mail about a lead may be on its way. */
const isOnItsWay = `(mailed_at is null and claimed_at between ${from('-1 minute')} and ${now})`;
const mailsReached = `$mails <= (
  select count(*) from leads where ${isRecent('mailed_at')} or ${isOnItsWay}
)`;

const receive = `insert into leads
    (name, email, phone, service, message, status, created_at, received_at, sender)
  select $name, $email, $phone, $service, $message, $status, $created_at, ${now}, $sender
  where $limit > (
    select count(*) from leads where sender = $sender and ${isRecent('received_at')}
  )
  on conflict do nothing`;
const markMailed = `update leads set mailed_at = ${now} where id = ?`;
const isListed = 'id in (select value from json_each(?))';
const markAnswered = `update leads set answered_at = ${now} where ${isListed}`;
const remove = `delete from leads where ${isListed}`;
const find =
  'select 1 from leads where created_at = ? and email = ? and phone = ?';
// A next attempt over six hours ahead was set by a fast clock, so such a lead is due too.
const claim = `update leads set
    attempts = attempts + 1,
    claimed_at = ${now},
    next_attempt_at = strftime(
      '%Y-%m-%dT%H:%M:%fZ', 'now', min(1 << min(attempts, 10), 360) || ' minutes'
    )
  where not ${mailsReached} and id = (
    select id from leads
    where mailed_at is null
      and next_attempt_at not between ${from('0.001 seconds')} and ${from('6 hours')}
    order by attempts, id
    limit 1
  ) returning *`;
const claimNotice = `update leads set announced_at = ${now}
  where ${mailsReached}
    and not exists (select 1 from leads where ${isRecent('announced_at')})
    and mailed_at is null
    and not coalesce(${isOnItsWay}, false)`;

/** Runs the migrations that an opened file lacks. */
function migrate(database: DatabaseSync): void {
  const { user_version: done } = database
    .prepare('pragma user_version')
    .get() as { readonly user_version: number };
  if (done >= migrations.length) return;
  database.exec('begin immediate');
  for (const step of migrations.slice(done)) {
    database.exec(step);
  }
  database.exec(`pragma user_version = ${migrations.length}; commit`);
}

/**
 * Opens the leads of this machine, stored in a file that only its owner's account may read. Each
 * call opens the file again, so that it may be moved or restored between calls. Methods reject with
 * InputError if the file is damaged or locked.
 */
export function openLocalLeads(folder = leadsFolder): LeadStore & LeadArchive {
  const file = join(folder, 'leads.sqlite');
  const withTable = async <T>(
    work: (database: DatabaseSync) => T,
  ): Promise<T> => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, 0o700);
    closeSync(openSync(file, 'a', 0o600));
    chmodSync(file, 0o600);
    const deadline = performance.now() + BUSY_MS;
    for (;;) {
      try {
        // SQLite's own wait would block the thread, and with it every other request.
        using database = new DatabaseSync(file, { timeout: 0 });
        migrate(database);
        return work(database);
      } catch (error) {
        const canWait = isBusy(error) && performance.now() < deadline;
        if (!canWait) throw explainStoreError(error, file);
      }
      await sleep(RETRY_MS);
    }
  };
  const changeListed = (
    what: keyof typeof words,
    statement: string,
    ids: readonly number[],
  ) =>
    withTable((database) => {
      const { changes } = database.prepare(statement).run(JSON.stringify(ids));
      checkCount(what, Number(changes), ids.length);
    });
  return {
    receive: (lead, sender, limit) =>
      withTable((database) => {
        const { created_at, email, phone } = lead;
        const { changes } = database
          .prepare(receive)
          .run({ ...lead, sender, limit });
        if (changes > 0) return 'stored';
        const known = database.prepare(find).get(created_at, email, phone);
        return known === undefined ? 'limited' : 'known';
      }),
    claim: (mails) =>
      withTable(
        (database) =>
          database.prepare(claim).get({ mails }) as ClaimedLead | undefined,
      ),
    claimNotice: (mails) =>
      withTable((database) =>
        Number(database.prepare(claimNotice).run({ mails }).changes),
      ),
    markMailed: (id) =>
      withTable((database) => {
        const { changes } = database.prepare(markMailed).run(id);
        if (changes === 0) throw new Error(`lead ${id} is gone`);
      }),
    removeBefore: (moment) =>
      withTable((database) => {
        database
          .prepare('delete from leads where received_at < ?')
          .run(moment.toISOString());
      }),
    markAnswered: (ids) => changeListed('marked', markAnswered, ids),
    readAll: async () =>
      existsSync(file)
        ? withTable(
            (database) =>
              database
                .prepare('select * from leads order by id desc')
                .all() as unknown as StoredLead[],
          )
        : [],
    remove: (ids) => changeListed('deleted', remove, ids),
  };
}

const words = { marked: 'done', deleted: 'delete' } as const;

/** Compares the numbers of changed and requested leads. @throws InputError if they differ */
export function checkCount(
  change: keyof typeof words,
  done: number,
  asked: number,
): void {
  if (done === asked) return;
  const message = `${done} of ${asked} quote requests were ${change}: npm run leads shows what is left`;
  throw inputError(words[change], message);
}
