import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type {
  ClaimedLead,
  LeadStore,
} from '../../supabase/functions/lead/lead-store.ts';
import { inputError } from '../../core/domain/problems.ts';
import { explainStoreError, isBusy } from './store-errors.ts';

/** A stored lead as its owner sees it. */
export interface StoredLead extends ClaimedLead {
  readonly received_at: string;
  readonly mailed_at: string | null;
  /** When the owner marked the lead as answered. */
  readonly answered_at: string | null;
  /** Hashes of the sender's networks; '' after a day. */
  readonly sender: string;
  readonly network: string;
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

interface HashKey {
  /** Resolves to the secret key of the hashes of senders, which the store makes once. */
  readHashKey(): Promise<string>;
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
  // The indexes hold all that is read of many rows: in a row it lies behind the long message.
  `alter table leads add column network text not null default '';
  create table hash_key (value text not null) strict;
  insert into hash_key values (lower(hex(randomblob(32))));
  create index leads_senders on leads (received_at, sender, network) where sender <> '';
  create index leads_waiting on leads (claimed_at, next_attempt_at, attempts, network, mailed_at)
    where mailed_at is null;
  create index leads_mailed on leads (mailed_at) where mailed_at is not null;
  create index leads_announced on leads (announced_at) where announced_at is not null;
  create index leads_finished on leads (received_at, created_at)
    where mailed_at is not null or answered_at is not null`,
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
const mailsReached = `$mails <= (select count(*) from leads where ${isRecent('mailed_at')})
  + (select count(*) from leads where ${isOnItsWay})`;

const receive = `insert into leads (
    name, email, phone, service, message, status, created_at, received_at, sender, network
  )
  select
    $name, $email, $phone, $service, $message, $status, $created_at, ${now}, $sender, $network
  from (
    select
      count(*) as stored,
      count(*) filter (where sender = $sender) as by_sender,
      count(*) filter (where network = $network) as by_network
    from leads where sender <> '' and ${isRecent('received_at')}
  )
  where by_sender < $perSender and by_network < $perNetwork
    and stored < $total - iif(by_network = 0, 0, $reserved)
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
  where id = (
    select id from (
      select id, attempts, count(*) over (partition by network) as of_network from leads
      where not ${mailsReached} and mailed_at is null
        and next_attempt_at not between ${from('0.001 seconds')} and ${from('6 hours')}
    )
    order by of_network, attempts, id
    limit 1
  ) returning *`;
const isWaiting = `(mailed_at is null and not coalesce(${isOnItsWay}, false))`;
// One row says for all that the owner has been told.
const claimNotice = `update leads set announced_at = ${now}
  where ${mailsReached}
    and not exists (select 1 from leads where ${isRecent('announced_at')})
    and id = (select id from leads where ${isWaiting} limit 1)
  returning (select count(*) from leads where ${isWaiting}) as waiting`;
// A fast clock may have set a time ahead.
const forgetSenders = `update leads set sender = '', network = ''
  where id in (
    select id from leads
    where sender <> '' and (received_at < ${from('-1 day')} or received_at > ${from('1 day')})
    limit $most
  )`;
// A slow clock may have set the time of reception years back: the visitor's must agree.
const removeFinished = `delete from leads where id in (
    select id from leads
    where (mailed_at is not null or answered_at is not null)
      and received_at < $before and created_at < $before
    order by received_at
    limit $most
  )`;

/** Returns the value of a query that has one column and one row. */
const valueOf = (database: DatabaseSync, query: string) =>
  Object.values(database.prepare(query).get() ?? {})[0];

const countDone = (database: DatabaseSync) =>
  Number(valueOf(database, 'pragma user_version'));

/** Runs the migrations that an opened file lacks. */
function migrate(database: DatabaseSync): void {
  if (countDone(database) >= migrations.length) return;
  database.exec('begin immediate');
  // Another process may have run them meanwhile.
  for (const step of migrations.slice(countDone(database))) {
    database.exec(step);
  }
  database.exec(`pragma user_version = ${migrations.length}; commit`);
}

/**
 * Opens the leads of this machine, stored in a file that only its owner's account may read. Each
 * call opens the file again, so that it may be moved or restored between calls. Methods reject with
 * InputError if the file is damaged or locked.
 */
export function openLocalLeads(
  folder = leadsFolder,
): LeadStore & LeadArchive & HashKey {
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
    readHashKey: () =>
      withTable((database) =>
        String(valueOf(database, 'select value from hash_key')),
      ),
    receive: (lead, sender, limits) =>
      withTable((database) => {
        const { created_at, email, phone } = lead;
        const { changes } = database
          .prepare(receive)
          .run({ ...lead, ...sender, ...limits });
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
        Number(database.prepare(claimNotice).get({ mails })?.waiting ?? 0),
      ),
    markMailed: (id) =>
      withTable((database) => {
        const { changes } = database.prepare(markMailed).run(id);
        if (changes === 0) throw new Error(`lead ${id} is gone`);
      }),
    forgetSenders: (most) =>
      withTable((database) => {
        database.prepare(forgetSenders).run({ most });
      }),
    readClock: () =>
      withTable(
        (database) => new Date(String(valueOf(database, `select ${now}`))),
      ),
    removeFinished: (before, most) =>
      withTable((database) => {
        const { changes } = database
          .prepare(removeFinished)
          .run({ before: before.toISOString(), most });
        return Number(changes);
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
