import { shorten } from '../rules/rule.ts';
import { changeLines, type ChangeLine } from '../changes/change-lines.ts';
import { wordRuns } from '../changes/lines.ts';
import type { Compared } from '../changes/report-changes.ts';
import type { Cause, Finding } from '../types.ts';
import { countOf } from '../../core/domain/text/count-of.ts';

/** Limits of what a pull request's comment lists, to keep it short. The report has everything. */
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
  const lines = [...findingLines(input), '', ...changesSection(input), ''];
  return lines.join('\n');
}

function findingLines({ findings, pageCount }: SummaryInput): string[] {
  const open = findings.filter(({ accepted }) => !accepted);
  const errors = open.filter(({ level }) => level === 'error').length;
  const accepted = findings.length - open.length;
  return [
    `## Review of ${countOf(pageCount, 'page')}`,
    '',
    `${countOf(errors, 'error')}, ${countOf(open.length - errors, 'warning')}, ${accepted} accepted.`,
    '',
    ...upTo(
      MAX_FINDINGS,
      'finding',
      open.map(
        (finding) =>
          `- **${finding.level}** ${finding.rule} at ${code(finding.path)}: ${code(whatOf(finding))} (${code(finding.where)})${finding.source && ` from ${code(finding.source)}`}`,
      ),
    ),
  ];
}

function changesSection({
  changes,
  causes,
  causesUnknown,
  comparedWith,
}: SummaryInput): string[] {
  const { from, reason } = comparedWith;
  const title = `### What changed for crawlers against ${code(from)}`;
  if (reason !== undefined) return [title, '', `Not known: ${code(reason)}`];
  const pages = new Set(changes.map(({ path }) => path).filter(Boolean));
  const lines = changeLines(changes);
  const linesOf = (own: readonly ChangeLine[]) =>
    upTo(MAX_LINES, 'line', own.map(lineText));
  const withCauses = causes.map((cause) =>
    [
      `#### ${code(cause.name)}: ${cause.pages.length > 0 ? countOf(cause.pages.length, 'page') : 'the whole site'}`,
      '',
      ...cause.edits.map(
        ({ before, after }) => `> ${differenceIn(before, after)}\n`,
      ),
      ...linesOf(lines.filter((line) => line.causes.includes(cause.name))),
      '',
    ].join('\n'),
  );
  return [
    title,
    '',
    `${countOf(changes.length, 'change')} on ${countOf(pages.size, 'page')}, shown in ${countOf(lines.length, 'line')}.`,
    '',
    ...(causesUnknown === undefined
      ? upTo(MAX_CAUSES, 'cause', withCauses)
      : [
          `Causes are not known: ${code(causesUnknown)}`,
          '',
          ...linesOf(lines),
        ]),
  ];
}

/** The first lines, and how many are left. */
function upTo(most: number, noun: string, lines: readonly string[]): string[] {
  const left = lines.length - most;
  const rest = ['', `And ${countOf(left, `more ${noun}`)} in the report.`];
  return [...lines.slice(0, most), ...(left > 0 ? rest : [])];
}

function lineText({
  kinds,
  before,
  after,
  figures,
  pages,
}: ChangeLine): string {
  const page = code(pages[0] ?? 'the whole site');
  const where =
    pages.length > 1 ? `${pages.length} pages, such as ${page}` : page;
  const what =
    figures.length > 0
      ? code(
          figures
            .map(({ before: was, after: is }) => `${was} → ${is}`)
            .join(', '),
        )
      : differenceIn(before, after);
  return `- ${where}: ${code(kinds.slice(0, MAX_KINDS).join(', '))}: ${what}`;
}

/** The words that differ, with a little around them. */
function differenceIn(before: string, after: string): string {
  if (before === '') return `new ${code(after)}`;
  if (after === '') return `gone ${code(before)}`;
  return wordRuns(before, after)
    .map(({ kind, text }) => {
      if (kind === 'gone') return `~~${code(text)}~~`;
      if (kind === 'new') return `**${code(text)}**`;
      return code(
        text.length > 60 ? `${text.slice(0, 25)} … ${text.slice(-25)}` : text,
      );
    })
    .join(' ');
}

/**
 * Quotes a text of the site or of a change. Inside code nothing becomes a link, a picture, a
 * mention or markup.
 */
function code(text: string): string {
  const plain = shorten(text.trim(), MAX_LINE)
    .replaceAll('`', "'")
    .replaceAll('|', '¦')
    .replaceAll(/\s+/g, ' ');
  return `\`${plain}\``;
}

/** Files that a reviewer of a pull request reads line by line. */
const annotated = /^(?:templates|site)\//;

/** Commands that GitHub's runner turns into notes beside the lines of a pull request. */
export function annotationLines(
  findings: readonly Finding[],
  causes: readonly Cause[],
): string[] {
  return [
    ...findings
      .filter(({ accepted }) => !accepted)
      .map((finding) =>
        line(
          finding.level,
          { file: finding.source, title: finding.rule },
          `${finding.path}: ${whatOf(finding)} (${finding.where})`,
        ),
      ),
    ...causes
      .flatMap(({ files, ...cause }) =>
        files
          .filter((file) => annotated.test(file))
          .map((file) => ({ file, ...cause })),
      )
      .map(({ file, kinds, pages }) =>
        line(
          'notice',
          {
            file,
            title:
              pages.length === 0
                ? 'Changes the site'
                : `Changes ${countOf(pages.length, 'page')}`,
          },
          `${kinds.join(', ')}: ${pages.slice(0, 10).join(' ')}`,
        ),
      ),
  ];
}

const escapeValue = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string) =>
  escapeValue(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

function line(
  level: string,
  properties: Readonly<Record<string, string>>,
  message: string,
): string {
  const given = Object.entries(properties)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${escapeProperty(value)}`);
  return `::${level} ${given.join()}::${escapeValue(message)}`;
}

/** A finding as a line of a log. */
export function findingLine(finding: Finding): string {
  const { path, where, level, accepted } = finding;
  const line = `${path}: ${whatOf(finding)} (${where})`;
  if (accepted) return `accepted on ${accepted.date}: ${line}`;
  return level === 'warning' ? `warning: ${line}` : line;
}

/** What is wrong, and on how many pages if there are several. */
const whatOf = ({ what, pages }: Finding) =>
  pages.length < 2 ? what : `${what} (on ${pages.length} pages)`;
