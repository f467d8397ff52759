/**
 * How loops move. A moment `at` is a part of the loop's length, from 0 to 1; no moment is the still picture. Whatever moves
 * does so by whole turns, so that the end of a loop meets its beginning. Prints do not fade: what goes gets smaller.
 */

/** A swing between -1 and 1. */
export const wave = (at, phase = 0, turns = 1) => Math.sin(2 * Math.PI * (at * turns + phase))

/** Something that comes, goes on its way and is gone before it begins anew: how far it is, and how large, 0 to 1. */
export function passing(at, phase) {
  const way = (at + phase) % 1
  return { way, size: Math.sin(Math.PI * way) }
}
