import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** In pixels: a pointer that moves farther between press and release does not click. */
const clickTolerance = 10

interface Press {
  readonly to: string
  readonly x: number
  readonly y: number
}

const linkAt = ({ target }: { readonly target: EventTarget }): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a') : null

const addressOf = ({ pathname, search }: HTMLAnchorElement): string => `${pathname}${search}`

/**
 * Follows the pressed link of a list, even if the link under the pointer changes before the release. Rows may move
 * between press and release, or give their element to another record.
 */
export function usePressedLink(navigate: (to: string) => void) {
  const press = useRef<Press | null>(null)
  return {
    onPointerDown: (event: PointerEvent) => {
      const link = linkAt(event)
      press.current = link && { to: addressOf(link), x: event.clientX, y: event.clientY }
    },
    onClick: (event: MouseEvent) => {
      const link = linkAt(event)
      const pressed = press.current
      press.current = null
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.altKey ||
        event.ctrlKey ||
        event.shiftKey
      )
        return
      const isStill = pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) <= clickTolerance
      const to = isStill ? pressed.to : link && addressOf(link)
      if (to === null) return
      event.preventDefault()
      navigate(to)
    },
  }
}
