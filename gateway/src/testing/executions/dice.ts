/** Draws from a seed, in the same order every time. */
export interface Dice {
  /** a whole number from 0 to `count` - 1 */
  below(count: number): number
  /** true with a chance in percent */
  chance(percent: number): boolean
  pick<Entry>(entries: readonly [Entry, ...Entry[]] | readonly Entry[]): Entry
}

/** Creates dice with the generator mulberry32. */
export function seededDice(seed: number): Dice {
  let state = seed >>> 0
  const below = (count: number): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * count)
  }
  return {
    below,
    chance: (percent) => below(100) < percent,
    pick: (entries) => {
      const entry = entries[below(entries.length)]
      if (entry === undefined) throw new Error('There is nothing to pick from.')
      return entry
    },
  }
}
