import { readLeadLimits } from '../../supabase/functions/lead/receive-lead.ts';
import { inputError } from '../../core/domain/problems.ts';

/** Parses the hourly limit of e-mails and the months of storage. @throws InputError if invalid */
export function parseLeadLimits(variables: NodeJS.Dict<string>) {
  try {
    return readLeadLimits((name) => variables[name]);
  } catch (error) {
    throw inputError('environment', (error as Error).message);
  }
}
