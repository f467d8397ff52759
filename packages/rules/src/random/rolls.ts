/**
 * Random numbers from a seed: the same seed and label always give the same rolls on every machine.
 * The 64 hex digits and the label are hashed to 128 bits by cyrb128, a MurmurHash3-like mix. The hash seeds sfc32,
 * Chris Doty-Humphrey's small fast counting generator from PractRand. Each purpose has its own label and stream, so a
 * fight can be replayed without drawing the loot first.
 */
export interface Rolls {
  /** from 0 to 1, exclusive */
  next(): number
  /** a whole number from `from` to `to`, inclusive */
  int(from: number, to: number): number
  /** whether an event with this chance in percent happens; uses a roll even if the result is certain */
  chance(percent: number): boolean
}

/** The streams of a combat's seed. */
export type RollPurpose = 'attraction' | 'modifiers' | 'fighters' | 'stakes' | 'fight' | 'mission' | 'firstMission'

type Words = readonly [number, number, number, number]

function cyrb128(text: string): Words {
  let a = 1779033703
  let b = 3144134277
  let c = 1013904242
  let d = 2773480762
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    a = b ^ Math.imul(a ^ unit, 597399067)
    b = c ^ Math.imul(b ^ unit, 2869860233)
    c = d ^ Math.imul(c ^ unit, 951274213)
    d = a ^ Math.imul(d ^ unit, 2716044179)
  }
  a = Math.imul(c ^ (a >>> 18), 597399067)
  b = Math.imul(d ^ (b >>> 22), 2869860233)
  c = Math.imul(a ^ (c >>> 17), 951274213)
  d = Math.imul(b ^ (d >>> 19), 2716044179)
  a ^= b ^ c ^ d
  return [a, b ^ a, c ^ a, d ^ a]
}

function sfc32([first, second, third, fourth]: Words): () => number {
  let a = first | 0
  let b = second | 0
  let c = third | 0
  let counter = fourth | 0
  return () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + sum) | 0
    return (sum >>> 0) / 4294967296
  }
}

/** Creates rolls from any source of numbers from 0 to 1, exclusive; tests supply their own. */
export function rollsBy(next: () => number): Rolls {
  return {
    next,
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (percent) => next() * 100 < percent,
  }
}

/** Rolls that give the lowest value of each range, for fighters whose ranges are handled separately. */
export const lowestRolls = rollsBy(() => 0)

/** The stream of rolls of a seed for one purpose. */
export function rollsFrom(seed: string, purpose: RollPurpose): Rolls {
  const next = sfc32(cyrb128(`${seed}:${purpose}`))
  // PractRand's own warm-up, after which the state no longer depends on how regular the seed was
  for (let i = 0; i < 12; i++) next()
  return rollsBy(next)
}
