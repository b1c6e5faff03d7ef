import { changeLines, type ChangeLine } from '../changes/change-lines.ts';
import { wordRuns } from '../changes/lines.ts';
import type { Compared } from '../changes/report-changes.ts';
import type { Finding } from '../types.ts';
import { countOf } from '../count-of.ts';

/** A comment on a pull request is read, not searched: the report has the rest. */
const MAX_CAUSES = 25;
const MAX_LINES = 12;
const MAX_KINDS = 4;
const MAX_FINDINGS = 20;
const MAX_LINE = 200;

interface SummaryInput extends Compared {
  readonly findings: readonly Finding[];
  readonly pageCount: number;
}

/**
 * What a pull request does to the site for crawlers, as Markdown for its comment and the job's
 * page.
 */
export function markdownSummary(input: SummaryInput): string {
  return [...findingLines(input), '', ...changesSection(input), ''].join('\n');
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

function changesSection({
  changes,
  causes,
  causesUnknown,
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
  const lines = changeLines(changes);
  return [
    `### What changed for crawlers against ${escape(from)}`,
    '',
    `${countOf(changes.length, 'change')} on ${countOf(pages.size, 'page')}, told in ${countOf(lines.length, 'line')}.`,
    ...(causesUnknown === undefined
      ? []
      : [
          '',
          `Causes are not known: ${escape(causesUnknown)}`,
          '',
          ...first(lines),
        ]),
    ...causes
      .slice(0, MAX_CAUSES)
      .flatMap((cause) => [
        '',
        `#### ${code(cause.name)}: ${touched(cause.pages)}`,
        '',
        ...cause.edits.map(
          ({ before, after }) => `> ${differenceIn(before, after)}\n`,
        ),
        ...first(lines.filter(({ causes: own }) => own.includes(cause.name))),
      ]),
    ...more(causes.length - MAX_CAUSES, 'cause'),
  ];
}

const touched = (pages: readonly string[]) =>
  pages.length === 0 ? 'the whole site' : countOf(pages.length, 'page');

const first = (lines: readonly ChangeLine[]) => [
  ...lines.slice(0, MAX_LINES).map(lineText),
  ...more(lines.length - MAX_LINES, 'line'),
];

function lineText({
  kinds,
  before,
  after,
  figures,
  pages,
}: ChangeLine): string {
  const where =
    pages.length > 1
      ? `${pages.length} pages, as ${code(pages[0] ?? '')}`
      : code(pages[0] ?? 'the whole site');
  const what =
    figures.length > 0
      ? figures.map(({ before: was, after: is }) => `${was} → ${is}`).join(', ')
      : differenceIn(before, after);
  return `- ${where}: ${escape(kinds.slice(0, MAX_KINDS).join(', '))}: ${what}`;
}

/** The words that differ, with a little around them. */
function differenceIn(before: string, after: string): string {
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
