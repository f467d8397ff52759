import { addPieces, meanPieces, type Pieces } from './pieces'

/** The number of pieces up to which the number of hunts is exact. The work grows with its square. */
const maxExact = 100

/** In floating point, 1 − 0.9 is a little less than 0.1. */
const roundingError = 1e-12

/** Hunts are counted up to 2 to the power of this number. */
const maxDoublings = 40

/**
 * The normal approximation for many pieces. The number of pieces after n hunts has mean n μ and variance n σ². So n μ −
 * z σ √n = amount gives √n. Source: the central limit theorem.
 */
function approximately(pieces: Pieces, amount: number, z: number): number {
  const mean = meanPieces(pieces)
  const square = pieces.reduce((sum, chance, count) => sum + chance * count * count, 0)
  const spread = z * Math.sqrt(Math.max(0, square - mean * mean))
  return Math.ceil(((spread + Math.sqrt(spread * spread + 4 * mean * amount)) / (2 * mean)) ** 2)
}

const sumOf = (pieces: Pieces): number => pieces.reduce((sum, chance) => sum + chance, 0)

/**
 * The fewest hunts after which the player has at least `amount` pieces with probability `level`; null if no piece ever
 * drops. `pieces` is the distribution for one hunt.
 * Hunts are independent, so n of them give the n-fold sum of `pieces`. For drops of one piece with chance p, this is
 * the binomial distribution. The hunts for `amount` drops then follow the negative binomial distribution. A single
 * piece needs n = ⌈ln(1 − level) / ln(1 − p)⌉ hunts. Source: W. Feller, An Introduction to Probability Theory and Its
 * Applications, volume 1, VI.8. Squaring gives the powers of 2, and sums keep only counts below `amount`.
 */
export function huntsNeeded(pieces: Pieces, amount: number, { level, z }: HuntLevel): number | null {
  if (meanPieces(pieces) <= 0) return null
  if (amount > maxExact) return approximately(pieces, amount, z)
  const isShort = (total: Pieces) => sumOf(total) > 1 - level + roundingError
  const powers: Pieces[] = []
  for (let power = pieces; powers.length <= maxDoublings; power = addPieces(power, power, amount)) {
    powers.push(power)
    if (!isShort(power)) break
  }
  let [hunts, total]: [number, Pieces] = [0, [1]]
  for (const [index, power] of [...powers.entries()].reverse()) {
    const next = addPieces(total, power, amount)
    if (isShort(next)) [hunts, total] = [hunts + 2 ** index, next]
  }
  return hunts + 1
}

/** A probability with its quantile in the standard normal distribution. */
export interface HuntLevel {
  readonly level: number
  readonly z: number
}

/** A chance of 50 % and one of 90 %. */
export const huntLevels = {
  half: { level: 0.5, z: 0 },
  ninety: { level: 0.9, z: 1.281_551_565_5 },
} as const satisfies Record<string, HuntLevel>
