import { type RefObject, useEffect, useRef } from 'react'

/** Sideways only: the page stays where it is. */
export function scrollToCenter(row: HTMLElement, button: HTMLElement): void {
  row.scrollLeft = button.offsetLeft - (row.clientWidth - button.offsetWidth) / 2
}

/** For a row of buttons to swipe: brings the pressed one to the middle whenever it is another, told by its `key`. */
export function useCenterPressedButton(key: string | undefined): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whichever has the key now is the pressed one
  useEffect(() => {
    const pressed = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]')
    if (row.current && pressed) scrollToCenter(row.current, pressed)
  }, [key])
  return row
}
