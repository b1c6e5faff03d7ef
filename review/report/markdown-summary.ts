import type { Compared, ReportChange } from '../changes/report-changes.ts';
import type { Cause, Finding } from '../types.ts';
import { wordRuns } from '../changes/words.ts';
import { countOf } from '../count-of.ts';

/** A comment on a pull request is read, not searched: the report has the rest. */
const MAX_CAUSES = 25;
const MAX_EXAMPLES = 3;
const MAX_FINDINGS = 20;
const MAX_LINE = 200;

interface SummaryInput extends Compared {
  readonly findings: readonly Finding[];
  readonly pageCount: number;
}

/** What a pull request does to the site for crawlers, in Markdown, for its comment and the job's page. */
export function markdownSummary(input: SummaryInput): string {
  return [...findingLines(input), '', ...changeLines(input), ''].join('\n');
}

function findingLines({ findings, pageCount }: SummaryInput): string[] {
  const open = findings.filter(({ accepted }) => !accepted);
  const count = (level: Finding['level']) =>
    open.filter((finding) => finding.level === level).length;
  const accepted = findings.length - open.length;
  return [
    `## Review of ${countOf(pageCount, 'page')}`,
    '',
    `${countOf(count('error'), 'error')}, ${countOf(count('warning'), 'warning')}${accepted > 0 ? `, ${accepted} accepted` : ''}.`,
    ...(open.length > 0 ? [''] : []),
    ...open
      .slice(0, MAX_FINDINGS)
      .map(
        ({ level, rule, path, what, where, source }) =>
          `- **${level}** ${rule} at ${code(path)}: ${escape(what)} (${code(where)})${source && ` from ${code(source)}`}`,
      ),
    ...more(open.length - MAX_FINDINGS, 'finding'),
  ];
}

function changeLines({
  changes,
  causes,
  comparedWith,
}: SummaryInput): string[] {
  const { from, reason } = comparedWith;
  if (reason !== undefined)
    return [`### What changed`, '', `Not known: ${escape(reason)}`];
  if (changes.length === 0)
    return [
      '### What changed',
      '',
      `For crawlers nothing differs from ${escape(from)}.`,
    ];
  const pages = new Set(changes.map(({ path }) => path).filter(Boolean));
  return [
    `### What changed for crawlers against ${escape(from)}`,
    '',
    `${countOf(changes.length, 'change')} on ${countOf(pages.size, 'page')}.`,
    '',
    '| Cause | Pages | What |',
    '|---|---|---|',
    ...causes
      .slice(0, MAX_CAUSES)
      .map(
        ({ file, pages: touched, kinds }) =>
          `| ${code(file)} | ${touched.length || 'site'} | ${kinds.join(', ')} |`,
      ),
    ...more(causes.length - MAX_CAUSES, 'cause'),
    ...causes
      .slice(0, MAX_CAUSES)
      .flatMap((cause) => exampleLines(cause, changes)),
  ];
}

function exampleLines(
  { file, pages }: Cause,
  changes: readonly ReportChange[],
): string[] {
  const own = changes.filter(({ causes }) => causes.includes(file));
  // One example of each way in which it shows, not the same one of many pages.
  const distinct = [
    ...new Map(
      own.map((change) => [`${change.kind} ${change.part}`, change]),
    ).values(),
  ];
  return [
    '',
    `<details><summary>${escape(file)}: ${pages.length === 0 ? 'the whole site' : countOf(pages.length, 'page')}</summary>`,
    '',
    ...distinct
      .slice(0, MAX_EXAMPLES)
      .map(
        ({ path, kind, part, before, after }) =>
          `- ${code(path || 'site')} ${[kind, part].filter(Boolean).join(' ')}: ${wordsOf(before, after)}`,
      ),
    ...more(distinct.length - MAX_EXAMPLES, 'other kind'),
    '',
    pages.length === 0
      ? ''
      : `Pages: ${pages.slice(0, 60).map(code).join(' ')}${pages.length > 60 ? ` and ${pages.length - 60} more` : ''}`,
    '</details>',
  ];
}

/** The words that differ, with a little around them. */
function wordsOf(before: string, after: string): string {
  if (before === '') return `new ${code(after)}`;
  if (after === '') return `gone ${code(before)}`;
  return wordRuns(before, after)
    .map(({ kind, text }) => {
      if (kind === 'gone') return ` ~~${escape(text.trim())}~~`;
      if (kind === 'new') return ` **${escape(text.trim())}**`;
      return text.length > 60
        ? `${escape(text.slice(0, 25))} … ${escape(text.slice(-25))}`
        : escape(text);
    })
    .join('');
}

const more = (count: number, noun: string) =>
  count > 0
    ? [
        '',
        `And ${countOf(count, `more ${noun}`, `more ${noun}s`)} in the report.`,
      ]
    : [];
const escape = (text: string) =>
  text
    .replace(/[<>|*_~`\\]/g, (sign) =>
      sign === '<' ? '&lt;' : sign === '>' ? '&gt;' : `\\${sign}`,
    )
    .replaceAll('\n', ' ');
const code = (text: string) =>
  `\`${(text.length > MAX_LINE ? `${text.slice(0, MAX_LINE - 1)}…` : text).replaceAll('`', "'").replaceAll('|', '¦').replaceAll('\n', ' ')}\``;
