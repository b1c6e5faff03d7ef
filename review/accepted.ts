import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { readText } from '../core/disk/read-text.ts';
import { InputError, schemaProblems } from '../core/domain/problems.ts';
import type { Finding } from './types.ts';

/** The file of findings that somebody decided to live with. */
export const acceptedFile = 'review/accepted.json';

const text = v.pipe(v.string(), v.minLength(1));
const acceptedSchema = v.array(
  v.strictObject({
    rule: text,
    /** A page's path, a file such as /sitemap.xml, or layout. */
    path: text,
    /** A finding's cause; if left out, every finding of the rule at the path is accepted. */
    cause: v.optional(text),
    what: v.optional(
      v.never(
        'is not compared: take it out, or write cause as npm run review -- --json says it',
      ),
    ),
    reason: v.pipe(
      v.string(),
      v.minLength(10, 'must say why, in ten characters or more'),
    ),
    date: v.pipe(v.string(), v.isoDate('must be a date, as in 2026-11-22')),
  }),
);
export type AcceptedFinding = v.InferOutput<typeof acceptedSchema>[number];

/** @throws InputError naming every entry that is wrong */
export function readAccepted(root: string): AcceptedFinding[] {
  const file = join(root, acceptedFile);
  const json = existsSync(file) ? readText(file, acceptedFile) : '[]';
  const parsed = v.safeParse(
    v.pipe(v.string(), v.parseJson(undefined, 'must be JSON'), acceptedSchema),
    json,
  );
  if (parsed.success) return parsed.output;
  throw new InputError(schemaProblems(acceptedFile, parsed.issues));
}

/** Marks the findings that are accepted, and returns the entries that accept nothing as `idle`. */
export function acceptFindings(
  findings: readonly Finding[],
  accepted: readonly AcceptedFinding[],
) {
  const used = new Set<AcceptedFinding>();
  const marked = findings.map((finding): Finding => {
    const entry = accepted.find(
      ({ rule, path, cause = finding.cause }) =>
        rule === finding.rule &&
        path === finding.path &&
        cause === finding.cause,
    );
    if (!entry) return finding;
    used.add(entry);
    const { reason, date } = entry;
    return { ...finding, accepted: { reason, date } };
  });
  return {
    findings: marked,
    idle: accepted.filter((entry) => !used.has(entry)),
  };
}

/** Only errors that nobody has accepted stop a deploy. */
export const stopsDeploy = ({ level, accepted }: Finding): boolean =>
  level === 'error' && !accepted;
