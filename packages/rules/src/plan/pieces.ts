import type { LootLine } from '../release/release'

/** The chances of 0, 1, 2, … pieces, from 0 to 1; missing entries are 0. */
export type Pieces = readonly number[]

/**
 * The sum of two independent numbers of pieces, without counts of `limit` and more. Its total is the probability of
 * fewer pieces.
 */
export function addPieces(a: Pieces, b: Pieces, limit: number): Pieces {
  const sum = new Array<number>(Math.min(limit, a.length + b.length - 1)).fill(0)
  for (const [i, p] of a.entries())
    for (const [j, q] of b.entries()) {
      if (i + j >= sum.length) break
      sum[i + j] = (sum[i + j] ?? 0) + p * q
    }
  return sum
}

/** Larger amounts count as this many pieces, which limits the work regardless of content. */
const maxAtOnce = 1000

/**
 * The pieces from one loot line: 0 unless it drops, else each whole amount of its range with equal chance, as
 * `rollStakes` rolls it.
 */
function linePieces({ dropChance, amountMin, amountMax }: LootLine): Pieces {
  const highest = Math.max(amountMin, amountMax)
  const chance = Math.min(100, Math.max(0, dropChance)) / 100
  const each = chance / (highest - amountMin + 1)
  const nothing = Math.max(0, Math.min(0, highest) - amountMin + 1)
  const most = Math.min(maxAtOnce, Math.max(0, highest))
  const pieces = Array.from({ length: most + 1 }, (_, amount) => (amount >= amountMin ? each : 0))
  pieces[0] = 1 - chance + each * nothing
  if (most === maxAtOnce) pieces[most] = each * (highest - Math.max(amountMin, maxAtOnce) + 1)
  return pieces
}

/**
 * The pieces of an item in the loot of a win, without bonuses from equipment. `lines` are the loot lines of that item.
 */
export const winPieces = (lines: readonly LootLine[]): Pieces =>
  lines.reduce<Pieces>((sum, line) => addPieces(sum, linePieces(line), Number.POSITIVE_INFINITY), [1])

/** Mixes the pieces of several possible wins by their chance in a hunt, from 0 to 1; other hunts give no pieces. */
export function mixPieces(parts: readonly { readonly share: number; readonly pieces: Pieces }[]): Pieces {
  const mixed = [1 - parts.reduce((sum, { share }) => sum + share, 0)]
  for (const { share, pieces } of parts)
    for (const [amount, chance] of pieces.entries()) mixed[amount] = (mixed[amount] ?? 0) + share * chance
  return Array.from(mixed, (chance) => chance ?? 0)
}

/** The mean number of pieces, where more than `limit` at once count as `limit`. */
export const meanPieces = (pieces: Pieces, limit = Number.POSITIVE_INFINITY): number =>
  pieces.reduce((sum, chance, amount) => sum + chance * Math.min(amount, limit), 0)
