import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls sideways only: the page does not move. */
export function scrollToCenter(row: HTMLElement, button: HTMLElement): void {
  row.scrollLeft = button.offsetLeft - (row.clientWidth - button.offsetWidth) / 2
}

/** For a row of buttons to swipe: scrolls to the pressed button whenever its `key` changes. */
export function useCenterPressedButton(key: string | undefined): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pressed button is found again for each key
  useEffect(() => {
    const pressed = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]')
    if (row.current && pressed) scrollToCenter(row.current, pressed)
  }, [key])
  return row
}
