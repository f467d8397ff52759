/** The parts of a page that have a name for screen readers, or can have the focus. */
const partSelector = 'section[aria-labelledby], [role="dialog"], [tabindex]'

/** The parts of the page around an element, the innermost first. */
export function partsAround(element: Element): readonly HTMLElement[] {
  const parts: HTMLElement[] = []
  let part = element.parentElement?.closest<HTMLElement>(partSelector)
  while (part) {
    parts.push(part)
    part = part.parentElement?.closest<HTMLElement>(partSelector)
  }
  return parts
}

/** Focuses the first of these parts that is still in the page. */
export function focusFirstOf(parts: readonly HTMLElement[]): void {
  const part = parts.find(({ isConnected }) => isConnected)
  if (!part) return
  if (!part.hasAttribute('tabindex')) {
    part.tabIndex = -1
    // A press on the part would focus it from then on.
    part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true })
  }
  part.focus({ preventScroll: true })
}

/**
 * The ref of an element that may leave the page with the focus, such as Retry, or a form with a focused field. The part of
 * the page around it then takes the focus, unless another element did.
 */
export function passFocus(element: HTMLElement | null): () => void {
  return () => {
    if (!element?.contains(document.activeElement)) return
    const parts = partsAround(element)
    // The element, and maybe parts around it, are still in the page.
    queueMicrotask(() => {
      if (document.activeElement === document.body) focusFirstOf(parts)
    })
  }
}
