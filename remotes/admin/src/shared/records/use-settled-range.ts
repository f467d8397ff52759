import { useEffect, useRef, useState } from 'react'

export interface RowRange {
  readonly startIndex: number
  readonly endIndex: number
}

/** In milliseconds: a row that is in view for so long loads its image. */
const settleTime = 250

/** The rows that both ranges have; null where they have none in common. */
function overlapOf(a: RowRange, b: RowRange): RowRange | null {
  const startIndex = Math.max(a.startIndex, b.startIndex)
  const endIndex = Math.min(a.endIndex, b.endIndex)
  return startIndex <= endIndex ? { startIndex, endIndex } : null
}

/** Of the rows in view, those that stay there; rows that are scrolled past quickly are never among them. */
export function useSettledRange(range: RowRange | null): RowRange | null {
  const [settled, setSettled] = useState(range)
  const current = useRef(range)
  const timer = useRef(0)
  if (!settled && range) setSettled(range)
  useEffect(() => {
    current.current = range
    const isSettled = settled?.startIndex === range?.startIndex && settled?.endIndex === range?.endIndex
    if (!range || isSettled || timer.current !== 0) return
    timer.current = window.setTimeout(() => {
      timer.current = 0
      const overlap = current.current && overlapOf(range, current.current)
      // A new object has the effect run again, until all rows in view are settled.
      setSettled((last) => overlap ?? (last && { ...last }))
    }, settleTime)
  })
  useEffect(
    () => () => {
      window.clearTimeout(timer.current)
      timer.current = 0
    },
    [],
  )
  return settled
}
