import { fireEvent } from '@testing-library/react'

/** Fires a pointer event at a place of the page; the browser of the tests knows pointer events without coordinates only. */
export function firePointer(
  element: Element,
  type: 'pointerdown' | 'pointermove' | 'pointerup',
  at: { readonly clientX?: number; readonly clientY?: number } = {},
): void {
  element.setPointerCapture = () => undefined
  fireEvent(element, new MouseEvent(type, { ...at, bubbles: true, cancelable: true }))
}
