/** 0 the attacker, 1 the defender. */
export type SideIndex = 0 | 1

/** A change of both healths, in units, with its chance; a loss is below 0. */
export interface Move {
  readonly by: readonly [attacker: number, defender: number]
  readonly chance: number
}

/**
 * The losses of one side while the other's health stays the same, as lists of equal length, padded to a multiple of
 * four.
 */
export interface Losses {
  readonly side: SideIndex
  /** 0 or more */
  readonly units: Int32Array
  readonly chances: Float64Array
  readonly least: number
  readonly most: number
}

/** Moves of which one happens. */
export interface Moves {
  readonly list: readonly Move[]
  /** the same moves if they are losses of only one side; else null */
  readonly losses: Losses | null
}

export const movesOf = (list: readonly Move[]): Moves => ({ list, losses: lossesOf(list) })

export const noMoves = movesOf([])

function lossesOf(list: readonly Move[]): Losses | null {
  const side = loserOf(list)
  if (side === null) return null
  // the padding to a multiple of four has chance 0
  const length = Math.ceil(list.length / 4) * 4
  const losses = {
    side,
    units: new Int32Array(length),
    chances: new Float64Array(length),
    least: Number.POSITIVE_INFINITY,
    most: 0,
  }
  for (const [index, { by, chance }] of list.entries()) {
    const lost = -by[side]
    losses.units[index] = lost
    losses.chances[index] = chance
    losses.least = Math.min(losses.least, lost)
    losses.most = Math.max(losses.most, lost)
  }
  losses.units.fill(losses.least, list.length)
  return losses
}

function loserOf(list: readonly Move[]): SideIndex | null {
  if (list.length === 0) return null
  if (list.every(({ by }) => by[0] === 0 && by[1] <= 0)) return 1
  return list.every(({ by }) => by[0] <= 0 && by[1] === 0) ? 0 : null
}
