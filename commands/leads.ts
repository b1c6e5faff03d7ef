import { assertDefined } from '../core/domain/assert-defined.ts';
import {
  leadsAsCsv,
  leftToOwner,
  ofSameNetwork,
  olderThan,
  openLeadArchive,
  searchLeads,
} from '../server/leads/lead-archive.ts';
import { parseLeadLimits } from '../server/leads/lead-limits.ts';
import type { StoredLead } from '../server/leads/local-leads.ts';
import { britishClock } from '../supabase/functions/_shared/moment.ts';
import { readVariables } from '../server/read-environment.ts';
import { printable } from '../core/domain/text/printable.ts';
import {
  flag,
  readCount,
  runCommand,
  textOption,
  textsOption,
  wrongOption,
} from './shared/run-command.ts';
import { countOf } from '../core/domain/text/count-of.ts';
import {
  checkOutput,
  writeOutput,
  type OutputFile,
} from './shared/output-file.ts';

const usage = `Usage: npm run leads [-- WHAT] [OPTION]      lists and edits quote requests, in Supabase if it is set up, otherwise on this machine
  list                   lists them, newest first, and says which wait for an answer; --search TEXT lists those that contain TEXT
  show --id N            shows one in full
  done --id N            marks one as answered; --id may be repeated
  export --out FILE      writes all of them, or those that --search finds, for a spreadsheet
  delete --id N          deletes one; --id may be repeated
  delete --older-than M  deletes those received more than M months ago; the receiver itself deletes what is mailed or answered after LEAD_KEEP_MONTHS
  delete --like N        deletes the last day's unanswered ones from the network that sent this one
  --yes                  with delete: delete them; without --yes they are only listed`;

const options = {
  search: textOption,
  id: textsOption,
  out: textOption,
  'older-than': textOption,
  like: textOption,
  yes: flag,
};

function describe({
  id,
  created_at,
  service,
  name,
  phone,
  email,
  mailed_at,
  answered_at,
  status,
}: StoredLead): string {
  const marks = [
    status === 'test' && 'test',
    mailed_at === null && 'no e-mail went out',
    !answered_at && 'waits for an answer',
  ].filter(Boolean);
  const when = britishClock(new Date(created_at));
  const asked = `${id}  ${when}  ${service}  ${name}  ${phone}  ${email}`;
  return printable(marks.length > 0 ? `${asked} (${marks.join(', ')})` : asked);
}

/** Formats a lead and, indented below it, its message. Control characters are escaped. */
const showMessage = (lead: StoredLead) =>
  [
    describe(lead),
    ...lead.message.split('\n').map((line) => `    ${printable(line)}`),
  ].join('\n');

/** Returns the leads with these IDs. @throws InputError if one does not exist */
function chosen(
  leads: readonly StoredLead[],
  ids: readonly string[],
  option = '--id',
): StoredLead[] {
  return [...new Set(ids)].map((id) => {
    const lead = leads.find((other) => `${other.id}` === id);
    if (!lead)
      throw wrongOption(
        `${option} ${id}`,
        'no such quote request: npm run leads lists them',
      );
    return lead;
  });
}

/** The spreadsheet of quote requests, which only this account may read. */
const spreadsheet = (file: string): OutputFile => ({
  option: `--out ${file}`,
  file,
  isOurs: (start) => /^\uFEFF?id,/.test(start),
  mode: 0o600,
});

/**
 * Returns the unanswered leads of the last day from the network that sent this one.
 * @throws InputError if the lead does not exist, or its network is known no more
 */
function chosenLike(leads: readonly StoredLead[], id: string): StoredLead[] {
  return chosen(leads, [id], '--like').flatMap((lead) => {
    const found = ofSameNetwork(leads, lead, new Date());
    if (found !== undefined) return found;
    const reason = 'its network is known no more, since it is kept for a day';
    throw wrongOption(`--like ${id}`, `${reason}: delete by --id`);
  });
}

await runCommand({
  usage,
  options,
  word: ['list', 'show', 'done', 'export', 'delete'],
  run: async (values, what) => {
    const { search = '', id: ids = [], out, like, yes } = values;
    const { 'older-than': age } = values;
    if (what === 'export') {
      if (out === undefined)
        throw wrongOption('export', 'say where to, as in --out leads.csv');
      checkOutput(spreadsheet(out));
    }
    const isNoneChosen = ids.length === 0;
    if (isNoneChosen && (what === 'show' || what === 'done'))
      throw wrongOption(what, 'say which, as in --id 12');
    const isNoneMeant = isNoneChosen && age === undefined && like === undefined;
    if (isNoneMeant && what === 'delete')
      throw wrongOption(
        'delete',
        'say which, as in --id 12 or --older-than 12',
      );
    const months =
      age === undefined ? undefined : readCount('--older-than', age);

    const variables = readVariables();
    const { keptMonths } = parseLeadLimits(variables);
    const archive = openLeadArchive(variables);
    const all = await archive.readAll();
    const found = searchLeads(all, search);
    if (what === 'list') {
      for (const lead of found) {
        console.log(describe(lead));
      }
      const waiting = found.filter((lead) => !lead.answered_at).length;
      console.log(
        `${countOf(found.length, 'quote request')}, ${waiting} waiting for an answer.`,
      );
      const left = leftToOwner(all, keptMonths, new Date()).length;
      if (left > 0)
        console.log(
          `${left} over ${keptMonths} months old: only you delete these, by delete --older-than ${keptMonths}.`,
        );
    } else if (what === 'done') {
      const answered = chosen(all, ids);
      await archive.markAnswered(answered.map(({ id }) => id));
      console.log(`${answered.length} marked as answered.`);
    } else if (what === 'show') {
      for (const lead of chosen(all, ids)) {
        console.log(showMessage(lead));
      }
    } else if (what === 'export') {
      const file = assertDefined(out, 'the file to write to');
      writeOutput(spreadsheet(file), [leadsAsCsv(found)]);
      // The file may be this command's own output.
      console.error(
        `${countOf(found.length, 'quote request')} written to ${file}`,
      );
    } else {
      const old =
        months === undefined ? [] : olderThan(all, months, new Date());
      const alike = like === undefined ? [] : chosenLike(all, like);
      const going = new Set([...chosen(all, ids), ...old, ...alike]);
      for (const lead of going) {
        console.log(describe(lead));
      }
      if (!yes && going.size > 0)
        throw wrongOption(
          'delete',
          `${going.size} would be deleted, and none has been: add --yes`,
        );
      await archive.remove(Array.from(going, ({ id }) => id));
      console.log(`${going.size} deleted.`);
    }
  },
});
