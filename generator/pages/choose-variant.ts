import { assertDefined, at } from '../../src/domain/assert-defined.ts';
import seedrandom from 'seedrandom';
import { CODEWORDS } from '../inputs/profile.ts';
import type { Pool, Variant } from '../inputs/templates.ts';

const FIELD = 7;

/** Returns a uniformly distributed number in [0, 1) that depends on `key` alone. */
function hashToUnit(key: string): number {
  return seedrandom(key).quick();
}

/** Number of codewords that `codeSymbol` accepts but no profile may name. */
const SPARE_CODEWORDS = CODEWORDS * (FIELD - 1);

/** Returns a spare codeword, which no profile may name, for a town whose profile names none. */
export function hashedCodeword(townSlug: string): number {
  return (
    CODEWORDS + Math.floor(hashToUnit(`seat/${townSlug}`) * SPARE_CODEWORDS)
  );
}

/** Orders names by a hash of `key` and the name, so that a new name leaves the others in order. */
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
 * Returns the symbol of `codeword` at `position` 0-7: the value of a polynomial over GF(7) at 0-6,
 * its slope at 7. Codewords 0-48 are straight lines, an extended Reed-Solomon code: two of them
 * agree at exactly one position. Spare codewords, from 49 on, are parabolas: each agrees with any
 * other codeword at three positions at most.
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
   * The section that a variant is chosen for, as `service/section`. Each slot maps symbols to
   * numbers in its own order, so that a codeword means different numbers in different sections.
   */
  readonly slot: string;
  /** Position of the slot in the codeword, 0-7. */
  readonly position: number;
}

/**
 * Chooses the variant of a section for a page: among 1-7 by the page's codeword. A variant numbered
 * above 7 takes over a share of pages by hash, so that adding it changes no other page. If no
 * variant has the chosen number, the variant with the highest hash is used.
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
