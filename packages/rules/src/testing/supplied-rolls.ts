import { type Rolls, rollsBy } from '../random/rolls'

/** Rolls with the given results, in order. One roll more is an error, so a table states exactly what is drawn. */
export function suppliedRolls(...numbers: readonly number[]): Rolls {
  let drawn = 0
  return rollsBy(() => {
    const next = numbers[drawn]
    if (next === undefined) throw new RangeError(`roll ${drawn + 1} was not supplied`)
    drawn += 1
    return next
  })
}

/** The same roll every time. */
export const sameRoll = (number: number): Rolls => rollsBy(() => number)
