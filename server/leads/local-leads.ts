import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type {
  ClaimedLead,
  LeadStore,
} from '../../supabase/functions/lead/lead-store.ts';
import { InputError } from '../../src/domain/problems.ts';

/** A stored lead as its owner sees it. */
export interface StoredLead extends ClaimedLead {
  readonly received_at: string;
  readonly mailed_at: string | null;
}

/** All stored leads, for their owner. Methods reject with InputError. */
export interface LeadArchive {
  /** Newest first. */
  readAll(): Promise<StoredLead[]>;
  /** Deletes the leads with these ids. */
  remove(ids: readonly number[]): Promise<void>;
}

/** Folder of the leads received on this machine. */
export const leadsFolder = join(import.meta.dirname, '../../.leads');

/** How long SQLite waits for another process that holds the file. */
const BUSY_MS = 5000;

/** The table of supabase/migrations in SQLite. */
const table = `create table if not exists leads (
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
) strict`;

const ISO = '%Y-%m-%dT%H:%M:%fZ';
const receive = `insert into leads (name, email, phone, service, message, status, created_at, received_at, sender)
  select $name, $email, $phone, $service, $message, $status, $created_at, strftime('${ISO}'), $sender
  where $limit > (select count(*) from leads where sender = $sender and received_at > strftime('${ISO}', 'now', '-1 hour'))
  on conflict do nothing`;
const find =
  'select 1 from leads where created_at = ? and email = ? and phone = ?';
const claim = `update leads set attempts = attempts + 1,
    next_attempt_at = strftime('${ISO}', 'now', min(1 << min(attempts, 10), 360) || ' minutes')
  where id = (
    select id from leads where mailed_at is null and next_attempt_at <= strftime('${ISO}') order by attempts, id limit 1
  ) returning *`;

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const damaged = [11, 26];

function explain(error: unknown, file: string): unknown {
  if (!(error instanceof Error && 'errcode' in error)) return error;
  const remedy = damaged.includes(Number(error.errcode) & 255)
    ? 'it is damaged: move it away, and take back a copy of it or what "sqlite3 FILE .recover" still finds in it'
    : 'try again when no other program holds it';
  return new InputError([{ file, message: `${error.message}: ${remedy}` }]);
}

/**
 * The leads stored on this machine, in a file that only its owner's account may read. Each call
 * opens the file anew, so that it may be moved or restored between calls. Methods reject with
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
    try {
      using database = new DatabaseSync(file, { timeout: BUSY_MS });
      database.exec(table);
      return work(database);
    } catch (error) {
      throw explain(error, file);
    }
  };
  return {
    receive: (
      { name, email, phone, service, message, status, created_at },
      sender,
      limit,
    ) =>
      withTable((database) => {
        const row = {
          name,
          email,
          phone,
          service,
          message,
          status,
          created_at,
          sender,
          limit,
        };
        if (database.prepare(receive).run(row).changes > 0) return 'stored';
        return database.prepare(find).get(created_at, email, phone) ===
          undefined
          ? 'limited'
          : 'known';
      }),
    claim: () =>
      withTable(
        (database) => database.prepare(claim).get() as ClaimedLead | undefined,
      ),
    markMailed: (id) =>
      withTable(
        (database) =>
          void database
            .prepare(
              `update leads set mailed_at = strftime('${ISO}') where id = ?`,
            )
            .run(id),
      ),
    readAll: async () =>
      existsSync(file)
        ? withTable(
            (database) =>
              database
                .prepare('select * from leads order by id desc')
                .all() as unknown as StoredLead[],
          )
        : [],
    remove: (ids) =>
      withTable((database) => {
        const statement = database.prepare('delete from leads where id = ?');
        for (const id of ids) statement.run(id);
      }),
  };
}
