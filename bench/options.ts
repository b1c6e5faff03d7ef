import { InputError } from '../src/domain/problems.ts';
import { towns } from '../src/domain/towns.ts';
import { mostTowns } from './made-up/towns.ts';
import { tools } from './tools.ts';

/** Pages that there are whatever the number of towns, and pages a town has. */
const FIXED_ROUTES = 13;
const ROUTES_A_TOWN = 7;

export const usage = `Usage: npm run bench [-- OPTION]      times the whole build beside other static-site builders: bench/README.md
  --only NAMES   these tools alone, parted by commas: ${tools.map(({ name }) => name).join(', ')}
  --runs N       how often each is timed (3)
  --sizes LIST   numbers of pages, parted by commas (356,3562,35608)`;

/** As the command line gives them. */
export const benchOptions = {
  only: { type: 'string' },
  runs: { type: 'string', default: '3' },
  sizes: { type: 'string', default: '356,3562,35608' },
} as const;

interface Values {
  readonly only?: string;
  readonly runs: string;
  readonly sizes: string;
}

export interface Options {
  readonly only: readonly string[];
  readonly runs: number;
  /** Numbers of towns, fewest first. */
  readonly townCounts: readonly number[];
}

/** @throws InputError with one line that says what is wrong. */
export function readOptions(values: Values): Options {
  const names = tools.map(({ name }) => name);
  const only = values.only === undefined ? names : values.only.split(',');
  const unknown = only.find((name) => !names.includes(name));
  if (unknown !== undefined) throw wrong(`--only ${unknown}`, `no such tool; there are ${names.join(', ')}`);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw wrong(`--runs ${values.runs}`, 'give a whole number above 0');
  return {
    only,
    runs,
    townCounts: values.sizes
      .split(',')
      .map(readTownCount)
      .sort((a, b) => a - b),
  };
}

function readTownCount(routes: string): number {
  const townCount = (Number(routes) - FIXED_ROUTES) / ROUTES_A_TOWN;
  if (!Number.isInteger(townCount) || townCount < towns.length || townCount > towns.length + mostTowns) {
    throw wrong(
      `--sizes ${routes}`,
      `give ${FIXED_ROUTES} routes and ${ROUTES_A_TOWN} for each of ${towns.length} to ${towns.length + mostTowns} towns, as in 356, 3562 or 35608`,
    );
  }
  return townCount;
}

const wrong = (option: string, message: string) => new InputError([{ file: option, message }]);
