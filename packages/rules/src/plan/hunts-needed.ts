import { addPieces, meanPieces, type Pieces } from './pieces'

/** Up to so many pieces the number of hunts is exact; the work grows with the square of it. */
const maxExact = 100

/** 1 − 0.9 is a little less than 0.1 for the machine. */
const roundingError = 1e-12

/** Hunts are counted up to 2 to the power of this. */
const maxDoublings = 40

/**
 * The normal approximation for many pieces: their number after n hunts has the mean n μ and the variance n σ², so
 * n μ − z σ √n = amount gives √n. Source: the central limit theorem.
 */
function approximately(pieces: Pieces, amount: number, z: number): number {
  const mean = meanPieces(pieces)
  const square = pieces.reduce((sum, chance, count) => sum + chance * count * count, 0)
  const spread = z * Math.sqrt(Math.max(0, square - mean * mean))
  return Math.ceil(((spread + Math.sqrt(spread * spread + 4 * mean * amount)) / (2 * mean)) ** 2)
}

const sumOf = (pieces: Pieces): number => pieces.reduce((sum, chance) => sum + chance, 0)

/**
 * The fewest hunts after which at least `amount` pieces are there with the probability `level`; null where none ever comes.
 * `pieces` is what one hunt brings.
 *
 * The hunts are independent, so n of them bring the n-fold sum of `pieces`. For drops of one piece with the chance p this is
 * the binomial distribution, and the hunts that `amount` drops take follow the negative binomial distribution; for a single
 * piece n = ⌈ln(1 − level) / ln(1 − p)⌉. Source: W. Feller, An Introduction to Probability Theory and Its Applications,
 * volume 1, VI.8. The powers of 2 are found by squaring, as everything but fewer than `amount` pieces is left out.
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

/** A probability with the quantile of the standard normal distribution at it. */
export interface HuntLevel {
  readonly level: number
  readonly z: number
}

/** As likely as not, and nine times out of ten. */
export const huntLevels = {
  half: { level: 0.5, z: 0 },
  ninety: { level: 0.9, z: 1.281_551_565_5 },
} as const satisfies Record<string, HuntLevel>
