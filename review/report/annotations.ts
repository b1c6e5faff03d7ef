import type { Cause, Finding } from '../types.ts';
import { countOf } from '../count-of.ts';

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
          `${finding.path}: ${finding.what} (${finding.where})`,
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
  const { path, what, where, level, accepted } = finding;
  const line = `${path}: ${what} (${where})`;
  if (accepted) return `accepted on ${accepted.date}: ${line}`;
  return level === 'warning' ? `warning: ${line}` : line;
}
