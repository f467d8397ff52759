import type { StatRange } from '../player-stats'
import type { Weighted } from './spread'

const whole = (percent: number): number => Math.min(100, Math.max(0, percent))

/**
 * Critical chances that stand for a whole range. A fight has at most five base attacks of a side, so its chances are a
 * polynomial of the fifth degree in the critical chance, and Gauss's three points give its mean exactly. What lies
 * outside 0–100 is cut to the ends, as the roll is.
 */
export function critNodes({ from, to }: StatRange): readonly Weighted[] {
  if (to <= from || whole(from) === whole(to)) return [[whole(from), 1]]
  const [low, high] = [whole(from), whole(to)]
  const inside = (high - low) / (to - from)
  const [middle, half] = [(low + high) / 2, (high - low) / 2]
  const reach = half * Math.sqrt(3 / 5)
  const ends: readonly Weighted[] = [
    [0, Math.max(0, Math.min(0, to) - from) / (to - from)],
    [100, Math.max(0, to - Math.max(100, from)) / (to - from)],
  ]
  const points: readonly Weighted[] = [
    [middle - reach, (5 / 18) * inside],
    [middle, (8 / 18) * inside],
    [middle + reach, (5 / 18) * inside],
  ]
  return [...ends, ...points].filter(([, chance]) => chance > 0)
}
