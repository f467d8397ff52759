import { createStore, useStore } from './store'

/** The container for notices of each open dialog, the topmost last. */
const containers = createStore<readonly HTMLElement[]>([])

/**
 * The ref of an element in a modal dialog. Notices are drawn in it while the dialog is open. Elements outside the
 * dialog cannot be pressed or reached by keyboard, and screen readers do not read them.
 */
export function holdNotices(element: HTMLElement | null): () => void {
  if (element) containers.set([...containers.get(), element])
  return () => containers.set(containers.get().filter((other) => other !== element))
}

/** The current container of notices; null for their own place in the page. */
export const useNoticeContainer = (): HTMLElement | null => useStore(containers).at(-1) ?? null
