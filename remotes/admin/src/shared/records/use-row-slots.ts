import { useLayoutEffect, useRef } from 'react'

/**
 * Distributes rows over numbered elements: a row keeps its element while it is in the page, and a new row takes one that
 * another row has left. Changing the text of an element costs far less than taking one out and putting another one in.
 */
export function assignRowSlots(
  previous: ReadonlyMap<number, number>,
  indices: readonly number[],
): ReadonlyMap<number, number> {
  const taken = new Set<number>()
  for (const index of indices) {
    const slot = previous.get(index)
    if (slot !== undefined) taken.add(slot)
  }
  let free = 0
  return new Map(
    indices.map((index): [number, number] => {
      const known = previous.get(index)
      if (known !== undefined) return [index, known]
      while (taken.has(free)) free += 1
      taken.add(free)
      return [index, free]
    }),
  )
}

/** The element of each row that is in the page, as a number; by the row's index. */
export function useRowSlots(indices: readonly number[]): ReadonlyMap<number, number> {
  const shown = useRef<ReadonlyMap<number, number>>(new Map())
  const slots = assignRowSlots(shown.current, indices)
  useLayoutEffect(() => {
    shown.current = slots
  })
  return slots
}
