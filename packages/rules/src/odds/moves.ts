/** 0 the attacker, 1 the defender. */
export type SideIndex = 0 | 1

/** A change of both healths, in units, with its chance; a loss is below 0. */
export interface Move {
  readonly by: readonly [attacker: number, defender: number]
  readonly chance: number
}

/** Moves of which one happens, as a list and as arrays of numbers, which are quicker to read. */
export interface Moves {
  readonly list: readonly Move[]
  /** the changes of the attacker's health, in the order of the list; after them a 0, which stands for no move */
  readonly attacker: Int32Array
  /** the same for the defender's health */
  readonly defender: Int32Array
  /** the chances of the list */
  readonly chances: Float64Array
  /** the largest difference of two changes of each health, including no change */
  readonly spread: readonly [attacker: number, defender: number]
}

export function movesOf(list: readonly Move[]): Moves {
  const [attacker, defender] = [new Int32Array(list.length + 1), new Int32Array(list.length + 1)]
  const chances = new Float64Array(list.length)
  for (const [index, { by, chance }] of list.entries()) {
    attacker[index] = by[0]
    defender[index] = by[1]
    chances[index] = chance
  }
  return { list, attacker, defender, chances, spread: [spreadOf(attacker), spreadOf(defender)] }
}

export const noMoves = movesOf([])

function spreadOf(changes: Int32Array): number {
  let [least, most] = [0, 0]
  for (const change of changes) {
    least = Math.min(least, change)
    most = Math.max(most, change)
  }
  return most - least
}
