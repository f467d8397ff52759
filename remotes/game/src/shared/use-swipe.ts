import { type PointerEvent, useRef } from 'react'

/** The shortest horizontal movement that counts as a swipe, in pixels. */
const swipeWidth = 40

/** Pointer handlers for horizontal swipes by touch or pen. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef(0)
  return {
    onPointerDown: ({ clientX }: PointerEvent) => {
      start.current = clientX
    },
    onPointerUp: ({ clientX, pointerType }: PointerEvent) => {
      const moved = clientX - start.current
      if (pointerType !== 'mouse' && Math.abs(moved) >= swipeWidth) onSwipe(moved < 0 ? 1 : -1)
    },
  }
}
