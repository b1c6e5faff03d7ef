import { assertDefined } from '../src/domain/assert-defined.ts';
import type { Finding } from './model.ts';
import { rules } from './rules.ts';

/** A finding as a line of a log. */
export const findingLine = ({ path, what, where, level, accepted }: Finding): string =>
  `${accepted ? `accepted on ${accepted.date}: ` : level === 'warning' ? 'warning: ' : ''}${path}: ${what} (${where})`;

/** A finding with its rule's reasons, for machines. */
export function explainFinding({ rule, ...finding }: Finding) {
  const { title, why, todo } = assertDefined(
    rules.find(({ id }) => id === rule),
    rule,
  );
  return { rule, title, ...finding, why, todo };
}
