import { createStore, useStore } from './store'

/** In each dialog that is open, the element for notices; the topmost dialog last. */
const containers = createStore<readonly HTMLElement[]>([])

/**
 * The ref of an element in a modal dialog. Notices are drawn in it while the dialog is open: what is outside of the dialog can
 * be neither pressed nor reached by keyboard, and screen readers do not read it.
 */
export function holdNotices(element: HTMLElement | null): () => void {
  if (element) containers.set([...containers.get(), element])
  return () => containers.set(containers.get().filter((other) => other !== element))
}

/** Where notices are drawn now; null for their own place in the page. */
export const useNoticeContainer = (): HTMLElement | null => useStore(containers).at(-1) ?? null
