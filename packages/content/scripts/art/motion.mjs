/**
 * The motion of loops. A moment `at` is a part of the loop's length, from 0 to 1; without a moment the image is still.
 * Everything moves in whole turns, so that the end of a loop meets its beginning. Prints do not fade: parts that vanish
 * get smaller.
 */

/** A swing between -1 and 1. */
export const wave = (at, phase = 0, turns = 1) => Math.sin(2 * Math.PI * (at * turns + phase))

/** A part that appears, moves along and vanishes before it repeats: its progress and size, both from 0 to 1. */
export function passing(at, phase) {
  const way = (at + phase) % 1
  return { way, size: Math.sin(Math.PI * way) }
}
