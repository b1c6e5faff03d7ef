import { parseArgs } from 'node:util';
import { towns } from '../src/domain/towns.ts';
import { tools } from './tools.ts';

/** Pages that there are whatever the number of towns, and pages a town has. */
const FIXED_ROUTES = 13;
const ROUTES_A_TOWN = 7;
/** Made-up names run out soon after. */
const MOST_TOWNS = 550;

/** Something wrong with the command line. */
export class OptionError extends Error {}

export interface Options {
  readonly only: readonly string[];
  readonly runs: number;
  /** Numbers of towns, fewest first. */
  readonly townCounts: readonly number[];
  readonly write: boolean;
}

/** @throws OptionError with one line that says what is wrong. */
export function readOptions(args: readonly string[]): Options {
  const values = parse(args);
  const names = tools.map(({ name }) => name);
  const only = values.only === undefined ? names : values.only.split(',');
  const unknown = only.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new OptionError(`--only ${unknown}: no such tool; there are ${names.join(', ')}`);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new OptionError(`--runs ${values.runs}: give a whole number above 0`);
  return {
    only,
    runs,
    townCounts: values.sizes
      .split(',')
      .map(readTownCount)
      .sort((a, b) => a - b),
    write: values.write,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        only: { type: 'string' },
        runs: { type: 'string', default: '3' },
        sizes: { type: 'string', default: '356,1784,3562' },
        write: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new OptionError(error instanceof Error ? error.message : String(error));
  }
}

function readTownCount(routes: string): number {
  const townCount = (Number(routes) - FIXED_ROUTES) / ROUTES_A_TOWN;
  if (!Number.isInteger(townCount) || townCount < towns.length || townCount > MOST_TOWNS) {
    throw new OptionError(
      `--sizes ${routes}: give ${FIXED_ROUTES} routes and ${ROUTES_A_TOWN} for each of ${towns.length} to ${MOST_TOWNS} towns, as in 356, 1784 or 3562`,
    );
  }
  return townCount;
}
