import { assertDefined, at } from '../../src/domain/assert-defined.ts';
import seedrandom from 'seedrandom';
import { CODEWORDS } from '../inputs/profile.ts';
import type { Pool, Variant } from '../inputs/templates.ts';

const FIELD = 7;

/** Uniform number in [0, 1) that depends on `key` alone. */
export function hashToUnit(key: string): number {
  return seedrandom(key).quick();
}

/** Codewords beyond those that profiles name: six curves for each straight line. */
const SPARE_CODEWORDS = CODEWORDS * (FIELD - 1);

/** The codeword of a town whose profile names none: a spare one, so that it is no profile's. */
export function hashedCodeword(townSlug: string): number {
  return (
    CODEWORDS + Math.floor(hashToUnit(`seat/${townSlug}`) * SPARE_CODEWORDS)
  );
}

/**
 * The items ordered by a hash of `key` and each item's name, so that a new item moves only what it
 * must.
 */
export function rankByHash(key: string, names: readonly string[]): string[] {
  return names
    .map((name) => ({
      name,
      score: hashToUnit(`${key}/${name}`),
    }))
    .sort((a, b) => b.score - a.score || (a.name < b.name ? -1 : 1))
    .map(({ name }) => name);
}

const permutations = new Map<string, readonly number[]>();

function permutationOf(key: string): readonly number[] {
  let order = permutations.get(key);
  if (!order) {
    order = rankByHash(key, [...Array(FIELD).keys()].map(String)).map(Number);
    permutations.set(key, order);
  }
  return order;
}

/**
 * Symbol of `codeword` at `position` 0-7: the value of a polynomial over GF(7), at the last
 * position its slope. Codewords 0-48 are straight lines, the words of the extended Reed-Solomon
 * code: two of them have the same symbol at one position out of the eight, never at more. The spare
 * codewords from 49 on are parabolas: one and any line, or any other, have the same symbol at three
 * at most.
 */
export function codeSymbol(codeword: number, position: number): number {
  const curve = Math.floor(codeword / CODEWORDS);
  const height = Math.floor((codeword % CODEWORDS) / FIELD);
  const slope = codeword % FIELD;
  return position === FIELD
    ? slope
    : (height + slope * position + curve * position ** 2) % FIELD;
}

export interface Choice {
  /** The page's key, `town/service`. */
  readonly key: string;
  readonly codeword: number;
  /**
   * The section that a variant is chosen for, as `service/section`. It permutes the symbols, so
   * that codewords do not show the same numbers everywhere.
   */
  readonly slot: string;
  /** Place of the slot in the code, 0-7. */
  readonly position: number;
}

/**
 * Picks a variant. The code decides among variants 1-7; a variant beyond them takes over a share of
 * pages by hash, and only those pages change when it is added. A symbol whose variant does
 * not exist goes to the existing variant with the highest hash.
 */
export function chooseVariant(
  pool: Pool,
  { key, codeword, slot, position }: Choice,
): Variant {
  const requested = at(permutationOf(slot), codeSymbol(codeword, position)) + 1;
  let chosen = pool.find((variant) => variant.number === requested);
  for (const variant of pool) {
    if (variant.number <= FIELD) continue;
    if (hashToUnit(`${key}/${slot}/${variant.number}`) < 1 / variant.number)
      chosen = variant;
  }
  if (chosen) return chosen;
  const [best] = rankByHash(
    `${key}/${slot}`,
    pool.map((variant) => String(variant.number)),
  );
  return assertDefined(
    pool.find((variant) => String(variant.number) === best),
    `a variant of ${slot}`,
  );
}
